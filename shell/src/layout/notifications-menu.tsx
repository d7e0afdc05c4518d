import { BellOutlined } from '@ant-design/icons';
import { useCapability } from '@rollcall/shared/session';
import { Button, Popover } from 'antd';
import { useEffect, useState } from 'react';
import { BELL_TEXTS } from '../notifications/bell-texts.ts';

const BELL = {
  type: 'text',
  shape: 'circle',
  icon: <BellOutlined />,
  'aria-label': BELL_TEXTS.bell,
} as const;

interface Props {
  /** Whether the user may open the page of a path: others are no links. Administrators may open every page. */
  readonly mayOpen?: (pathname: string) => boolean;
}

/** The bell: on our own server the notifications, on a base backend the specified placeholder (spec §2). */
export function NotificationsMenu(props: Props) {
  return useCapability('notifications') ? <OwnNotifications {...props} /> : <NoNotifications />;
}

/** Always empty: the specified placeholder. */
function NoNotifications() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={BELL_TEXTS.empty}
      onOpenChange={setIsOpen}
    >
      <Button {...BELL} aria-expanded={isOpen} />
    </Popover>
  );
}

const loadBell = () => import('../notifications/notifications-bell.tsx');

/** Loads the notifications after the page. Should that fail, the page works, and pressing the bell tries again. */
function OwnNotifications(props: Props) {
  const [bell, setBell] = useState<Awaited<ReturnType<typeof loadBell>>>();
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    loadBell().then(setBell, () => undefined);
  }, []);
  if (bell) return <bell.NotificationsBell startsOpen={isPressed} {...props} />;
  function open() {
    setPressed(true);
    void loadBell().then(setBell);
  }
  return <Button {...BELL} aria-expanded={false} onClick={open} />;
}
