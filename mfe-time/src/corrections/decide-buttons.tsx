import type { Correction } from '@rollcall/shared/calls';
import { useSession } from '@rollcall/shared/session';
import { OwnNote, RejectPopover, useRowDescription } from '@rollcall/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { TEXTS } from './texts.ts';
import { useDecide } from './use-decide.ts';

/**
 * Approve acts immediately, Reject asks for a reason (design §15.11). No one decides their own, except the only active
 * administrator (design §10).
 */
export function DecideButtons({ correction }: { readonly correction: Correction }) {
  const userId = useSession(({ user }) => user?.id);
  const { approve, reject, isDeciding } = useDecide();
  const description = useRowDescription();
  const { id, employeeId, status, punchedOutAt, version, mayDecide } = correction;
  const isOwn = employeeId === userId;
  if (status !== 'Pending') return null;
  if (isOwn && !mayDecide) return <OwnNote text={TEXTS.own} />;
  return (
    <Flex wrap gap="small">
      {isOwn && <Typography.Text type="secondary">{TEXTS.ownAlone}</Typography.Text>}
      <Button
        size="small"
        {...description}
        disabled={isDeciding}
        onClick={() => approve({ id, punchedOutAt, version })}
      >
        {TEXTS.approve}
      </Button>
      <RejectPopover
        about={description}
        draft={`reject-correction-${id}`}
        isDisabled={isDeciding}
        onReject={(reason) => reject({ id, reason })}
      />
    </Flex>
  );
}
