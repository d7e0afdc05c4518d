import { OUTCOMES_PATH, type Outcome } from '@rollcall/shared/module';

/** How long the page must be quiet before a report is sent, in milliseconds. */
export const QUIET_MS = 3000;

/** The web host accepts this many outcomes in a report. */
const MAX_OUTCOMES = 20;

interface Page {
  getToken(): string | null;
  /** Whether calls of the page are running, which the report must not compete with. */
  isBusy(): boolean;
}

/**
 * Reports results of loads to the web host, so that its operators see the health of a release (design §5): when the page
 * has been quiet for some seconds, or when it is left. Returns a function that adds an outcome. A failed report is ignored.
 */
export function createOutcomeReports({ getToken, isBusy }: Page): (outcome: Outcome) => void {
  let waiting: Outcome[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    if (waiting.length > 0) send(waiting, getToken());
    waiting = [];
  }
  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(() => (isBusy() ? wait() : flush()), QUIET_MS);
  }
  // A tab in the background may be discarded without any further event.
  document.addEventListener('visibilitychange', () => document.hidden && flush());
  window.addEventListener('pagehide', flush);

  return (outcome) => {
    waiting.push(outcome);
    if (waiting.length === MAX_OUTCOMES || document.hidden) flush();
    else wait();
  };
}

/** `keepalive` lets the request outlive the page. */
function send(outcomes: readonly Outcome[], token: string | null): void {
  const headers = {
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const body = JSON.stringify({ outcomes });
  void fetch(OUTCOMES_PATH, { method: 'POST', keepalive: true, headers, body })
    // Read the body: until then browsers treat the request as pending and the page as loading.
    .then((response) => response.text())
    .catch(() => undefined);
}
