import { createFairQueue } from './fair-queue.ts';
import { runForClient } from './request-scope.ts';

/** A queue with a fake clock that runs one job of 100 ms at a time; `finish` ends the running job. */
function start(settings: { maxWaitMs?: number; maxWaiting?: number } = {}) {
  let clock = 0;
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const queue = createFairQueue({
    concurrency: 1,
    initialJobMs: 100,
    now: () => clock,
    ...settings,
  });
  const add = (client: string, isRetry = false) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const job = () => {
      started.push(client);
      ends.push(resolve);
      return promise;
    };
    return queue.run(client, job, isRetry);
  };
  const finish = async (jobs = 1) => {
    for (let n = 0; n < jobs; n += 1) {
      clock += 100;
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { queue, add, started, finish };
}
const retryAfter = (work: Promise<unknown>) =>
  work.then(
    () => 'served',
    (error: { code: string; retryAfter: number }) => [error.code, error.retryAfter],
  );

test('clients take turns, even when one of them has many jobs', async () => {
  const { add, started, finish } = start();
  for (const client of 'aaaabbc') void add(client);
  await finish(7);
  expect(started.join('')).toBe('aabcaba');
});

test("a retried job is next in its client's queue", async () => {
  const { queue, add, started, finish } = start();
  void add('a');
  void queue.run('b', async () => void started.push('b1'));
  void queue.run('b', async () => void started.push('b0'), true);
  await finish(2);
  expect(started).toEqual(['a', 'b0', 'b1']);
});

test('a job that would wait too long is refused until the queue is shorter, with the time until it is empty', async () => {
  const { add, started, finish } = start({ maxWaitMs: 1000 });
  const jobs = Array.from({ length: 11 }, () => add('a'));
  expect(await retryAfter(add('a'))).toEqual(['unavailable', 2]);
  await finish();
  jobs.push(add('a'));
  expect(await retryAfter(add('a'))).toEqual(['unavailable', 2]);
  await finish(11);
  await Promise.all(jobs);
  expect(started).toHaveLength(12);
});

test('a full queue of one client does not affect another client', async () => {
  const { add, started, finish } = start({ maxWaitMs: 1000 });
  for (let n = 0; n < 11; n += 1) void add('a');
  expect(await retryAfter(add('a'))).toEqual(['unavailable', 2]);
  void add('b');
  await finish(2);
  expect(started).toEqual(['a', 'a', 'b']);
});

test('the number of waiting jobs over all clients is limited', async () => {
  const { add } = start({ maxWaiting: 3 });
  for (const client of 'abcd') void add(client);
  expect(await retryAfter(add('e'))).toEqual(['unavailable', 1]);
});

test('a failed job frees its place like any other', async () => {
  const { queue, started } = start();
  const failed = queue.run('a', () => Promise.reject(new Error('no')));
  const next = queue.run('a', async () => void started.push('next'));
  await expect(failed).rejects.toThrow('no');
  await next;
  expect(started).toEqual(['next']);
});

test('a job leaves the queue when the client of its request disconnects; others move up', async () => {
  const { queue, add, started, finish } = start({ maxWaiting: 2 });
  void add('a');
  const client = new AbortController();
  const left = runForClient(client.signal, () =>
    queue.run('b', async () => void started.push('left')),
  );
  void add('c');
  expect(await retryAfter(add('d'))).toEqual(['unavailable', 1]);
  client.abort();
  await expect(left).rejects.toMatchObject({ code: 'malformed' });
  void add('e');
  await finish(3);
  expect(started).toEqual(['a', 'c', 'e']);
});

test('a running job ends even if its client disconnects; later ones of that request do not start', async () => {
  const { queue, started } = start();
  const client = new AbortController();
  const both = runForClient(client.signal, async () => {
    await queue.run('a', async () => {
      client.abort();
      started.push('first');
    });
    await queue.run('a', async () => void started.push('second'));
  });
  await expect(both).rejects.toMatchObject({ code: 'malformed' });
  expect(started).toEqual(['first']);
});
