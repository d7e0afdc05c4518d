import { readAllNotificationsMutation } from '@rollcall/shared/calls';
import { ErrorNotice } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { BELL_TEXTS } from './bell-texts.ts';
import { type MayOpen, NotificationItem } from './notification-item.tsx';
import { TEXTS } from './texts.ts';
import type { Notifications } from './use-notifications.ts';

interface Props {
  readonly notifications: Notifications;
  readonly mayOpen: MayOpen;
  /** Whether a link replaces the history entry, which is that of the panel. */
  readonly isReplaced: boolean;
  readonly onFollow: () => void;
}

/** The list below the bell. It takes the focus when it opens; the arrow keys move between its controls. */
export function NotificationsPanel({ notifications, mayOpen, isReplaced, onFollow }: Props) {
  const { rows, unread, error, refetch } = notifications;
  const panel = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    element?.focus();
    element?.addEventListener('keydown', moveFocus);
    return () => element?.removeEventListener('keydown', moveFocus);
  }, []);
  const readAll = useMutation(readAllNotificationsMutation());
  function markAllRead() {
    readAll.mutate();
    // The button disappears.
    panel.current?.focus();
  }
  return (
    <dialog
      ref={panel}
      open
      aria-label={BELL_TEXTS.bell}
      tabIndex={-1}
      className="notifications-panel"
    >
      <div className="notifications-head">
        <h2>{BELL_TEXTS.bell}</h2>
        {unread > 0 && (
          <Button type="link" size="small" onClick={markAllRead}>
            {TEXTS.readAll}
          </Button>
        )}
      </div>
      {error && <ErrorNotice message={error.message} onRetry={refetch} />}
      {!rows && !error && <output className="notifications-note">{TEXTS.loading}</output>}
      {rows?.length === 0 && <p className="notifications-note">{BELL_TEXTS.empty}</p>}
      {rows && rows.length > 0 && (
        <List {...{ notifications, rows, mayOpen, isReplaced, onFollow }} />
      )}
    </dialog>
  );
}

interface ListProps extends Props {
  readonly rows: NonNullable<Notifications['rows']>;
}

function List({ notifications, rows, mayOpen, isReplaced, onFollow }: ListProps) {
  const { hasEarlier, isLoadingEarlier, showEarlier } = notifications;
  const list = useRef<HTMLUListElement>(null);
  // The button may disappear: the focus moves to the first of the earlier ones.
  const focusAt = useRef<number>(undefined);
  useLayoutEffect(() => {
    const first = list.current?.children[focusAt.current ?? rows.length];
    if (!first) return;
    focusAt.current = undefined;
    controlsOf(first)[0]?.focus();
  }, [rows.length]);
  function handleEarlier() {
    focusAt.current = rows.length;
    void showEarlier();
  }
  return (
    <>
      <ul ref={list}>
        {rows.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            mayOpen={mayOpen}
            isReplaced={isReplaced}
            onFollow={onFollow}
          />
        ))}
      </ul>
      {hasEarlier && (
        <div className="notifications-more">
          <Button type="text" loading={isLoadingEarlier} onClick={handleEarlier}>
            {TEXTS.earlier}
          </Button>
        </div>
      )}
    </>
  );
}

const controlsOf = (element: Element) => [
  ...element.querySelectorAll<HTMLElement>('a, button:not(:disabled)'),
];

function moveFocus(event: KeyboardEvent): void {
  const { key, currentTarget } = event;
  if (!(currentTarget instanceof HTMLElement)) return;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  event.preventDefault();
  const controls = controlsOf(currentTarget);
  const at = controls.findIndex((control) => control === document.activeElement);
  controls[key === 'ArrowDown' ? at + 1 : Math.max(at - 1, 0)]?.focus();
}
