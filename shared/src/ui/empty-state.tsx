import type { ReactNode } from 'react';
import './empty-state.css';

/** What a list or calendar without content says, below a drawing of one. */
export const EmptyState = ({ children }: { readonly children: ReactNode }) => (
  <div className="empty-state">
    {DRAWING}
    <span>{children}</span>
  </div>
);

const DRAWING = (
  <svg viewBox="0 0 96 64" width="96" height="64" fill="none" strokeWidth="2" aria-hidden>
    <rect x="15" y="37" width="66" height="22" rx="7" strokeDasharray="5 4" />
    <rect className="empty-row" x="6" y="6" width="84" height="26" rx="8" />
    <circle cx="21" cy="19" r="6.5" />
    <path d="M35 15h38M35 23h22" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
