import { type Leave, type LeaveConflicts, leaveConflictsQuery } from '@rollcall/shared/calls';
import { useRowDescription } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { conflictsQueryFor } from './conflicts-query.ts';
import { TEXTS } from './texts.ts';
import { useLeaveDialog } from './use-leave-dialog.ts';

/** Conflicts of a pending leave as short tags, and a button that opens the details. */
export function LeaveDetails({ leave }: { readonly leave: Leave }) {
  const { open } = useLeaveDialog('details');
  const description = useRowDescription();
  const query = conflictsQueryFor(leave);
  const { data } = useQuery(leaveConflictsQuery(query));
  const { id, employeeName } = leave;
  return (
    <>
      {id !== null && (
        <Button
          {...description}
          size="small"
          type="text"
          aria-haspopup="dialog"
          aria-label={TEXTS.detailsOf(employeeName ?? 'N/A')}
          onClick={() => open(id)}
        >
          {TEXTS.details}
        </Button>
      )}
      {query && data && <Flags conflicts={data} />}
    </>
  );
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
