import {
  AppstoreOutlined,
  CalendarOutlined,
  ClockCircleOutlined,
  DashboardOutlined,
  DownOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { NavGroup } from '@rollcall/shared/module';
import { useId, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { TEXTS } from './texts.ts';
import './sidebar.css';

const ICONS = {
  team: TeamOutlined,
  clock: ClockCircleOutlined,
  calendar: CalendarOutlined,
  apps: AppstoreOutlined,
};

interface Props {
  readonly groups: readonly NavGroup[];
  /** Called when a link is followed, so that the drawer of narrow screens closes. */
  readonly onNavigate?: () => void;
}

/** Dashboard, then the groups that the modules' descriptors contribute (spec §2, design §4). */
export function Sidebar({ groups, onNavigate }: Props) {
  return (
    <nav className="sidebar" aria-label={TEXTS.navigation}>
      <ul>
        <li>
          <NavLink to="/" end className="sidebar-link" onClick={onNavigate}>
            <DashboardOutlined aria-hidden /> {TEXTS.dashboard}
          </NavLink>
        </li>
        {groups.map((group) => (
          <SidebarGroup key={group.id} group={group} onNavigate={onNavigate} />
        ))}
      </ul>
    </nav>
  );
}

function SidebarGroup({ group, onNavigate }: { group: NavGroup; onNavigate: Props['onNavigate'] }) {
  const [isOpen, setOpen] = useState(true);
  const listId = useId();
  const Icon = ICONS[group.icon];
  return (
    <li>
      <button
        type="button"
        className="sidebar-link sidebar-group"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon aria-hidden /> {group.label}
        <DownOutlined aria-hidden className="sidebar-arrow" />
      </button>
      <ul id={listId} hidden={!isOpen}>
        {group.children.map((link) => (
          <li key={link.id}>
            <NavLink to={link.to} end className="sidebar-link sidebar-child" onClick={onNavigate}>
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
