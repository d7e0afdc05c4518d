/** @database embedded */

import { counting } from '../../testing/counting-job.ts';
import { recordStatements } from '../../testing/statements.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { jobs } from '../db/tables/jobs.ts';
import { runTransaction } from '../db/transaction.ts';
import type { JobKind } from './job-kind.ts';
import { createJobRunner, type JobRunner } from './job-runner.ts';
import { createJob, readProgress } from './jobs.ts';
import { listenToNewJobs } from './new-jobs.ts';
import { createJobWatch, type JobWatch } from './watch-jobs.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
let api: TestApi;
let now: number;
let watch: JobWatch;
beforeAll(async () => {
  api = await startTestApi();
  await api.database.db.execute('CREATE TABLE effects (n integer)');
});
beforeEach(async () => {
  now = Date.UTC(2026, 2, 10, 18);
  await api.database.db.delete(jobs);
});
afterEach(() => {
  jest.useRealTimers();
  return watch.stop();
});
afterAll(() => api.stop());

const fail = (message: string) => {
  throw new Error(message);
};

const common = () => ({ db: api.database.db, clock: () => now, onError: fail });

const createRunner = (kind: JobKind, concurrency = 1) =>
  createJobRunner({ ...common(), kinds: [kind], concurrency });

function createWatch(...runners: JobRunner[]): JobWatch {
  watch = createJobWatch({ ...common(), runners });
  return watch;
}

const create = (kind: JobKind, to: number, options = {}) =>
  createJob(api.database.db, now, kind, { input: { to }, ...options });
const progress = (id: number) => readProgress(api.database.db, id);

test('one statement looks for due jobs of all runners', async () => {
  await create(counting(), 1, { runAt: now + HOUR });
  createWatch(createRunner(counting(), 5), createRunner({ ...counting(), name: 'other' }));
  // The first look adjusts times to the clock, too.
  await watch.runDue();
  expect(await recordStatements(api.database, () => watch.runDue())).toHaveLength(1);
});

test('a slow job does not keep the jobs of another runner from starting', async () => {
  const { promise: blocked, resolve: unblock } = Promise.withResolvers<void>();
  const { promise: quickRan, resolve: ranQuick } = Promise.withResolvers<void>();
  const slow = { ...counting(() => blocked), name: 'slow', effects: 'external' as const };
  const quick = { ...counting(() => ranQuick()), name: 'quick', effects: 'external' as const };
  createWatch(createRunner(slow), createRunner(quick));
  watch.start();
  await create(slow, 1);
  await create(quick, 1);
  await quickRan;
  unblock();
});

test('a job that this process adds starts at once when its transaction has committed', async () => {
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const heard: string[] = [];
  const stopListening = listenToNewJobs((kind) => heard.push(kind));
  const kind = counting(() => start());
  createWatch(createRunner(kind));
  await watch.runDue();
  // It looks now, and never again.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  watch.start();
  await watch.runDue();
  await runTransaction(api.database.db, async (tx) => {
    await createJob(tx, now, kind, { input: { to: 1 } });
    await createJob(tx, now, kind, { input: { to: 1 }, runAt: now + HOUR });
    expect(heard).toEqual([]);
  });
  await started;
  const failed = runTransaction(api.database.db, async (tx) => {
    await createJob(tx, now, kind, { input: { to: 1 } });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  stopListening();
  expect(heard).toEqual(['count']);
});

test('it stops after a look that is under way, so that the database can be closed', async () => {
  const { promise: clockRead, resolve: readClock } = Promise.withResolvers<void>();
  let isOpen = true;
  const errors: string[] = [];
  const db = new Proxy(api.database.db, {
    get(target, name) {
      if (!isOpen) errors.push(`${String(name)} after the end`);
      return Reflect.get(target, name);
    },
  });
  const clock = () => {
    readClock();
    return now;
  };
  watch = createJobWatch({ ...common(), db, clock, runners: [] });
  watch.start();
  await clockRead;
  await watch.stop();
  isOpen = false;
  await api.database.db.execute('SELECT 1');
  await api.database.db.execute('SELECT 1');
  expect(errors).toEqual([]);
});

test('a clock that is set back neither stops a job nor shortens its delay', async () => {
  const kind = counting();
  const due = await create(kind, 1);
  const later = await create(kind, 1, { runAt: now + 10 * MINUTE });
  now -= DAY;
  createWatch(createRunner(kind));
  await watch.runDue();
  expect(await progress(due)).toMatchObject({ status: 'done' });
  expect(await progress(later)).toMatchObject({ status: 'waiting' });
  now += 11 * MINUTE;
  await watch.runDue();
  expect(await progress(later)).toMatchObject({ status: 'done' });
});
