import { OUTCOMES_PATH, type Outcome } from '@rollcall/shared/module';

/**
 * Tells the web host how a load went, so that its operators see the health of a release (design §5). Nobody waits
 * for it: a report that is lost, or a host that takes none, changes nothing on the page.
 */
export function reportOutcome(outcome: Outcome, token: string | null): void {
  const headers = {
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const body = JSON.stringify({ outcomes: [outcome] });
  void fetch(OUTCOMES_PATH, { method: 'POST', keepalive: true, headers, body })
    // Until its body is read a browser takes the request for one that goes on, and the page for busy.
    .then((answer) => answer.text())
    .catch(() => undefined);
}
