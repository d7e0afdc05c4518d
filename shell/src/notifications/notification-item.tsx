import { type Notification, readNotificationMutation } from '@rollcall/shared/calls';
import { useNow } from '@rollcall/shared/session';
import { safeLink, useToday } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import type { MouseEvent } from 'react';
import { Link, type Path, parsePath } from 'react-router-dom';
import { formatAge, formatDateTime } from './format-age.ts';
import { TEXTS } from './texts.ts';

interface Props {
  readonly notification: Notification;
  /** Whether the user may open the page of a path. */
  readonly mayOpen: MayOpen;
  readonly isReplaced: boolean;
  /** Called when the link is followed in this tab. */
  readonly onFollow: () => void;
}

/** A notification, as a link to what it is about; without one it can be marked as read. */
export function NotificationItem({ notification, mayOpen, isReplaced, onFollow }: Props) {
  const { id, link, isRead } = notification;
  const to = pathOf(link);
  const { mutate } = useMutation(readNotificationMutation(id));
  const markRead = () => {
    if (!isRead) mutate();
  };
  function follow({ ctrlKey, metaKey, shiftKey }: MouseEvent) {
    markRead();
    if (!ctrlKey && !metaKey && !shiftKey) onFollow();
  }
  const content = <Content notification={notification} />;
  return (
    <li className={isRead ? 'notification' : 'notification notification-unread'}>
      {to && mayOpen(to.pathname) ? (
        <Link to={to} replace={isReplaced} className="notification-body" onClick={follow}>
          {content}
        </Link>
      ) : (
        <div className="notification-body">
          {content}
          {!isRead && (
            <Button size="small" onClick={markRead}>
              {TEXTS.read}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** Whether the user may open the page of a path; Access Denied would end the session (spec §2). */
export type MayOpen = (pathname: string) => boolean;

/** A link in parts if it is a path of this console. */
function pathOf(link: string | null): Path | undefined {
  if (!link?.startsWith('/') || safeLink(link) === undefined) return undefined;
  const { pathname = '/', search = '', hash = '' } = parsePath(link);
  return { pathname, search, hash };
}

function Content({ notification }: Pick<Props, 'notification'>) {
  const { text, createdAt, isRead } = notification;
  const now = useNow();
  const today = useToday();
  return (
    <>
      <span className="notification-text">
        {!isRead && (
          <span className="notification-mark">
            <span className="visually-hidden">{`${TEXTS.isUnread}: `}</span>
          </span>
        )}
        {text}
      </span>
      <time dateTime={createdAt} title={formatDateTime(createdAt)}>
        {formatAge(createdAt, { now, today })}
      </time>
    </>
  );
}
