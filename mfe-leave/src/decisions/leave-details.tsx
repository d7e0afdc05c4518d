import { type Leave, type LeaveConflicts, leaveConflictsQuery } from '@rollcall/shared/calls';
import { useQuery } from '@tanstack/react-query';
import { Button, Popover, Tag } from 'antd';
import { lazy, Suspense } from 'react';
import { TEXTS } from './texts.ts';

const DetailsList = lazy(async () => ({
  default: (await import('./details-list.tsx')).DetailsList,
}));

/** What stands against a pending leave, in short beside its buttons and at length on demand; reasons and decider. */
export function LeaveDetails({ leave }: { readonly leave: Leave }) {
  const asked = conflictsToAsk(leave);
  const { data } = useQuery(leaveConflictsQuery(asked));
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
      {asked && data && <Flags conflicts={data} />}
    </>
  );
}

/** Conflicts matter while a leave is pending; asking for them needs all of these values. */
function conflictsToAsk({ id, employeeId, startDate, endDate, status }: Leave) {
  if (status !== 'Pending' || id === null || employeeId === null) return undefined;
  return startDate && endDate ? { startDate, endDate, employeeId, leaveId: id } : undefined;
}

/** Tags for what an administrator should know before deciding. */
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
