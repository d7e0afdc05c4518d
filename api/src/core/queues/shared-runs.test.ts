import { runForClient } from './request-scope.ts';
import { createSharedRuns } from './shared-runs.ts';

/** Work that ends when it is made to, and records when it begins. */
function createWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const end = async () => {
    await new Promise(setImmediate);
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, work, end };
}

test('the same work that waits runs once for all, and never together with other work', async () => {
  const { begun, work, end } = createWork();
  const run = createSharedRuns<string>();
  const owner = {};
  const results = [run(owner, 'all', work('first'))];
  await new Promise(setImmediate);
  // The first has begun: what they have written meanwhile may not be in it.
  results.push(run(owner, 'all', work('second')), run(owner, 'all', work('third')));
  results.push(run(owner, 'IT', work('another')));
  expect(begun).toEqual(['first']);
  await end();
  expect(begun).toEqual(['first', 'second']);
  await end();
  await end();
  expect(await Promise.all(results)).toEqual(['first', 'second', 'second', 'another']);
  expect(begun).toEqual(['first', 'second', 'another']);
});

test('the work of another owner does not wait, and nothing is kept', async () => {
  const { begun, work, end } = createWork();
  const run = createSharedRuns<string>();
  const first = run({}, 'all', work('one'));
  const second = run({}, 'all', work('other'));
  await end();
  await end();
  expect([await first, await second]).toEqual(['one', 'other']);
  const owner = {};
  for (const name of ['again', 'and again']) {
    const again = run(owner, 'all', work(name));
    await end();
    expect(await again).toBe(name);
  }
  expect(begun).toHaveLength(4);
});

test('work that fails is reported to all who share it, and the next runs', async () => {
  const run = createSharedRuns<string>();
  const owner = {};
  const fails = () => Promise.reject(new Error('no connection'));
  const results = [run(owner, 'all', fails), run(owner, 'all', fails)];
  for (const result of results) await expect(result).rejects.toThrow('no connection');
  expect(await run(owner, 'all', async () => 'works')).toBe('works');
});

test('work whose clients have all disconnected does not begin', async () => {
  const { begun, work, end } = createWork();
  const run = createSharedRuns<string>();
  const owner = {};
  const clients = Array.from({ length: 4 }, () => new AbortController());
  const ask = (client: number, name: string) =>
    runForClient((clients[client] as AbortController).signal, () => run(owner, name, work(name)));
  const first = ask(0, 'a');
  await new Promise(setImmediate);
  const typed = [ask(1, 'an'), ask(1, 'ana'), ask(2, 'ana'), ask(3, 'anna')];
  for (const client of [1, 3]) clients[client]?.abort();
  const results = Promise.allSettled(typed);
  await end();
  await end();
  expect(begun).toEqual(['a', 'ana']);
  expect(await first).toBe('a');
  const cutOff = { status: 'rejected', reason: expect.objectContaining({ code: 'malformed' }) };
  const ana = { status: 'fulfilled', value: 'ana' };
  expect(await results).toEqual([cutOff, ana, ana, cutOff]);
});
