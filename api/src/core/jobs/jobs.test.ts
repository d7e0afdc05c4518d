/** @database embedded */

import { type Counter, counting } from '../../testing/counting-job.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { jobs } from '../db/tables/jobs.ts';
import type { JobKind, Step } from './job-kind.ts';
import { createJobRunner, type JobRunner } from './job-runner.ts';
import { cancelJob, createJob, createRecurringJobs, purgeJobs, readProgress } from './jobs.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
let api: TestApi;
let now: number;
let errors: string[];
let runners: JobRunner[];
beforeAll(async () => {
  api = await startTestApi();
  await api.database.withClient((client) => client.query('CREATE TABLE effects (n integer)'));
});
beforeEach(async () => {
  now = Date.UTC(2026, 2, 10, 18);
  errors = [];
  runners = [];
  await api.database.db.delete(jobs);
  await query('DELETE FROM effects');
});
afterEach(async () => {
  for (const runner of runners) await runner.stop();
});
afterAll(() => api.stop());

const query = (sql: string) =>
  api.database.withClient(async (client) => (await client.query(sql)).rows);
const effects = async () => (await query('SELECT n FROM effects ORDER BY n')).map(({ n }) => n);

function startRunner(kind: JobKind, concurrency = 1): JobRunner {
  const runner = createJobRunner({
    db: api.database.db,
    clock: () => now,
    kinds: [kind],
    concurrency,
    onError: (message) => errors.push(message),
  });
  runners.push(runner);
  return runner;
}

const create = (kind: JobKind<Counter, number>, to: number, options = {}) =>
  createJob(api.database.db, now, kind, { input: { to }, ...options });
const progress = (id: number) => readProgress(api.database.db, id);

test('a runner of several jobs runs them at the same time', async () => {
  const { promise: bothRun, resolve } = Promise.withResolvers<void>();
  let running = 0;
  const together = {
    name: 'together',
    effects: 'external',
    async step() {
      running += 1;
      if (running === 2) resolve();
      await bothRun;
      return { isFinished: true };
    },
  } as const satisfies JobKind<Counter, number>;
  for (const to of [1, 2]) await create(together, to);
  await startRunner(together, 2).runDue();
  expect(running).toBe(2);
});

test('a job runs step by step until it is finished', async () => {
  const id = await create(counting(), 3);
  expect(await progress(id)).toEqual({
    status: 'waiting',
    stepsDone: 0,
    stepsTotal: null,
    lastError: null,
  });
  await startRunner(counting()).runDue();
  expect(await effects()).toEqual([1, 2, 3]);
  expect(await progress(id)).toMatchObject({ status: 'done', stepsDone: 3, stepsTotal: 3 });
});

test('a failed step changes nothing, and is retried later with a longer delay each time', async () => {
  let isBroken = true;
  const kind = counting((n) => {
    if (n === 2 && isBroken) throw new Error('disk of kumquats');
  });
  const id = await create(kind, 3);
  const runner = startRunner(kind);
  await runner.runDue();
  await runner.runDue();
  expect(await effects()).toEqual([1]);
  expect(await progress(id)).toMatchObject({ stepsDone: 1, lastError: 'disk of kumquats' });
  now += MINUTE;
  await runner.runDue();
  now += 15_000;
  await runner.runDue();
  isBroken = false;
  now += MINUTE;
  await runner.runDue();
  expect(await effects()).toEqual([1, 2, 3]);
  expect(await progress(id)).toMatchObject({ status: 'done', lastError: null });
  expect(errors).toEqual([]);
});

test('after too many failures in a row a job has failed, and is reported once', async () => {
  const kind = {
    ...counting(() => {
      throw new Error('never');
    }),
    maxFailures: 3,
  };
  const id = await create(kind, 1);
  const runner = startRunner(kind);
  for (let n = 0; n < 5; n += 1) {
    await runner.runDue();
    now += HOUR;
  }
  expect(await progress(id)).toMatchObject({ status: 'failed', lastError: 'never' });
  expect(errors).toEqual([`Job ${id} (count) failed`]);
});

