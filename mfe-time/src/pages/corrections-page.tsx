import { SelectableList } from '@rollcall/shared/bulk-actions';
import { correctionsQuery, useDepartments } from '@rollcall/shared/calls';
import { LEAVE_STATUSES } from '@rollcall/shared/contract';
import { ExportButton } from '@rollcall/shared/exports';
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
import { correctionColumns } from '../corrections/correction-columns.tsx';
import { CorrectionCounters } from '../corrections/correction-counters.tsx';
import { DecideButtons } from '../corrections/decide-buttons.tsx';
import { TEXTS } from '../corrections/texts.ts';
import { readDay } from '../filters/read-day.ts';
import { TEXTS as FILTER_TEXTS } from '../filters/texts.ts';

/** `/time/corrections` (design §15.3, capability `corrections`): corrections that employees request and administrators decide. */
export function CorrectionsPage() {
  const departments = useDepartments(useCapability('working-time'));
  const companyZone = usePageContext((context) => context.companyZone);
  const { page, showPage, choice, department, search, filter, showFilter } = useListParameters();
  const filters = {
    search,
    status: choice('status', LEAVE_STATUSES),
    department,
    from: readDay(filter('from')),
    to: readDay(filter('to')),
  };
  const query = useQuery(correctionsQuery({ page, ...filters }));
  return (
    <>
      <PageHeading
        title={TEXTS.title}
        actions={<ExportButton lists={['corrections']} filter={filters} />}
      />
      {(query.data ?? !query.error) && <CorrectionCounters counts={query.data?.counts} />}
      <FilterBar values={filters} onChange={showFilter}>
        <DateRange from={filters.from} to={filters.to} onChange={showFilter} />
        <ChoiceSelect
          label={FILTER_TEXTS.state}
          value={filters.status}
          choices={FILTER_TEXTS.decisions}
          onChange={(chosen) => showFilter({ status: chosen })}
        />
        <DepartmentSelect
          departments={departments}
          value={filters.department}
          onChange={(chosen) => showFilter({ department: chosen })}
        />
      </FilterBar>
      <SelectableList
        of="corrections"
        filter={filters}
        label={TEXTS.title}
        columns={correctionColumns({
          companyZone,
          hasEmployee: true,
          Action: DecideButtons,
        })}
        list={toListResult(query, page)}
        page={page}
        onPage={showPage}
        texts={TEXTS}
      />
    </>
  );
}
