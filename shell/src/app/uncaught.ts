import { notify } from '../toasts/notify.ts';

/** Minimum time between two toasts, in milliseconds. */
const TOAST_INTERVAL_MS = 10_000;

const TEXT =
  'Something went wrong on this page. What you typed is still there. Try again, or reload the page if the problem persists.';

/**
 * Shows a toast for an error that no boundary catches, for example in an event handler (design §5). Errors of other
 * origins, such as browser extensions, are ignored: they have no error object or another address.
 */
export function reportUncaughtErrors(target: Window): void {
  let shownAt = Number.NEGATIVE_INFINITY;
  const report = (error: unknown) => {
    if (!(error instanceof Error) || !isOurs(error) || Date.now() - shownAt < TOAST_INTERVAL_MS)
      return;
    shownAt = Date.now();
    notify('error', TEXT);
  };
  target.addEventListener('error', ({ error }) => report(error));
  target.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

const isOurs = ({ stack = '' }: Error) =>
  stack.includes(`${location.origin}/modules/`) || stack.includes(`${location.origin}/shell/`);
