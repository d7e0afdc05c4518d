import { OUTCOMES_PATH, type Outcome } from '@rollcall/shared/module';

/**
 * Reports the result of a load to the web host, so that its operators see the health of a release (design §5). It does
 * not block, and a failed report is ignored.
 */
export function reportOutcome(outcome: Outcome, token: string | null): void {
  const headers = {
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const body = JSON.stringify({ outcomes: [outcome] });
  void fetch(OUTCOMES_PATH, { method: 'POST', keepalive: true, headers, body })
    // Read the body: until then browsers treat the request as pending and the page as loading.
    .then((response) => response.text())
    .catch(() => undefined);
}
