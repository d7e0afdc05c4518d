import { BellOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useRef } from 'react';
import { BELL_TEXTS } from './bell-texts.ts';
import type { MayOpen } from './notification-item.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';
import { TEXTS } from './texts.ts';
import { useBellPanel } from './use-bell-panel.ts';
import { useDismissal } from './use-dismissal.ts';
import { useNotifications } from './use-notifications.ts';
import './notifications.css';

interface Props {
  /** It was pressed before it had been loaded. */
  readonly startsOpen: boolean;
  readonly mayOpen?: MayOpen;
}

/** The bell of our own server, with the number of unread notifications, and their list (capability `notifications`). */
export function NotificationsBell({ startsOpen, mayOpen = anyPage }: Props) {
  const notifications = useNotifications();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, isInHistory, ...panel } = useBellPanel(startsOpen, button);
  const descriptionId = useId();
  const { unread, refetch, forgetEarlier } = notifications;
  function open() {
    panel.open();
    refetch();
  }
  function close() {
    panel.close();
    forgetEarlier();
  }
  const closeAndReturn = () => {
    close();
    button.current?.focus();
  };
  useDismissal(isOpen, frame, { onLeave: close, onEscape: closeAndReturn });
  function follow() {
    panel.leave();
    forgetEarlier();
    document.getElementById('content')?.focus();
  }
  return (
    <div ref={frame} className="notifications">
      <Button
        ref={button}
        type="text"
        shape="circle"
        icon={<BellOutlined />}
        aria-label={BELL_TEXTS.bell}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={unread > 0 ? descriptionId : undefined}
        onClick={isOpen ? close : open}
      />
      {unread > 0 && <Unread count={unread} descriptionId={descriptionId} />}
      {isOpen && (
        <NotificationsPanel
          notifications={notifications}
          mayOpen={mayOpen}
          isReplaced={isInHistory}
          onFollow={follow}
        />
      )}
    </div>
  );
}

const anyPage = () => true;

interface UnreadProps {
  readonly count: number;
  readonly descriptionId: string;
}

/** The number on the bell, and its description for screen readers. */
function Unread({ count, descriptionId }: UnreadProps) {
  return (
    <>
      <span className="notifications-badge" aria-hidden>
        {count > 99 ? '99+' : count}
      </span>
      <span id={descriptionId} hidden>
        {TEXTS.unread(count)}
      </span>
    </>
  );
}
