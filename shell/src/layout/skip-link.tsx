import type { MouseEvent } from 'react';
import { TEXTS } from './texts.ts';

/**
 * The first link of a page, to its content. It does not change the URL: going back to an entry with a fragment, as when a dialog
 * closes, would move the focus to the content.
 */
export const SkipLink = () => (
  <a className="skip-link" href="#content" onClick={focusContent}>
    {TEXTS.skip}
  </a>
);

function focusContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
