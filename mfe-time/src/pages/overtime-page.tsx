import { dayQuery, type OvertimeDecision } from '@rollcall/shared/calls';
import { OVERTIME_SORTS } from '@rollcall/shared/contract';
import { ExportButton } from '@rollcall/shared/exports';
import { type ListView, useListSort, useListView, ViewButton } from '@rollcall/shared/list-views';
import { useNow } from '@rollcall/shared/session';
import { ListTable, PageHeading, toListResult } from '@rollcall/shared/ui';
import { useDialogParameters } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { Alert, Flex, Typography } from 'antd';
import { useMemo } from 'react';
import { DayDetails } from '../day/day-details.tsx';
import { DayDrawer } from '../day/day-drawer.tsx';
import { DecideDialog } from '../payroll/overtime/decide-dialog.tsx';
import { Kinds } from '../payroll/overtime/kinds.tsx';
import {
  ADDED_COLUMNS,
  type OvertimeRow,
  overtimeColumns,
} from '../payroll/overtime/overtime-columns.tsx';
import { OvertimeFilters } from '../payroll/overtime/overtime-filters.tsx';
import { SelectionBar } from '../payroll/overtime/selection-bar.tsx';
import { TEXTS } from '../payroll/overtime/texts.ts';
import {
  type OvertimeFilter,
  toServerFilter,
  useOvertime,
} from '../payroll/overtime/use-overtime.ts';
import { useSelection } from '../payroll/overtime/use-selection.ts';
import { LogOutlet, useOpenLog } from '../repair/log-outlet.tsx';
import { useOpenDay } from './use-open-day.ts';
import { useOvertimeParameters } from './use-overtime-parameters.ts';

const STATUSES = ['approved', 'rejected', 'pending'] as const;

/** `/time/overtime` (capability `working-time`): overtime that waits for a decision, and what was decided. */
export function OvertimePage() {
  const parameters = useOvertimeParameters();
  const { page, showPage, filters } = parameters;
  const sort = useListSort(OVERTIME_SORTS);
  const query = useOvertime({ page, filters, sorting: sort.query });
  const selection = useSelection(query.data?.rows ?? []);
  const { values, open, close } = useDialogParameters({ which: ['decide'] });
  const status = STATUSES.find((each) => each === values.decide);
  const day = useOpenDay();
  const view = useListView({
    list: 'overtime',
    columns: overtimeColumns({ selection, sortedBy: sort.of, onExplain: day.open }),
    filters: Object.keys(filters),
    added: ADDED_COLUMNS,
  });
  const rows = useMemo(() => query.data?.rows.map((row) => ({ ...row, id: null })), [query.data]);
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <>
      <OvertimeHeading view={view} filters={filters} />
      <Typography.Paragraph type="secondary">{TEXTS.intro}</Typography.Paragraph>
      <Kinds />
      <OvertimeFilters {...parameters} />
      {query.data?.isCalculating && <Calculating />}
      <SelectionBar
        selection={selection}
        onDecide={(decided: OvertimeDecision['status']) => open({ decide: decided })}
      />
      <ListTable
        label={TEXTS.list}
        columns={view.columns}
        list={toListResult(
          { ...query, data: query.data && { ...query.data, rows: rows ?? [] } },
          page,
        )}
        page={page}
        onPage={showPage}
        onSort={sort.onSort}
        texts={isFiltered ? { ...TEXTS, empty: TEXTS.emptyFiltered } : TEXTS}
      />
      {status && query.data && (
        <DecideDialog status={status} entries={selection.selected} onClose={close} />
      )}
      <OpenDay day={day} />
    </>
  );
}

interface HeadingProps {
  readonly view: ListView<OvertimeRow>;
  readonly filters: OvertimeFilter;
}

const OvertimeHeading = ({ view, filters }: HeadingProps) => (
  <PageHeading
    title={TEXTS.title}
    actions={
      <Flex wrap gap="small">
        <ViewButton view={view} />
        <ExportButton lists={['overtime']} filter={toServerFilter(filters)} />
      </Flex>
    }
  />
);

const Calculating = () => (
  <output>
    <Alert type="info" showIcon title={TEXTS.calculating} style={SPACED} />
  </output>
);

/** The day of an entry, from which its logs can be opened. */
function OpenDay({ day }: { readonly day: ReturnType<typeof useOpenDay> }) {
  const now = useNow();
  const log = useOpenLog();
  const { employeeId, date = '' } = day;
  const { data } = useQuery({ ...dayQuery({ employeeId, date }), enabled: date !== '' });
  return (
    <>
      <DayDrawer
        employeeId={employeeId}
        date={day.date}
        employeeName={data?.employeeName ?? undefined}
        onClose={day.close}
      >
        {date !== '' && <DayDetails employeeId={employeeId} date={date} onOpen={log.open} />}
      </DayDrawer>
      <LogOutlet now={now} log={log} />
    </>
  );
}

const SPACED = { marginBottom: 16 } as const;
