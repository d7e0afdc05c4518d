import { useCapability } from '@rollcall/shared/session';
import { ListTable, PageHeading } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { useMemo } from 'react';
import { DecideActions } from '../decisions/decide-actions.tsx';
import { PlaceholderButtons } from '../decisions/placeholder-buttons.tsx';
import { LeaveFilterBar } from '../filters/leave-filter-bar.tsx';
import { readLeaveFilters } from '../filters/read-leave-filters.ts';
import { leaveColumns } from '../leaves/leave-columns.tsx';
import { LeaveCounters } from '../leaves/leave-counters.tsx';
import { TEXTS } from '../leaves/texts.ts';
import { useLeaves } from '../leaves/use-leaves.ts';
import { RequestButton } from '../request/request-button.tsx';

/** `/leave` (spec §2, Leave Management). */
export function LeavePage() {
  const { page, showPage, filter, showFilter } = useListParameters();
  const filters = readLeaveFilters(filter);
  const canDecide = useCapability('leave.decide');
  const hasDepartment = useCapability('leaves.page');
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
      <PageHeading title={TEXTS.title} actions={canDecide && <RequestButton isOnBehalf />} />
      {(list.data || !list.error) && (
        <LeaveCounters counts={list.data?.counts} status={filters.status} />
      )}
      <LeaveFilterBar
        values={filters}
        types={list.data?.types ?? []}
        hasDepartment={hasDepartment}
        onChange={showFilter}
      />
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
