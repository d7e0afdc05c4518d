import { notify } from '../toasts/notify.ts';

/** A page that fails again and again says so once in this time. */
const QUIET_MS = 10_000;

const TEXT =
  'Something went wrong on this page. What you typed is still there. Try again, or reload the page if the problem persists.';

/**
 * Tells the user of an error that no boundary catches, as in an event handler (design §5). Scripts of other
 * origins, as browser extensions, are not ours: their errors carry no error object or another address.
 */
export function reportUncaughtErrors(target: Window): void {
  let toldAt = Number.NEGATIVE_INFINITY;
  const tell = (error: unknown) => {
    if (!(error instanceof Error) || !isOurs(error) || Date.now() - toldAt < QUIET_MS) return;
    toldAt = Date.now();
    notify('error', TEXT);
  };
  target.addEventListener('error', ({ error }) => tell(error));
  target.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

const isOurs = ({ stack = '' }: Error) =>
  stack.includes(`${location.origin}/modules/`) || stack.includes(`${location.origin}/shell/`);
