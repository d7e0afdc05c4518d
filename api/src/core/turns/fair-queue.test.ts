import { makeFairQueue } from './fair-queue.ts';

/** A queue on a clock of its own, one job of 100 ms at a time; `finish` ends the job under way. */
function start(settings: { longestWaitMs?: number; mostWaiting?: number } = {}) {
  let clock = 0;
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const queue = makeFairQueue({
    concurrency: 1,
    firstGuessMs: 100,
    now: () => clock,
    ...settings,
  });
  const add = (sender: string, isBack = false) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const job = () => {
      begun.push(sender);
      ends.push(resolve);
      return promise;
    };
    return queue.run(sender, job, isBack);
  };
  const finish = async (jobs = 1) => {
    for (let n = 0; n < jobs; n += 1) {
      clock += 100;
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  };
  const pass = (milliseconds: number) => {
    clock += milliseconds;
  };
  return { queue, add, begun, finish, pass };
}
const retryAfter = (work: Promise<unknown>) =>
  work.then(
    () => 'served',
    (error: { code: string; retryAfter: number }) => [error.code, error.retryAfter],
  );

test('senders take turns, however many jobs one of them has', async () => {
  const { add, begun, finish } = start();
  for (const sender of 'aaaabbc') void add(sender);
  await finish(7);
  expect(begun.join('')).toBe('aabcaba');
});

test('a job that comes back is next in its line', async () => {
  const { queue, add, begun, finish } = start();
  void add('a');
  void queue.run('b', async () => void begun.push('b1'));
  void queue.run('b', async () => void begun.push('b0'), true);
  await finish(2);
  expect(begun).toEqual(['a', 'b0', 'b1']);
});

test('who would wait too long is told a second of their own, and is served then', async () => {
  const { add, begun, finish } = start({ longestWaitMs: 1000 });
  for (let n = 0; n < 11; n += 1) void add('a');
  const told = await Promise.all(Array.from({ length: 30 }, () => retryAfter(add('a'))));
  expect(told[0]).toEqual(['unavailable', 2]);
  expect(told.at(-1)).toEqual(['unavailable', 5]);
  // Each second holds as many appointments as jobs can be done in it.
  const perSecond = told.filter(([, seconds]) => seconds === 3);
  expect(perSecond).toHaveLength(10);
  await finish(20);
  const served = Array.from({ length: 10 }, () => add('a'));
  await finish(10);
  await Promise.all(served);
  expect(begun).toHaveLength(21);
});

test('an appointment is kept although the line has grown again meanwhile, and by one job alone', async () => {
  const { add, pass } = start({ longestWaitMs: 1000 });
  const [running] = [add('a')];
  for (let n = 0; n < 10; n += 1) void add('a');
  expect(await retryAfter(add('a'))).toEqual(['unavailable', 2]);
  expect(await retryAfter(add('a'))).toEqual(['unavailable', 2]);
  pass(2000);
  let isLetIn = true;
  const first = add('a').catch(() => {
    isLetIn = false;
  });
  const second = add('a').catch(() => {
    isLetIn = false;
  });
  await new Promise(setImmediate);
  expect(isLetIn).toBe(true);
  expect((await retryAfter(add('a')))[0]).toBe('unavailable');
  void [running, first, second];
});

test('a full line of one sender refuses nobody else', async () => {
  const { add, begun, finish } = start({ longestWaitMs: 1000 });
  for (let n = 0; n < 11; n += 1) void add('a');
  expect(await retryAfter(add('a'))).toEqual(['unavailable', 2]);
  void add('b');
  await finish(2);
  expect(begun).toEqual(['a', 'a', 'b']);
});

test('no appointment is later than a minute from now', async () => {
  const { add } = start({ longestWaitMs: 1000 });
  for (let n = 0; n < 11; n += 1) void add('a');
  const told = await Promise.all(Array.from({ length: 900 }, () => retryAfter(add('a'))));
  expect(told.at(-1)).toEqual(['unavailable', 60]);
});

test('all senders together have so many places', async () => {
  const { add } = start({ mostWaiting: 3 });
  for (const sender of 'abcd') void add(sender);
  expect(await retryAfter(add('e'))).toEqual(['unavailable', 1]);
});

test('a job that fails makes room like any other', async () => {
  const { queue, begun } = start();
  const failed = queue.run('a', () => Promise.reject(new Error('no')));
  const next = queue.run('a', async () => void begun.push('next'));
  await expect(failed).rejects.toThrow('no');
  await next;
  expect(begun).toEqual(['next']);
});
