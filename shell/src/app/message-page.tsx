import { BrandName } from '@rollcall/shared/ui';
import type { ReactNode } from 'react';
import './message-page.css';

interface Props {
  readonly icon: 'lock' | 'search';
  readonly title: string;
  /** The link that leads on. */
  readonly action: ReactNode;
  /** Whether the page is inside a layout, which has brand and `main`. */
  readonly isFramed?: boolean;
  readonly children: ReactNode;
}

/** A page that only says something, on a card with one way on. It uses plain elements, so that public pages stay small. */
export function MessagePage({ icon, title, action, isFramed = false, children }: Props) {
  const Page = isFramed ? 'section' : 'main';
  return (
    <Page className={isFramed ? 'message-page message-page-framed' : 'message-page'}>
      {!isFramed && <BrandName />}
      <div className="message-card">
        <svg viewBox="0 0 24 24" className="message-icon" aria-hidden="true">
          <path d={ICONS[icon]} />
        </svg>
        <h1>{title}</h1>
        {children}
        {action}
      </div>
    </Page>
  );
}

/** Outlines of 24 × 24, drawn with a round stroke. */
const ICONS = {
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6zM12 14.5v2.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM20 20l-4.8-4.8M8.5 10.5h4',
} as const;
