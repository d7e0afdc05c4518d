import type { ReactNode } from 'react';
import './chip.css';

/** A department, or another group of people, as a quiet label. A state is a `StatusTag`. */
export const Chip = ({ children }: { readonly children: ReactNode }) => (
  <span className="chip">{children}</span>
);
