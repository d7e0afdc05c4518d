import { MenuOutlined } from '@ant-design/icons';
import { formatDate } from '@rollcall/shared/domain';
import { useToday } from '@rollcall/shared/ui';
import { Button } from 'antd';
import { DarkSwitch } from './dark-switch.tsx';
import { NotificationsMenu } from './notifications-menu.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  /** Path of the user's own profile; undefined where there is none. */
  readonly profilePath: string | undefined;
  readonly settingsPath: string | undefined;
  readonly onOpenNavigation: () => void;
}

export function TopBar({ profilePath, settingsPath, onOpenNavigation }: Props) {
  const date = useToday();
  return (
    <header className="top-bar">
      <Button
        type="text"
        className="top-bar-menu"
        icon={<MenuOutlined />}
        aria-label={TEXTS.openNavigation}
        onClick={onOpenNavigation}
      />
      <time dateTime={date}>{formatDate(date)}</time>
      <div className="top-bar-actions">
        <DarkSwitch />
        <NotificationsMenu />
        <ProfileMenu profilePath={profilePath} settingsPath={settingsPath} />
      </div>
    </header>
  );
}
