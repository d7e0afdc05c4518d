import type { Correction } from '@rollcall/shared/calls';
import { useSession } from '@rollcall/shared/session';
import { RejectPopover } from '@rollcall/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { TEXTS } from './texts.ts';
import { useDecide } from './use-decide.ts';

/** Approve acts immediately, Reject asks for a reason (design §15.11). No one decides their own (design §10). */
export function DecideButtons({ correction }: { readonly correction: Correction }) {
  const userId = useSession(({ user }) => user?.id);
  const { approve, reject, isDeciding } = useDecide();
  const { id, employeeId, employeeName, status, punchedOutAt, version } = correction;
  if (status !== 'Pending' || id === null) return null;
  if (employeeId === userId) {
    return <Typography.Text type="secondary">{TEXTS.own}</Typography.Text>;
  }
  const employee = employeeName ?? 'N/A';
  return (
    <Flex gap="small">
      <Button
        size="small"
        aria-description={employee}
        disabled={isDeciding}
        onClick={() => approve({ id, punchedOutAt, version })}
      >
        {TEXTS.approve}
      </Button>
      <RejectPopover
        about={{ 'aria-description': employee }}
        isDisabled={isDeciding}
        onReject={(reason) => reject({ id, reason })}
      />
    </Flex>
  );
}
