import { useSession } from '@rollcall/shared/session';
import { OwnNote, useRowDescription } from '@rollcall/shared/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { DecideProps } from './decide-props.ts';
import { TEXTS } from './texts.ts';
import type { useDecide } from './use-decide.ts';

interface Props extends DecideProps, Pick<ReturnType<typeof useDecide>, 'approve' | 'isDeciding'> {
  /** Rejects, with a reason. */
  readonly children: ReactNode;
}

/** Approve acts immediately, Reject asks for a reason (design §15.11). No one decides their own leave, except the only active administrator, who is asked for a reason (design §10). */
export function DecideButtons({ leave, approve, isDeciding, children }: Props) {
  const description = useRowDescription();
  const userId = useSession(({ user }) => user?.id);
  const { id, employeeId, status, mayDecide } = leave;
  if (id === null || status !== 'Pending') return null;
  if (employeeId === userId) return mayDecide ? null : <OwnNote text={TEXTS.ownWaits} />;
  return (
    <>
      <Button size="small" {...description} disabled={isDeciding} onClick={() => approve(id)}>
        {TEXTS.approve}
      </Button>
      {children}
    </>
  );
}
