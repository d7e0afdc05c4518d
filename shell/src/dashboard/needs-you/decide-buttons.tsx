import { useSession } from '@rollcall/shared/session';
import { RejectPopover } from '@rollcall/shared/ui';
import { Button } from 'antd';
import { TEXTS } from './texts.ts';

interface Props {
  /** Whose request it is. */
  readonly employeeId: number;
  /** Id of the element that says what is decided. */
  readonly describedBy: string;
  /** Name of the draft of a rejection's reason: that of the request's page. */
  readonly draft: string;
  readonly isDeciding: boolean;
  readonly onApprove: () => void;
  readonly onReject: (reason: string) => void;
}

/** Approve acts at once, Reject asks for a reason, as on the pages of leaves and corrections. */
export function DecideButtons(props: Props) {
  const { employeeId, describedBy, draft, isDeciding, onApprove, onReject } = props;
  const userId = useSession(({ user }) => user?.id);
  if (employeeId === userId) return <span className="needs-you-since">{TEXTS.own}</span>;
  const description = { 'aria-describedby': describedBy };
  return (
    <>
      <Button size="small" {...description} disabled={isDeciding} onClick={onApprove}>
        {TEXTS.approve}
      </Button>
      <RejectPopover
        about={description}
        draft={draft}
        isDisabled={isDeciding}
        onReject={onReject}
      />
    </>
  );
}
