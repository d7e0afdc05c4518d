import { localDate, today } from '@rollcall/shared/domain';
import { useCapability, usePageContext } from '@rollcall/shared/session';
import { ListTable, PageHeading } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { Button, Flex, Skeleton } from 'antd';
import { lazy, Suspense, useMemo } from 'react';
import { TEXTS as CALENDAR_TEXTS } from '../calendar/texts.ts';
import { DecideActions } from '../decisions/decide-actions.tsx';
import { PlaceholderButtons } from '../decisions/placeholder-buttons.tsx';
import { LeaveFilterBar } from '../filters/leave-filter-bar.tsx';
import { readLeaveFilters } from '../filters/read-leave-filters.ts';
import { leaveColumns } from '../leaves/leave-columns.tsx';
import { LeaveCounters } from '../leaves/leave-counters.tsx';
import { TEXTS } from '../leaves/texts.ts';
import { useLeaves } from '../leaves/use-leaves.ts';
import { RequestButton } from '../request/request-button.tsx';

const LeaveCalendar = lazy(async () => ({
  default: (await import('../calendar/leave-calendar.tsx')).LeaveCalendar,
}));

/** `/leave` (spec §2, Leave Management). */
export function LeavePage() {
  const address = useListParameters();
  const { page, showPage, filter, search, showFilter } = address;
  const filters = { search, ...readLeaveFilters(filter) };
  const canDecide = useCapability('leave.decide');
  const hasDepartment = useCapability('leaves.page');
  const calendar = useCalendar(address);
  const list = useLeaves(page, filters);
  const { sort, order, ...narrowed } = filters;
  const isFiltered = Object.values(narrowed).some((value) => value !== undefined);
  const columns = useMemo(() => {
    const Action = canDecide ? DecideActions : PlaceholderButtons;
    return leaveColumns({ Action, sorted: { sort, order } });
  }, [canDecide, sort, order]);
  return (
    <>
      <LeaveHeading calendar={calendar} />
      {(list.data || !list.error) && (
        <LeaveCounters counts={list.data?.counts} status={filters.status} />
      )}
      <LeaveFilterBar
        values={narrowed}
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
      <ListTable
        label={TEXTS.title}
        columns={columns}
        list={list}
        page={page}
        onPage={showPage}
        onSort={(wanted) => showFilter({ sort: wanted?.by, order: wanted?.order })}
        texts={isFiltered ? { ...TEXTS, empty: TEXTS.emptyFiltered } : TEXTS}
      />
    </>
  );
}

/** The calendar beside the list: its month `YYYY-MM` is in the address, and undefined while it is closed. */
function useCalendar({ filter, showOpen }: ReturnType<typeof useListParameters>) {
  const canDecide = useCapability('leave.decide');
  const zone = usePageContext(({ companyZone }) => companyZone);
  const asked = filter('calendar') ?? '';
  const isMonth = /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/.test(asked);
  const show = (month: string | undefined) => showOpen({ calendar: month });
  return {
    month: canDecide && isMonth ? asked : undefined,
    show,
    open() {
      const date = zone === null ? localDate(Date.now()) : today(Date.now(), zone);
      show(date.slice(0, 7));
    },
  };
}

/** The title, and for those who decide the calendar and a leave on somebody's behalf. */
function LeaveHeading({ calendar }: { readonly calendar: ReturnType<typeof useCalendar> }) {
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
            <RequestButton isOnBehalf />
          </Flex>
        )
      }
    />
  );
}
