import { SelectableList } from '@rollcall/shared/bulk-actions';
import { type CorrectionsQuery, correctionsQuery, useDepartments } from '@rollcall/shared/calls';
import { CORRECTION_SORTS, LEAVE_STATUSES } from '@rollcall/shared/contract';
import { ExportButton } from '@rollcall/shared/exports';
import { useListSort, useListView, ViewButton } from '@rollcall/shared/list-views';
import { useCapability, usePageContext } from '@rollcall/shared/session';
import {
  ChoiceSelect,
  DateRange,
  DepartmentSelect,
  FilterBar,
  PageHeading,
  toListResult,
} from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { correctionColumns } from '../corrections/correction-columns.tsx';
import { CorrectionCounters } from '../corrections/correction-counters.tsx';
import { DecideButtons } from '../corrections/decide-buttons.tsx';
import { TEXTS } from '../corrections/texts.ts';
import { readDay } from '../filters/read-day.ts';
import { TEXTS as FILTER_TEXTS } from '../filters/texts.ts';

/** `/time/corrections` (design §15.3, capability `corrections`): corrections that employees request and administrators decide. */
export function CorrectionsPage() {
  const companyZone = usePageContext((context) => context.companyZone);
  const { page, showPage, choice, department, search, filter, showFilter } = useListParameters();
  const filters = {
    search,
    status: choice('status', LEAVE_STATUSES),
    department,
    from: readDay(filter('from')),
    to: readDay(filter('to')),
  };
  const sort = useListSort(CORRECTION_SORTS);
  const query = useQuery(correctionsQuery({ page, ...filters, ...sort.query }));
  const columns = correctionColumns({
    companyZone,
    hasEmployee: true,
    sortedBy: sort.of,
    Action: DecideButtons,
  });
  const view = useListView({ list: 'corrections', columns, filters: Object.keys(filters) });
  return (
    <>
      <PageHeading
        title={TEXTS.title}
        actions={
          <Flex wrap gap="small">
            <ViewButton view={view} />
            <ExportButton lists={['corrections']} filter={filters} />
          </Flex>
        }
      />
      {(query.data ?? !query.error) && <CorrectionCounters counts={query.data?.counts} />}
      <CorrectionFilters filters={filters} onChange={showFilter} />
      <SelectableList
        of="corrections"
        filter={filters}
        label={TEXTS.title}
        columns={view.columns}
        list={toListResult(query, page)}
        page={page}
        onPage={showPage}
        onSort={sort.onSort}
        texts={TEXTS}
      />
    </>
  );
}

interface FiltersProps {
  readonly filters: {
    readonly [Name in 'search' | 'status' | 'department' | 'from' | 'to']:
      | CorrectionsQuery[Name]
      | undefined;
  };
  readonly onChange: Parameters<typeof FilterBar>[0]['onChange'];
}

function CorrectionFilters({ filters, onChange }: FiltersProps) {
  const departments = useDepartments(useCapability('working-time'));
  return (
    <FilterBar values={filters} onChange={onChange}>
      <DateRange from={filters.from} to={filters.to} onChange={onChange} />
      <ChoiceSelect
        label={FILTER_TEXTS.state}
        value={filters.status}
        choices={FILTER_TEXTS.decisions}
        onChange={(chosen) => onChange({ status: chosen })}
      />
      <DepartmentSelect
        departments={departments}
        value={filters.department}
        onChange={(chosen) => onChange({ department: chosen })}
      />
    </FilterBar>
  );
}
