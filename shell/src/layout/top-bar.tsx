import { MenuOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { formatDate, localDate, today } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';
import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useAppearance, useMode } from '../appearance/appearance.ts';
import { NotificationsMenu } from './notifications-menu.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { TEXTS } from './texts.ts';

/** How often the date is checked, in milliseconds, since a console may stay open past midnight. */
const DATE_CHECK_MS = 30_000;

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

/** Today in the company zone; on a base backend the browser's local date (design §10). */
function useToday(): string {
  const companyZone = usePageContext((page) => page.companyZone);
  const read = useCallback(() => {
    const now = Date.now();
    return companyZone === null ? localDate(now) : today(now, companyZone);
  }, [companyZone]);
  const [date, setDate] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setDate(read()), DATE_CHECK_MS);
    return () => clearInterval(timer);
  }, [read]);
  return date;
}
