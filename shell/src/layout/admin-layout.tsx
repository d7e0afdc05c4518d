import type { NavGroup } from '@rollcall/shared/module';
import { Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Sidebar } from './sidebar.tsx';
import { TEXTS } from './texts.ts';
import { TopBar } from './top-bar.tsx';
import './admin-layout.css';

interface Props {
  readonly groups: readonly NavGroup[];
  /** Path of the user's own profile; undefined where there is none. */
  readonly profilePath: string | undefined;
  /** Whether the page has its own `main`, as public pages have. */
  readonly hasOwnMain?: boolean;
  readonly children: ReactNode;
}

/** Sidebar, top bar and content of the admin area (spec §2, Admin layout). Below 900 px the sidebar is a drawer. */
export default function AdminLayout({ groups, profilePath, hasOwnMain, children }: Props) {
  const Content = hasOwnMain ? 'div' : 'main';
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const close = () => setDrawerOpen(false);
  return (
    <div className="admin-layout">
      <a className="skip-link" href="#content">
        {TEXTS.skip}
      </a>
      <aside className="admin-sidebar">
        <Link to="/" className="brand">
          {TEXTS.brand}
        </Link>
        <Sidebar groups={groups} />
      </aside>
      <Drawer
        open={isDrawerOpen}
        onClose={close}
        placement="left"
        size={280}
        title={TEXTS.brand}
        destroyOnHidden
      >
        <Sidebar groups={groups} onNavigate={close} />
      </Drawer>
      <div className="admin-main">
        <TopBar profilePath={profilePath} onOpenNavigation={() => setDrawerOpen(true)} />
        <Content id="content" tabIndex={-1} className="admin-content">
          {children}
        </Content>
      </div>
    </div>
  );
}
