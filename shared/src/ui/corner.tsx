import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './corner.css';

const ID = 'corner';

/**
 * The element for everything that appears over the page without a request: notices, toasts, the offer of a new version.
 * It is at the bottom left: at the right it would cover the actions of a page. Shell and modules find it by its id.
 */
export function cornerElement(): HTMLElement {
  const existing = document.getElementById(ID);
  if (existing) return existing;
  const corner = document.createElement('div');
  corner.id = ID;
  document.body.append(corner);
  return corner;
}

/** Renders its children in the corner, above what is there. */
export const Corner = ({ children }: { readonly children: ReactNode }) =>
  createPortal(children, cornerElement());
