import { UserOutlined } from '@ant-design/icons';
import {
  accessOf,
  findModuleRoute,
  isPermitted,
  type ReleaseList,
  selfServiceLinks,
} from '@rollcall/shared/module';
import { getRights, useCapability, useSession } from '@rollcall/shared/session';
import { BrandName } from '@rollcall/shared/ui';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { DarkSwitch } from './dark-switch.tsx';
import { NAV_ICONS } from './nav-icons.ts';
import { NotificationsMenu } from './notifications-menu.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { TEXTS } from './texts.ts';
import './admin-layout.css';
import './self-service-layout.css';
import './print.css';

interface Props {
  readonly releases: ReleaseList;
  readonly capabilities: ReadonlySet<string> | null;
  /** Path of the user's own profile; undefined where there is none. */
  readonly profilePath: string | undefined;
  /** Whether the page has its own `main`, as public pages have. */
  readonly hasOwnMain?: boolean;
  readonly children: ReactNode;
}

/**
 * Layout of the employees' own pages (design §7): brand, navigation, account menu, content. On a phone the navigation is
 * a bar at the bottom.
 */
export default function SelfServiceLayout({
  releases,
  capabilities,
  profilePath,
  hasOwnMain,
  children,
}: Props) {
  const Content = hasOwnMain ? 'div' : 'main';
  const rights = useSession(getRights);
  const links = useMemo(
    () => selfServiceLinks(releases, capabilities, rights),
    [releases, capabilities, rights],
  );
  const mayOpen = (pathname: string) => {
    const found = findModuleRoute(releases, pathname, capabilities);
    if (!found || accessOf(found.route) === 'admin') return false;
    return isPermitted(found.route, rights);
  };
  const hasNotifications = useCapability('notifications');
  return (
    <div className="admin-main self-service">
      <SkipLink />
      <header className="top-bar">
        <Link to="/" className="brand">
          <BrandName />
        </Link>
        <nav className="self-service-nav" aria-label={TEXTS.navigation}>
          <ul>
            {links.map(({ to, label, icon }) => (
              <NavItem key={to} to={to} label={label} Icon={NAV_ICONS[icon]} />
            ))}
            {profilePath !== undefined && (
              <NavItem to={profilePath} label={TEXTS.profile} Icon={UserOutlined} />
            )}
          </ul>
        </nav>
        <div className="top-bar-actions">
          <DarkSwitch />
          {hasNotifications && <NotificationsMenu mayOpen={mayOpen} />}
          <ProfileMenu profilePath={profilePath} settingsPath={profilePath} />
        </div>
      </header>
      <Content id="content" tabIndex={-1} className="admin-content">
        {children}
      </Content>
    </div>
  );
}

interface NavItemProps {
  readonly to: string;
  readonly label: string;
  readonly Icon: ComponentType<{ 'aria-hidden': true }>;
}

function NavItem({ to, label, Icon }: NavItemProps) {
  return (
    <li>
      <NavLink to={to} className="self-service-link">
        <Icon aria-hidden />
        <span>{label}</span>
      </NavLink>
    </li>
  );
}
