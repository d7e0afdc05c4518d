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
  const { page, showPage, filter, search, showFilter, showOpen } = useListParameters();
  const filters = { search, ...readLeaveFilters(filter) };
  const canDecide = useCapability('leave.decide');
  const hasDepartment = useCapability('leaves.page');
  const zone = usePageContext(({ companyZone }) => companyZone);
  const asked = filter('calendar') ?? '';
  const month = canDecide && /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/.test(asked) ? asked : undefined;
  const openCalendar = () => {
    const date = zone === null ? localDate(Date.now()) : today(Date.now(), zone);
    showOpen({ calendar: date.slice(0, 7) });
  };
  const list = useLeaves(page, filters);
  const { sort, order, ...narrowed } = filters;
  const isFiltered = Object.values(narrowed).some((value) => value !== undefined);
  const columns = useMemo(
    () =>
      leaveColumns({
        Action: canDecide ? DecideActions : PlaceholderButtons,
        sorted: { sort, order },
      }),
    [canDecide, sort, order],
  );
  return (
    <>
      <PageHeading
        title={TEXTS.title}
        actions={
          canDecide && (
            <Flex wrap gap="small">
              {month === undefined && <Button onClick={openCalendar}>{CALENDAR_TEXTS.show}</Button>}
              <RequestButton isOnBehalf />
            </Flex>
          )
        }
      />
      {(list.data || !list.error) && (
        <LeaveCounters counts={list.data?.counts} status={filters.status} />
      )}
      <LeaveFilterBar
        values={narrowed}
        types={list.data?.types ?? []}
        hasDepartment={hasDepartment}
        onChange={showFilter}
      />
      {month !== undefined && (
        <Suspense fallback={<Skeleton active title={false} />}>
          <LeaveCalendar
            month={month}
            department={filters.department}
            onMonth={(wanted) => showOpen({ calendar: wanted })}
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
