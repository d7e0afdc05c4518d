import {
  decideLeaveMutation,
  LEAVE_DECISION_KEY,
  reopenLeaveMutation,
} from '@rollcall/shared/calls';
import { useSession } from '@rollcall/shared/session';
import { OwnNote, RejectPopover, useRowDescription } from '@rollcall/shared/ui';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import type { DecideProps } from './decide-props.ts';
import { LeaveDetails } from './leave-details.tsx';
import { MoreMenu } from './more-menu.tsx';
import { TEXTS } from './texts.ts';

/** Approve and Reject on one line, details below: the other columns leave no room for more. */
const WITHIN = { maxWidth: 160 };

/** Approve acts immediately, Reject asks for a reason (design §15.11). No one decides their own leave, except the only active administrator, with a reason (design §10). */
export function DecideActions(props: DecideProps) {
  const { leave } = props;
  const description = useRowDescription();
  const userId = useSession(({ user }) => user?.id);
  const { isDeciding, ...decide } = useDecide();
  const { id, employeeId, status, mayDecide } = leave;
  if (id === null) return '-';
  const isOwn = employeeId === userId;
  return (
    <Flex wrap gap="small" align="center" style={WITHIN}>
      {status === 'Pending' && !isOwn && (
        <>
          <Button
            size="small"
            {...description}
            disabled={isDeciding}
            onClick={() => decide.approve(id)}
          >
            {TEXTS.approve}
          </Button>
          <RejectPopover
            about={description}
            draft={`reject-leave-${id}`}
            isDisabled={isDeciding}
            onReject={(reason) => decide.reject(id, reason)}
          />
        </>
      )}
      {status === 'Pending' && isOwn && !mayDecide && <OwnNote text={TEXTS.ownWaits} />}
      <LeaveDetails leave={leave} />
      {(!isOwn || mayDecide) && <MoreMenu {...props} {...decide} isOwn={isOwn} />}
    </Flex>
  );
}

/** Decides a leave, or undoes a decision. */
function useDecide() {
  const approval = useMutation(decideLeaveMutation('Approved'));
  const rejection = useMutation(decideLeaveMutation('Rejected'));
  const reopening = useMutation(reopenLeaveMutation());
  // Also while the button of a toast undoes a decision.
  const isDeciding = useIsMutating({ mutationKey: LEAVE_DECISION_KEY }) > 0;
  return {
    approve: (id: number, reason?: string) =>
      approval.mutate({ id, status: 'Approved', ...(reason && { reason }) }),
    reject: (id: number, reason: string) => rejection.mutate({ id, status: 'Rejected', reason }),
    reopen: reopening.mutate,
    isDeciding,
  };
}
