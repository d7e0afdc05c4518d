import { OUTCOMES_PATH, type Outcome, outcomesReport } from '@rollcall/shared/module';
import { reportOutcome } from './report-outcome.ts';

const OUTCOME: Outcome = {
  module: 'mfe-time',
  version: '1.0.0-abc1234',
  ms: 12,
  result: 'failed',
  why: 'load',
};

/** A web host with these responses; returns the mock of its requests. jsdom has no fetch. */
function hostThat(respond: () => Promise<unknown>) {
  const fetch = jest.fn((_url: string, _init: RequestInit) => respond());
  Object.assign(globalThis, { fetch });
  return fetch;
}
afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

const accepted = async () => ({ text: async () => '' });

test('an outcome is sent once in the format of the web host, even while the page unloads (design §5)', () => {
  const fetch = hostThat(accepted);
  reportOutcome(OUTCOME, null);
  expect(fetch).toHaveBeenCalledTimes(1);
  const [[url, init] = []] = fetch.mock.calls;
  expect(url).toBe(OUTCOMES_PATH);
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  expect(outcomesReport.parse(JSON.parse(String(init?.body)))).toEqual({ outcomes: [OUTCOME] });
});

test.each([
  ['with a session', 't0ken', { authorization: 'Bearer t0ken' }],
  ['without a session', null, {}],
])('%s the headers are right', (_, token, header) => {
  const fetch = hostThat(accepted);
  reportOutcome(OUTCOME, token);
  expect(fetch.mock.calls[0]?.[1].headers).toEqual({
    'content-type': 'application/json',
    ...header,
  });
});

test.each<[string, () => Promise<unknown>]>([
  ['is not reachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'drops the connection',
    async () => ({ text: () => Promise.reject(new TypeError('terminated')) }),
  ],
])('a web host that %s does not affect the page', async (_, respond) => {
  const fetch = hostThat(respond);
  expect(() => reportOutcome(OUTCOME, null)).not.toThrow();
  // An unhandled rejection would fail the test.
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('the response is read completely: until then browsers show the page as loading', async () => {
  const text = jest.fn(async () => '');
  hostThat(async () => ({ text }));
  reportOutcome(OUTCOME, null);
  await Promise.resolve();
  expect(text).toHaveBeenCalledTimes(1);
});
