import { type Leave, leaveConflictsQuery } from '@rollcall/shared/calls';
import { PersonName, useRowDescription } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { conflictsQueryFor } from './conflicts-query.ts';
import { TEXTS } from './texts.ts';
import { useLeaveDialog } from './use-leave-dialog.ts';

interface Props {
  readonly leave: Leave;
}

/** The employee, whose name opens the details. */
export function LeaveEmployee({ leave: { id, employeeId, employeeName } }: Props) {
  const { open } = useLeaveDialog('details');
  const description = useRowDescription();
  const name = employeeName ?? 'N/A';
  return (
    <PersonName id={employeeId} name={employeeName}>
      {id === null ? (
        name
      ) : (
        <Button
          {...description}
          type="link"
          aria-haspopup="dialog"
          aria-label={TEXTS.detailsOf(name)}
          style={OPENER}
          onClick={() => open(id)}
        >
          {name}
        </Button>
      )}
    </PersonName>
  );
}

const OPENER = {
  padding: 0,
  height: 'auto',
  minHeight: 24,
  fontWeight: 'inherit',
  textAlign: 'start',
  whiteSpace: 'normal',
} as const;

/** Conflicts of a pending leave as short tags, for the administrator who decides. */
export function LeaveFlags({ leave }: Props) {
  const query = conflictsQueryFor(leave);
  const { data } = useQuery(leaveConflictsQuery(query));
  if (!query || !data) return null;
  const { overlaps, punchedDays, away } = data;
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
