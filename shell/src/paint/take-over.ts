// This file becomes an inline script in front of the shell's own scripts (decision 086): it imports nothing. Every byte of
// it is in every page.

/** The call that this script begins: the same type as in shared/src/transport/first-call.ts, which it cannot import. */
interface FirstCall {
  readonly url: string;
  readonly token: string | null;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly response: Promise<Response>;
}

declare global {
  var rollcallFirstCall: FirstCall | undefined;
}

type Page = Window & typeof globalThis;

/** The console's heading. That of a placeholder counts in a layout only: alone it has another geometry. */
const HEADING = '#root .admin-main h1, #root h1:not(.page-skeleton h1)';

/**
 * Before anything is drawn: tells the style sheet who is signed in, and the mode. Then removes the first paint as soon as
 * the console has drawn the page below it; what was typed, the focus and the caret stay.
 */
export function takeOver(page: Page): void {
  const { document } = page;
  const { dataset } = document.documentElement;
  const stored = readStorage(page);
  dataset.session = stored.session;
  if (stored.mode) dataset.mode = stored.mode;
  beginFirstCall(page, stored.session);
  let isSubmitted = false;
  let isComposing = false;
  const find = () => document.getElementById('first-paint');
  document.addEventListener('submit', (event) => {
    if (!find()?.contains(event.target as Node)) return;
    event.preventDefault();
    isSubmitted = true;
  });
  const check = () => {
    const cover = find();
    // The page's next element is there, so the first paint is complete.
    if (document.getElementById('root')) dataset.arrived = '';
    const hasForm = cover?.querySelector('form');
    // Until the first paint is gone, screen readers read that one form.
    if (hasForm) document.getElementById('root')?.setAttribute('aria-hidden', 'true');
    // The text of an input method is not in the field yet.
    if (isComposing || !document.querySelector(HEADING)) return;
    observer.disconnect();
    document.getElementById('root')?.removeAttribute('aria-hidden');
    delete dataset.session;
    if (!cover) return;
    carryOver(page, cover);
    cover.remove();
    if (isSubmitted) document.querySelector<HTMLElement>('#root [type=submit]')?.click();
  };
  const observer = new page.MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  document.addEventListener('compositionend', () => {
    isComposing = false;
    if (find()) check();
  });
}

/** Begins what the page reads first; the transport uses the response (shared/src/transport/first-call.ts, decision 087). */
function beginFirstCall(page: Page, session: string): void {
  const { firstCall, firstCallFor } = page.document.documentElement.dataset;
  if (firstCall === undefined || firstCallFor !== session) return;
  const token = page.localStorage.getItem('token');
  const response = page.fetch(firstCall, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    // As long as any call may take (shared/src/transport/transport.ts).
    signal: page.AbortSignal.timeout(30_000),
  });
  // Without it the page makes the call itself.
  response.catch(() => undefined);
  page.rollcallFirstCall = { url: firstCall, token, sentAt: Date.now(), response };
  // What another tab has changed since then may be missing in it (shared/src/calls/other-tabs.ts).
  const changes = new page.BroadcastChannel('rollcall-changed-reads');
  changes.addEventListener('message', () => {
    page.rollcallFirstCall = undefined;
  });
}

/** Who is signed in as the storage says (shared/src/session), and the chosen mode. */
function readStorage({ localStorage }: Page): { session: string; mode: string | null } {
  let mode: string | null = null;
  try {
    mode = localStorage.getItem('rollcall.appearance');
    const payload = (localStorage.getItem('token') ?? '').split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (claims.exp * 1000 <= Date.now()) return { session: 'none', mode };
    const role = JSON.parse(localStorage.getItem('user') ?? 'null')?.role || claims.role;
    return { session: role === 'ADMIN' ? 'administrator' : 'employee', mode };
  } catch {
    // No session, or none that can be read.
    return { session: 'none', mode };
  }
}

/** Copies what was typed into the console's fields of the same names, with focus and caret. */
function carryOver(page: Page, cover: HTMLElement): void {
  const { document } = page;
  const { activeElement: focused } = document;
  const set = Object.getOwnPropertyDescriptor(page.HTMLInputElement.prototype, 'value')?.set;
  for (const field of cover.querySelectorAll<HTMLInputElement>('input[name]')) {
    const { name, value, selectionStart, selectionEnd } = field;
    const next = document.querySelector<HTMLInputElement>(`#root input[name="${name}"]`);
    if (!next) continue;
    if (value !== '') {
      set?.call(next, value);
      next.dispatchEvent(new page.Event('input', { bubbles: true }));
    }
    if (focused !== field) continue;
    next.focus();
    // Fields for email addresses have no caret to read.
    if (selectionStart !== null) next.setSelectionRange(selectionStart, selectionEnd);
  }
  if (document.activeElement !== focused || !cover.contains(focused)) return;
  const link = focused?.getAttribute('href');
  const like = link ? `a[href="${link}"]` : `button[type="${focused?.getAttribute('type')}"]`;
  document.querySelector<HTMLElement>(`#root ${like}`)?.focus();
}
