import { DashboardOutlined, DownOutlined } from '@ant-design/icons';
import { iconOf, type NavGroup } from '@rollcall/shared/module';
import { type MouseEventHandler, useId, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { NAV_ICONS } from './nav-icons.ts';
import { TEXTS } from './texts.ts';
import { type Badge, type LinkBadge, useBadges } from './use-badges.ts';
import './sidebar.css';

interface Props {
  readonly groups: readonly NavGroup[];
  /** Called when a link is followed in the drawer of narrow screens, whose history entry it replaces. */
  readonly onNavigate?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** Dashboard, then the groups that the modules' descriptors contribute (spec §2, design §4). */
export function Sidebar({ groups, onNavigate }: Props) {
  const badgeOf = useBadges();
  return (
    <nav className="sidebar" aria-label={TEXTS.navigation}>
      <ul>
        <li>
          <NavLink
            to="/"
            end
            className="sidebar-link"
            replace={onNavigate !== undefined}
            onClick={onNavigate}
          >
            <DashboardOutlined aria-hidden /> {TEXTS.dashboard}
          </NavLink>
        </li>
        {groups.map((group) => (
          <SidebarGroup key={group.id} group={group} badgeOf={badgeOf} onNavigate={onNavigate} />
        ))}
      </ul>
    </nav>
  );
}

interface GroupProps extends Pick<Props, 'onNavigate'> {
  readonly group: NavGroup;
  readonly badgeOf: (path: string) => LinkBadge | undefined;
}

function SidebarGroup({ group, badgeOf, onNavigate }: GroupProps) {
  const [isOpen, setOpen] = useState(true);
  const listId = useId();
  const descriptionId = useId();
  const Icon = NAV_ICONS[iconOf(group)];
  // An open group's links have their own badges.
  const badge = isOpen ? undefined : sumOf(group.children.map(({ to }) => badgeOf(to)));
  return (
    <li>
      <button
        type="button"
        className="sidebar-link sidebar-group"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-describedby={badge && descriptionId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon aria-hidden /> {group.label}
        {badge && <BadgeNumber badge={badge} />}
        <DownOutlined aria-hidden className="sidebar-arrow" />
      </button>
      {badge && <BadgeDescription id={descriptionId} badge={badge} />}
      <ul id={listId} hidden={!isOpen}>
        {group.children.map((link) => (
          <li key={link.id}>
            <SidebarLink link={link} badge={badgeOf(link.to)} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface LinkProps extends Pick<Props, 'onNavigate'> {
  readonly link: NavGroup['children'][number];
  readonly badge: LinkBadge | undefined;
}

/** A link whose name never changes, and next to it a link to what waits there. */
function SidebarLink({ link, badge, onNavigate }: LinkProps) {
  const replace = onNavigate !== undefined;
  return (
    <div className="sidebar-row">
      <NavLink
        to={link.to}
        end
        className="sidebar-link sidebar-child"
        replace={replace}
        onClick={onNavigate}
      >
        {link.label}
      </NavLink>
      {badge && (
        <Link className="sidebar-waiting" to={badge.to} replace={replace} onClick={onNavigate}>
          <BadgeNumber badge={badge} />
          <span className="visually-hidden">{badge.description}</span>
        </Link>
      )}
    </div>
  );
}

function BadgeNumber({ badge: { count, isQuiet } }: { readonly badge: Badge }) {
  return (
    <span className={isQuiet ? 'sidebar-badge quiet' : 'sidebar-badge'} aria-hidden>
      {count > 99 ? '99+' : count}
    </span>
  );
}

function BadgeDescription({ id, badge }: { readonly id: string; readonly badge: Badge }) {
  return (
    <span id={id} hidden>
      {badge.description}
    </span>
  );
}

/** The badge of a collapsed group: what waits behind all its links. */
function sumOf(badges: readonly (Badge | undefined)[]): Badge | undefined {
  const known = badges.filter((badge) => badge !== undefined);
  if (known.length === 0) return undefined;
  return {
    count: known.reduce((sum, { count }) => sum + count, 0),
    isQuiet: known.every(({ isQuiet }) => isQuiet),
    description: known.map(({ description }) => description).join(', '),
  };
}
