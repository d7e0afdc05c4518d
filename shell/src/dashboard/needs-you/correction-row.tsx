import {
  CORRECTION_DECISION_KEY,
  decideCorrectionMutation,
  type OldestWaiting,
} from '@rollcall/shared/calls';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { dayLink } from '../person/day-link.ts';
import { DecideButtons } from './decide-buttons.tsx';
import { Row } from './group.tsx';
import { TEXTS } from './texts.ts';
import { useAge } from './use-age.ts';

interface Props {
  readonly row: OldestWaiting['corrections'][number];
}

/**
 * A pending correction, with its decision. If the log has changed since the request, the server refuses to approve it
 * unseen; its day, to which the name leads, has both.
 */
export function CorrectionRow({ row }: Props) {
  const { id, employeeId, employeeName, workDate, reason, since } = row;
  const age = useAge();
  const approval = useMutation(decideCorrectionMutation('Approved'));
  const rejection = useMutation(decideCorrectionMutation('Rejected'));
  // Also while the button of a toast undoes a decision.
  const isDeciding = useIsMutating({ mutationKey: CORRECTION_DECISION_KEY }) > 0;
  return (
    <Row
      name={employeeName}
      employeeId={employeeId}
      to={dayLink({ employeeId, workDate })}
      text={TEXTS.correction(row)}
      note={reason}
      since={TEXTS.requested(age(since))}
    >
      {(describedBy) => (
        <DecideButtons
          employeeId={employeeId}
          describedBy={describedBy}
          draft={`reject-correction-${id}`}
          isDeciding={isDeciding}
          onApprove={() => approval.mutate({ id, status: 'Approved' })}
          onReject={(why) => rejection.mutate({ id, status: 'Rejected', reason: why })}
        />
      )}
    </Row>
  );
}
