import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ProfileMenu } from './profile-menu.tsx';
import { TEXTS } from './texts.ts';
import './admin-layout.css';

/** Layout of pages for any signed-in person (design §7): brand, account menu, content. */
export default function PlainLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="admin-main">
      <a className="skip-link" href="#content">
        {TEXTS.skip}
      </a>
      <header className="top-bar">
        <Link to="/" className="brand plain-brand">
          {TEXTS.brand}
        </Link>
        <div className="top-bar-actions">
          <ProfileMenu />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="admin-content">
        {children}
      </main>
    </div>
  );
}
