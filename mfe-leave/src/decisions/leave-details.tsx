import { type Leave, type LeaveConflicts, leaveConflictsQuery } from '@rollcall/shared/calls';
import { useQuery } from '@tanstack/react-query';
import { Button, Popover, Tag } from 'antd';
import { lazy, Suspense } from 'react';
import { TEXTS } from './texts.ts';

const DetailsList = lazy(async () => ({
  default: (await import('./details-list.tsx')).DetailsList,
}));

/** Conflicts of a pending leave as short tags, and details on demand: conflicts, reasons, who decided. */
export function LeaveDetails({ leave }: { readonly leave: Leave }) {
  const query = conflictsQueryFor(leave);
  const { data } = useQuery(leaveConflictsQuery(query));
  return (
    <>
      <Popover
        trigger="click"
        placement="bottom"
        content={
          <Suspense fallback={null}>
            <DetailsList leave={leave} conflicts={data} />
          </Suspense>
        }
      >
        <Button size="small" type="text" aria-label={TEXTS.detailsOf(leave.employeeName ?? 'N/A')}>
          {TEXTS.details}
        </Button>
      </Popover>
      {query && data && <Flags conflicts={data} />}
    </>
  );
}

/** The query for conflicts; undefined unless the leave is pending and complete. */
function conflictsQueryFor({ id, employeeId, startDate, endDate, status }: Leave) {
  if (status !== 'Pending' || id === null || employeeId === null) return undefined;
  return startDate && endDate ? { startDate, endDate, employeeId, leaveId: id } : undefined;
}

/** Conflicts as tags, for the administrator who decides. */
function Flags({ conflicts }: { readonly conflicts: LeaveConflicts }) {
  const { overlaps, punchedDays, away } = conflicts;
  return (
    <span>
      {overlaps.length > 0 && <Tag color="error">{TEXTS.flags.overlap}</Tag>}
      {punchedDays.length > 0 && (
        <Tag color="warning">{TEXTS.flags.punched(punchedDays.length)}</Tag>
      )}
      {away.length > 0 && <Tag>{TEXTS.flags.away(countPeople(away))}</Tag>}
    </span>
  );
}

const countPeople = (leaves: readonly Leave[]) =>
  new Set(leaves.map(({ employeeId, employeeName }) => employeeId ?? employeeName)).size;
