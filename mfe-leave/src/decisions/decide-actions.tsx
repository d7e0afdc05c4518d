import { useSession } from '@rollcall/shared/session';
import { RejectPopover, useRowDescription } from '@rollcall/shared/ui';
import { Flex } from 'antd';
import { DecideButtons } from './decide-buttons.tsx';
import type { DecideProps } from './decide-props.ts';
import { LeaveFlags } from './leave-details.tsx';
import { MoreMenu } from './more-menu.tsx';
import { useDecide } from './use-decide.ts';
import './decide-actions.css';

/** What an administrator can do about a leave of the list. */
export function DecideActions(props: DecideProps) {
  const { leave } = props;
  const userId = useSession(({ user }) => user?.id);
  const description = useRowDescription();
  const decide = useDecide();
  const { id, employeeId, mayDecide } = leave;
  if (id === null) return '-';
  const isOwn = employeeId === userId;
  return (
    <Flex wrap gap={4} align="center" className="leave-actions">
      <DecideButtons leave={leave} {...decide}>
        <RejectPopover
          about={description}
          draft={`reject-leave-${id}`}
          isDisabled={decide.isDeciding}
          onReject={(reason) => decide.reject(id, reason)}
        />
      </DecideButtons>
      {(!isOwn || mayDecide) && <MoreMenu {...props} {...decide} isOwn={isOwn} />}
      <LeaveFlags leave={leave} />
    </Flex>
  );
}
