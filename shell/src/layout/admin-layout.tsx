import type { NavGroup } from '@rollcall/shared/module';
import { BrandName, Drawer } from '@rollcall/shared/ui';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePanel } from '../history/use-panel.ts';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { TEXTS } from './texts.ts';
import { TopBar } from './top-bar.tsx';
import './admin-layout.css';
import './print.css';

interface Props {
  readonly groups: readonly NavGroup[];
  /** Path of the user's own profile; undefined where there is none. */
  readonly profilePath: string | undefined;
  readonly settingsPath: string | undefined;
  /** Whether the page has its own `main`, as public pages have. */
  readonly hasOwnMain?: boolean;
  readonly children: ReactNode;
}

/** Sidebar, top bar and content of the admin area (spec §2, Admin layout). Below 900 px the sidebar is a drawer. */
export default function AdminLayout({
  groups,
  profilePath,
  settingsPath,
  hasOwnMain,
  children,
}: Props) {
  const Content = hasOwnMain ? 'div' : 'main';
  const { isOpen, open: openPanel, close } = usePanel('navigation');
  const { pathname, search } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);
  const open = () => {
    setOpenedAt(pathname);
    openPanel();
  };
  // A link to the page beneath closes the drawer; any other replaces its history entry.
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.currentTarget.getAttribute('href') !== pathname + search) return;
    event.preventDefault();
    close();
  };
  return (
    <div className="admin-layout">
      <SkipLink />
      <aside className="admin-sidebar">
        <Link to="/" className="brand">
          <BrandName />
        </Link>
        <Sidebar groups={groups} />
      </aside>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        placement="left"
        width={280}
        title={TEXTS.brand}
        // After a navigation the new page has the focus.
        restoresFocus={pathname === openedAt}
      >
        <Sidebar groups={groups} onNavigate={follow} />
      </Drawer>
      <div className="admin-main">
        <TopBar {...{ profilePath, settingsPath }} onOpenNavigation={open} />
        <Content id="content" tabIndex={-1} className="admin-content">
          {children}
        </Content>
      </div>
    </div>
  );
}
