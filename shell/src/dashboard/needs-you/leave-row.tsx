import {
  decideLeaveMutation,
  LEAVE_DECISION_KEY,
  type OldestWaiting,
} from '@rollcall/shared/calls';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { DecideButtons } from './decide-buttons.tsx';
import { Row } from './group.tsx';
import { TEXTS } from './texts.ts';
import { useAge } from './use-age.ts';

interface Props {
  readonly row: OldestWaiting['leaves'][number];
  /** Path of the list of all pending leaves. */
  readonly list: string;
}

/** A pending leave, with its decision. */
export function LeaveRow({ row, list }: Props) {
  const { id, employeeId, employeeName, reason, since } = row;
  const age = useAge();
  const approval = useMutation(decideLeaveMutation('Approved'));
  const rejection = useMutation(decideLeaveMutation('Rejected'));
  // Also while the button of a toast undoes a decision.
  const isDeciding = useIsMutating({ mutationKey: LEAVE_DECISION_KEY }) > 0;
  return (
    <Row
      name={employeeName}
      employeeId={employeeId}
      to={`${list}&sort=appliedOn&order=asc&dialog=details&leave=${id}`}
      text={TEXTS.leave(row)}
      note={reason}
      since={TEXTS.requested(age(since))}
    >
      {(describedBy) => (
        <DecideButtons
          employeeId={employeeId}
          describedBy={describedBy}
          draft={`reject-leave-${id}`}
          isDeciding={isDeciding}
          onApprove={() => approval.mutate({ id, status: 'Approved' })}
          onReject={(why) => rejection.mutate({ id, status: 'Rejected', reason: why })}
        />
      )}
    </Row>
  );
}
