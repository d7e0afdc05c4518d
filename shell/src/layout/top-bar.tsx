import { MenuOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { formatDate } from '@rollcall/shared/domain';
import { useToday } from '@rollcall/shared/ui';
import { Button } from 'antd';
import { useAppearance, useMode } from '../appearance/appearance.ts';
import { NotificationsMenu } from './notifications-menu.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { TEXTS } from './texts.ts';

export function TopBar({ onOpenNavigation }: { readonly onOpenNavigation: () => void }) {
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
        <ProfileMenu />
      </div>
    </header>
  );
}

function DarkSwitch() {
  const isDark = useMode() === 'dark';
  const choose = useAppearance((state) => state.choose);
  return (
    <Button
      type="text"
      shape="circle"
      icon={isDark ? <SunOutlined /> : <MoonOutlined />}
      aria-label={TEXTS.darkMode}
      aria-pressed={isDark}
      onClick={() => choose(isDark ? 'light' : 'dark')}
    />
  );
}
