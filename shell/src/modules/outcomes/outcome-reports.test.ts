import { OUTCOMES_PATH, type Outcome, outcomesReport } from '@rollcall/shared/module';
import { createOutcomeReports, QUIET_MS } from './outcome-reports.ts';

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
const accepted = async () => ({ text: async () => '' });
const reported = (fetch: ReturnType<typeof hostThat>) =>
  fetch.mock.calls.map(([, { body }]) => outcomesReport.parse(JSON.parse(String(body))).outcomes);

let isBusy = false;
let token: string | null = null;
const page = { getToken: () => token, isBusy: () => isBusy };

beforeEach(() => {
  isBusy = false;
  token = null;
  jest.useFakeTimers();
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'fetch');
});

test('outcomes are sent together, in the format of the web host, once the page is quiet (design §5)', () => {
  const fetch = hostThat(accepted);
  const report = createOutcomeReports(page);
  report(OUTCOME);
  jest.advanceTimersByTime(QUIET_MS - 1);
  report({ ...OUTCOME, module: 'mfe-leave' });
  jest.advanceTimersByTime(QUIET_MS - 1);
  expect(fetch).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(reported(fetch)).toEqual([[OUTCOME, { ...OUTCOME, module: 'mfe-leave' }]]);
  const [[url, init] = []] = fetch.mock.calls;
  expect(url).toBe(OUTCOMES_PATH);
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  jest.advanceTimersByTime(10 * QUIET_MS);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("a report waits for the page's own calls", () => {
  const fetch = hostThat(accepted);
  isBusy = true;
  createOutcomeReports(page)(OUTCOME);
  jest.advanceTimersByTime(5 * QUIET_MS);
  expect(fetch).not.toHaveBeenCalled();
  isBusy = false;
  jest.advanceTimersByTime(QUIET_MS);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'goes to the background',
    () => {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('when the page %s, its outcomes are sent at once, even while calls are running', (_, leave) => {
  const fetch = hostThat(accepted);
  isBusy = true;
  createOutcomeReports(page)(OUTCOME);
  leave();
  expect(reported(fetch)).toEqual([[OUTCOME]]);
  leave();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a report has at most as many outcomes as the web host accepts', () => {
  const fetch = hostThat(accepted);
  const report = createOutcomeReports(page);
  for (let count = 0; count < 25; count++) report(OUTCOME);
  jest.advanceTimersByTime(QUIET_MS);
  expect(reported(fetch).map((outcomes) => outcomes.length)).toEqual([20, 5]);
});

test.each([
  ['with a session', 't0ken', { authorization: 'Bearer t0ken' }],
  ['without a session', null, {}],
])('%s the headers are right', (_, current, header) => {
  const fetch = hostThat(accepted);
  token = current;
  createOutcomeReports(page)(OUTCOME);
  jest.advanceTimersByTime(QUIET_MS);
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
  createOutcomeReports(page)(OUTCOME);
  // An unhandled rejection would fail the test.
  await jest.advanceTimersByTimeAsync(QUIET_MS);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('the response is read completely: until then browsers show the page as loading', async () => {
  const text = jest.fn(async () => '');
  hostThat(async () => ({ text }));
  createOutcomeReports(page)(OUTCOME);
  await jest.advanceTimersByTimeAsync(QUIET_MS);
  expect(text).toHaveBeenCalledTimes(1);
});
