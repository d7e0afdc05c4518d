import { forgotPassword, login } from '@rollcall/shared/contract';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { tooManyAttempts } from './throttle.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

let serial = 0;
const CALLS = {
  login: () =>
    api.callUnchecked(login, { body: { email: 'unknown@clock.test', password: 'wrong' } }),
  forgotPassword: () =>
    api.callUnchecked(forgotPassword, { body: { email: `a${(serial += 1)}@clock.test` } }),
};

/** Repeats a call until it is refused; returns the minutes that the refusal states. */
async function exhaust(call: keyof typeof CALLS): Promise<number> {
  for (let n = 0; n < 30; n += 1) {
    const { status, headers, body } = await CALLS[call]();
    if (status !== 429) continue;
    const { message } = body as { message?: string };
    const minutes = Number(/in (\d+) minutes?\.$/.exec(message ?? '')?.[1]);
    expect(Math.ceil(Number(headers.get('retry-after')) / 60)).toBe(minutes);
    return minutes;
  }
  throw new Error('There is no limit.');
}

test.each([
  ['login', 15],
  ['forgotPassword', 15],
] as const)(
  'the wait that %s states is never longer than its window of %i minutes, whatever the clock does',
  async (call, windowMinutes) => {
    for (const now of [NOON, NOON - 3 * DAY, NOON + DAY]) {
      api.setNow(now);
      const minutes = await exhaust(call);
      expect(minutes).toBeGreaterThan(0);
      expect(minutes).toBeLessThanOrEqual(windowMinutes);
    }
  },
);

test.each([
  ['in the middle of a window', 7, 'in 7 minutes.'],
  ['at its end', 0, 'in 1 minute.'],
  ['after it', -5, 'in 1 minute.'],
  ['three days before it', 3 * 24 * 60, 'in 15 minutes.'],
])('%s the error states %i minutes of a window of 15 as "%s"', (_title, left, expected) => {
  const context = { ...api.api.context, clock: () => NOON };
  const error = tooManyAttempts(
    context,
    { windowMs: 15 * MINUTE },
    'Too many.',
    new Date(NOON + left * MINUTE),
  );
  expect(error.message).toBe(`Too many. Please try again ${expected}`);
});