test('several runners at once run each step once', async () => {
  const kind = counting();
  const ids = await Promise.all([create(kind, 10), create(kind, 10), create(kind, 10)]);
  await Promise.all([1, 2, 3].map(() => startRunner(kind, 2).runDue()));
  expect(await effects()).toEqual(Array.from({ length: 30 }, (_, n) => Math.floor(n / 3) + 1));
  for (const id of ids) expect(await progress(id)).toMatchObject({ status: 'done', stepsDone: 10 });
});

test('when a server stops responding, another one continues after the lease; a late step is refused', async () => {
  const { promise: blocked, resolve: unblock } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  let isSlow = true;
  const kind = {
    ...counting(),
    effects: 'external',
    async step(step: Step<Counter, number>) {
      const n = (step.position ?? 0) + 1;
      if (n === 2 && isSlow) {
        reach();
        await blocked;
      }
      return n === step.input.to ? { isFinished: true } : { isFinished: false, position: n };
    },
  } as const satisfies JobKind<Counter, number>;
  const id = await create(kind, 3);
  const slow = startRunner(kind).runDue();
  await reached;
  isSlow = false;
  const other = startRunner(kind);
  await other.runDue();
  expect(await progress(id)).toMatchObject({ stepsDone: 1 });
  now += 3 * MINUTE;
  await other.runDue();
  expect(await progress(id)).toMatchObject({ status: 'done', stepsDone: 3 });
  unblock();
  await slow;
  expect(await progress(id)).toMatchObject({ status: 'done', stepsDone: 3 });
  expect(errors).toEqual([]);
});

test('a job is cancelled before its next step; a job that is not running at once', async () => {
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const kind = {
    ...counting(),
    effects: 'external',
    async step({ position }: Step<Counter, number>) {
      if (position === 1) {
        reach();
        await cancelJob(api.database.db, now, running);
      }
      return { isFinished: false, position: (position ?? 0) + 1 };
    },
  } as const satisfies JobKind<Counter, number>;
  const running = await create(kind, 100);
  await startRunner(kind).runDue();
  await reached;
  expect(await progress(running)).toMatchObject({ status: 'cancelled', stepsDone: 2 });
  const waiting = await create(kind, 100, { runAt: now + HOUR });
  await cancelJob(api.database.db, now, waiting);
  expect(await progress(waiting)).toMatchObject({ status: 'cancelled', stepsDone: 0 });
});

test('of two unfinished jobs with the same key there is one', async () => {
  const kind = counting();
  const first = await create(kind, 1, { key: 'june' });
  expect(await create(kind, 1, { key: 'june' })).toBe(first);
  expect(await create(kind, 1, { key: 'july' })).not.toBe(first);
  await startRunner(kind).runDue();
  expect(await create(kind, 1, { key: 'june' })).not.toBe(first);
});

test('a recurring job runs again after its interval, also after a failure', async () => {
  let runs = 0;
  const kind: JobKind = {
    name: 'hourly',
    effects: 'external',
    everyMs: HOUR,
    async step() {
      runs += 1;
      if (runs === 2) throw new Error('once');
      return { isFinished: true };
    },
  };
  await createRecurringJobs(api.database.db, now, [kind]);
  await createRecurringJobs(api.database.db, now, [kind]);
  const runner = startRunner(kind);
  await runner.runDue();
  expect(runs).toBe(0);
  for (const expected of [1, 2, 3]) {
    now += HOUR;
    await runner.runDue();
    await runner.runDue();
    expect(runs).toBe(expected);
  }
  expect(errors).toHaveLength(1);
  expect(await query('SELECT count(*)::int AS rows FROM jobs')).toEqual([{ rows: 1 }]);
});

test('finished jobs are deleted after a week, unfinished ones never', async () => {
  const kind = counting();
  const done = await create(kind, 1);
  await startRunner(kind).runDue();
  const waiting = await create(kind, 1);
  await purgeJobs(api.database.db, now + 6 * DAY);
  expect(await progress(done)).toBeDefined();
  await purgeJobs(api.database.db, now + 8 * DAY);
  expect(await progress(done)).toBeUndefined();
  expect(await progress(waiting)).toBeDefined();
});
