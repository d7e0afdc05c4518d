import { withSecondChance } from './second-chance.ts';
import type { Visited } from './walk.ts';

const TIMEOUT_MS = 15_000;

/** Visits pages that take so long, in milliseconds, one after the other; returns their problems, and what was done. */
async function visit(pages: readonly number[], knownGoodMs: number) {
  const done: string[] = [];
  const visitPath = async (path: string, timeoutMs: number): Promise<Visited> => {
    done.push(`${path} within ${timeoutMs}`);
    const hasTimedOut = Number(path) > timeoutMs;
    const problems = hasTimedOut ? ['It was slow.'] : [];
    return { page: { path, role: 'employee', theme: 'light', ms: 0, problems }, hasTimedOut };
  };
  const timeKnownGood = async () => {
    done.push('known good');
    return knownGoodMs;
  };
  const visitOne = withSecondChance({ timeKnownGood, timeoutMs: TIMEOUT_MS });
  const problems: (readonly string[])[] = [];
  for (const ms of pages) {
    const page = await visitOne({ visit: visitPath }, String(ms));
    problems.push(page.problems);
  }
  return { problems, done };
}

test('pages that are drawn in time are opened once, and no known good page is timed', async () => {
  const { problems, done } = await visit([1000, 2000], 1000);
  expect(problems).toEqual([[], []]);
  expect(done).toEqual(['1000 within 15000', '2000 within 15000']);
});

test('on a machine where a known good page is slow, too, pages get more time, and later ones from the start', async () => {
  const { problems, done } = await visit([30_000, 31_000], 9000);
  expect(problems).toEqual([[], []]);
  expect(done).toEqual([
    '30000 within 15000',
    'known good',
    '30000 within 36000',
    '31000 within 36000',
  ]);
});

test('a page that never ends is refused after its second chance, and no other page gets one', async () => {
  const { problems, done } = await visit([Infinity, Infinity, 1000], 1000);
  expect(problems).toEqual([['It was slow.'], ['It was slow.'], []]);
  expect(done).toEqual([
    'Infinity within 15000',
    'known good',
    'Infinity within 15000',
    'Infinity within 15000',
    '1000 within 15000',
  ]);
});
