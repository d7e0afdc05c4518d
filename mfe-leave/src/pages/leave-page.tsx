import { SelectableList } from '@rollcall/shared/bulk-actions';
import type { Leave } from '@rollcall/shared/calls';
import { LEAVE_SORTS } from '@rollcall/shared/contract';
import { localDate, today } from '@rollcall/shared/domain';
import { ExportButton, type ExportFilter } from '@rollcall/shared/exports';
import { type ListView, useListView, ViewButton } from '@rollcall/shared/list-views';
import { serverNow, useCapability, usePageContext } from '@rollcall/shared/session';
import { type ListSort, PageHeading } from '@rollcall/shared/ui';
import { useDialogParameters, useListParameters } from '@rollcall/shared/url';
import { Button, Flex, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { TEXTS as CALENDAR_TEXTS } from '../calendar/texts.ts';
import { DecideActions } from '../decisions/decide-actions.tsx';
import { LeaveEmployee } from '../decisions/leave-details.tsx';
import { LinkedLeave } from '../decisions/linked-leave.tsx';
import { PlaceholderButtons } from '../decisions/placeholder-buttons.tsx';
import { LeaveFilterBar } from '../filters/leave-filter-bar.tsx';
import { readLeaveFilters } from '../filters/read-leave-filters.ts';
import { ADDED_COLUMNS, leaveColumns } from '../leaves/leave-columns.tsx';
import { LeaveCounters } from '../leaves/leave-counters.tsx';
import { TEXTS } from '../leaves/texts.ts';
import { useLeaves } from '../leaves/use-leaves.ts';
import { RequestButton } from '../request/request-button.tsx';

const LeaveCalendar = lazy(async () => ({
  default: (await import('../calendar/leave-calendar.tsx')).LeaveCalendar,
}));

/** `/leave` (spec §2, Leave Management). */
export function LeavePage() {
  const parameters = useListParameters();
  const { page, showPage, search, showFilter, sorting, showSort } = parameters;
  const filters = { search, ...readLeaveFilters(parameters) };
  const sort = sorting(LEAVE_SORTS);
  const canDecide = useCapability('leave.decide');
  const hasDepartment = useCapability('leaves.page');
  const calendar = useCalendar();
  const list = useLeaves(page, { ...filters, sort: sort?.by, order: sort?.order });
  const view = useView(sort, Object.keys(filters));
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <>
      <LeaveHeading calendar={calendar} filter={filters} view={view} />
      {(list.data || !list.error) && (
        <LeaveCounters counts={list.data?.counts} status={filters.status} />
      )}
      <LeaveFilterBar
        values={filters}
        types={list.data?.types ?? []}
        hasDepartment={hasDepartment}
        onChange={showFilter}
      />
      {calendar.month !== undefined && (
        <Suspense fallback={<Skeleton active title={false} />}>
          <LeaveCalendar
            month={calendar.month}
            department={filters.department}
            onMonth={calendar.show}
          />
        </Suspense>
      )}
      {canDecide && <LinkedLeave list={list} />}
      <SelectableList
        of="leaves"
        filter={filters}
        label={TEXTS.title}
        columns={view.columns}
        list={list}
        page={page}
        onPage={showPage}
        onSort={showSort}
        texts={isFiltered ? { ...TEXTS, empty: TEXTS.emptyFiltered } : TEXTS}
      />
    </>
  );
}

function useView(sorted: ListSort | undefined, filters: readonly string[]) {
  const canDecide = useCapability('leave.decide');
  const parts = canDecide
    ? { Employee: LeaveEmployee, Action: DecideActions }
    : { Employee: BaseEmployee, Action: PlaceholderButtons };
  const columns = leaveColumns({ ...parts, sorted });
  return useListView({ list: 'leaves', columns, filters, added: ADDED_COLUMNS });
}

/** A base backend has no details. */
const BaseEmployee = ({ leave }: { readonly leave: Leave }) => leave.employeeName ?? 'N/A';

const CALENDAR = { which: ['calendar'], inside: ['dialog'] } as const;

/** The calendar above the list. Its month `YYYY-MM` is in the URL; undefined while it is closed. */
function useCalendar() {
  const { values, open, close } = useDialogParameters(CALENDAR);
  const canDecide = useCapability('leave.decide');
  const zone = usePageContext(({ companyZone }) => companyZone);
  const month = values.calendar ?? '';
  const isMonth = /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/.test(month);
  const show = (next: string | undefined) => (next ? open({ calendar: next }) : close());
  return {
    month: canDecide && isMonth ? month : undefined,
    show,
    open() {
      const now = serverNow();
      const date = zone === null ? localDate(now) : today(now, zone);
      show(date.slice(0, 7));
    },
  };
}

interface HeadingProps {
  readonly calendar: ReturnType<typeof useCalendar>;
  readonly filter: ExportFilter;
  readonly view: ListView<Leave>;
}

/** The title and, for administrators, an export, the calendar and a request on behalf of an employee. */
function LeaveHeading({ calendar, filter, view }: HeadingProps) {
  const canDecide = useCapability('leave.decide');
  return (
    <PageHeading
      title={TEXTS.title}
      actions={
        canDecide && (
          <Flex wrap gap="small">
            {calendar.month === undefined && (
              <Button onClick={calendar.open}>{CALENDAR_TEXTS.show}</Button>
            )}
            <ViewButton view={view} />
            <ExportButton lists={['leaves']} filter={filter} />
            <RequestButton isOnBehalf />
          </Flex>
        )
      }
    />
  );
}
