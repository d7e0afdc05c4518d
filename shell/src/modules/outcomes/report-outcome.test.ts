import { OUTCOMES_PATH, type Outcome, outcomesReport } from '@rollcall/shared/module';
import { reportOutcome } from './report-outcome.ts';

const OUTCOME: Outcome = {
  module: 'mfe-time',
  version: '1.0.0-abc1234',
  ms: 12,
  result: 'failed',
  why: 'load',
};

/** What a web host is sent while it answers as given; jsdom has no fetch of its own. */
function hostThat(answers: () => Promise<unknown>) {
  const fetch = jest.fn((_url: string, _init: RequestInit) => answers());
  Object.assign(globalThis, { fetch });
  return fetch;
}
afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

const taken = async () => ({ text: async () => '' });

test('an outcome is sent once, as the web host takes it, also while the page is being left (design §5)', () => {
  const fetch = hostThat(taken);
  reportOutcome(OUTCOME, null);
  expect(fetch).toHaveBeenCalledTimes(1);
  const [[url, init] = []] = fetch.mock.calls;
  expect(url).toBe(OUTCOMES_PATH);
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  expect(outcomesReport.parse(JSON.parse(String(init?.body)))).toEqual({ outcomes: [OUTCOME] });
});

test.each([
  ['a session', 't0ken', { authorization: 'Bearer t0ken' }],
  ['nobody', null, {}],
])('the token of %s goes along', (_, token, header) => {
  const fetch = hostThat(taken);
  reportOutcome(OUTCOME, token);
  expect(fetch.mock.calls[0]?.[1].headers).toEqual({
    'content-type': 'application/json',
    ...header,
  });
});

test.each<[string, () => Promise<unknown>]>([
  ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['breaks off', async () => ({ text: () => Promise.reject(new TypeError('terminated')) })],
])('a web host that %s changes nothing on the page', async (_, answers) => {
  const fetch = hostThat(answers);
  expect(() => reportOutcome(OUTCOME, null)).not.toThrow();
  // A rejection that nobody handles fails the test that it comes up in.
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('the answer is read to its end: until then a browser takes the page for busy', async () => {
  const text = jest.fn(async () => '');
  hostThat(async () => ({ text }));
  reportOutcome(OUTCOME, null);
  await Promise.resolve();
  expect(text).toHaveBeenCalledTimes(1);
});
