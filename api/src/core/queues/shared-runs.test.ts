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
