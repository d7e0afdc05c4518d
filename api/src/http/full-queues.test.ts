import { setImmediate as nextRound } from 'node:timers/promises';
import {
  type Call,
  changePassword,
  createEmployee,
  getMe,
  login,
  register,
  setPassword,
  updateMyPhoto,
  upload,
} from '@rollcall/shared/contract';
import sharp from 'sharp';
import { createLink } from '../access/one-time/links.ts';
import type { FairQueue } from '../core/queues/fair-queue.ts';
import type { WorkQueues } from '../core/queues/work-queues.ts';
import { makeUncheckedForm } from '../testing/make-form.ts';
import { NOON, startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let token: string;
let headers: Record<string, string>;
let ref: string;
let account: { id: number; email: string; password: string };
let picture: File;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
  // A reset ends the sessions of its account.
  const { id: employeeId, email } = await api.fixtures.account();
  const link = { employeeId, email, purpose: 'password', expiresAt: NOON + 3_600_000 } as const;
  ref = await createLink(api.database.db, link);
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  picture = new File([new Uint8Array(data)], 'photo.png', { type: 'image/png' });
});
afterAll(() => api.stop());

let cases = 0;
beforeEach(async () => {
  cases += 1;
  headers = { 'x-forwarded-for': `10.0.0.${cases}` };
  account = await api.fixtures.account({ role: 'ADMIN' });
  const { email, password } = account;
  token = (await api.callUnchecked(login, { body: { email, password }, headers })).body.data.token;
});

let empty = () => {};
afterEach(() => empty());

/** Fills a queue with jobs that `empty` ends; returns how many it took. */
async function fill(name: keyof WorkQueues): Promise<number> {
  const queue = api.api.context.queues[name];
  const { promise, resolve } = Promise.withResolvers<void>();
  let refused = 0;
  for (let n = 0; n < OFFERED; n += 1) {
    queue.run(`other ${n}`, () => promise).catch(() => (refused += 1));
  }
  await nextRound();
  empty = resolve;
  return OFFERED - refused;
}

const OFFERED = 700;

const NEW_PASSWORD = { password: 'correct horse 2', confirmPassword: 'correct horse 2' };
const PERSON = {
  firstName: 'New',
  middleName: 'Mid',
  email: 'new@queue.test',
  phone: '+13125550199',
  gender: 'Female',
};

const CASES: [string, keyof WorkQueues, Call, () => unknown, withToken: boolean][] = [
  ['a sign-in', 'passwords', login, () => account, false],
  [
    'a registration',
    'passwords',
    register,
    () => ({
      ...PERSON,
      email: 'self@queue.test',
      lastName: 'Comer',
      dob: '1990-01-01',
      ...NEW_PASSWORD,
    }),
    false,
  ],
  ['a reset', 'passwords', setPassword, () => ({ ref, ...NEW_PASSWORD }), false],
  [
    'a change of the password',
    'passwords',
    changePassword,
    () => ({ currentPassword: account.password, ...NEW_PASSWORD }),
    true,
  ],
  [
    'an employee with a password',
    'passwords',
    createEmployee,
    () => makeUncheckedForm({ ...PERSON, department: 'IT', designation: 'Clerk', ...NEW_PASSWORD }),
    true,
  ],
  ['an upload', 'images', upload, () => makeUncheckedForm({ file: picture }), true],
  ['a photo', 'images', updateMyPhoto, () => makeUncheckedForm({ file: picture }), true],
];

test.each([
  ['passwords', 500],
  ['images', 40],
] as const)('the queue of %s has at most %i waiting jobs', async (name, most) => {
  const taken = await fill(name);
  expect(taken).toBeGreaterThan(2);
  expect(taken).toBeLessThan(most + 10);
});

test.each(CASES)(
  '%s is refused with 503 and a time to retry while its queue is full, then served',
  async (_title, name, call, bodyOf, withToken) => {
    const send = () =>
      api.callUnchecked(call, { body: bodyOf(), headers, ...(withToken && { token }) } as object);
    await fill(name);
    const { status, headers: answered, body } = await send();
    const seconds = Number(answered.get('retry-after'));
    expect([status, body.code, body.fields]).toEqual([503, 'unavailable', undefined]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((body as { message?: string }).message).toMatch(
      /^The server is busy at the moment\. Please try again in \d+ seconds?\.$/,
    );
    expect((await api.call(getMe, { token })).status).toBe(200);
    empty();
    await nextRound();
    const served = await send();
    expect([served.status, served.body.fields]).toEqual([200, undefined]);
  },
);

/** Resolves with the result of the next job that a queue is given, once the job is in it. */
function nextJob(queue: FairQueue): Promise<{ readonly result: Promise<unknown> }> {
  const { promise, resolve } = Promise.withResolvers<{ readonly result: Promise<unknown> }>();
  const { run } = queue;
  const spy = jest.spyOn(queue, 'run').mockImplementationOnce((...args) => {
    const result = run(...args);
    spy.mockRestore();
    resolve({ result });
    return result as Promise<never>;
  });
  return promise;
}

test('a request whose client has disconnected leaves the queue', async () => {
  const queue = api.api.context.queues.images;
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const client of ['x', 'y']) void queue.run(client, () => promise);
  const stored = () =>
    api.database.withClient(async (client) => {
      const { rows } = await client.query('SELECT count(*)::int AS files FROM files');
      return rows[0].files;
    });
  const before = await stored();
  const controller = new AbortController();
  const first = nextJob(queue);
  const left = fetch(`${api.base}/admin/s3/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: makeUncheckedForm({ file: picture }),
    signal: controller.signal,
  }).catch((error: Error) => error.name);
  const { result } = await first;
  controller.abort();
  expect(await left).toBe('AbortError');
  await expect(result).rejects.toThrow('The request was cut off.');
  const second = nextJob(queue);
  const served = api.callUnchecked(upload, { body: makeUncheckedForm({ file: picture }), token });
  await second;
  resolve();
  expect((await served).status).toBe(200);
  expect(await stored()).toBe(before + 1);
});
