import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../process/run-command.ts';
import { elapsedTimeIn } from './elapsed-time.ts';

test.each([
  'const start = performance.now();\nexpect(performance.now() - start).toBeLessThan(1000);',
  'const ms = Math.round(performance.now() - start);\nexpect(ms).toBeLessThanOrEqual(5);',
  'const took = (Date.now() - start) / 1000;\nexpect(took).toBeGreaterThan(1);',
])('an assertion about elapsed time is found: %s', (source) => {
  expect(elapsedTimeIn('a.test.ts', source)).toEqual(['a.test.ts:2']);
});

test.each([
  'const seconds = (performance.now() - start) / 1000;\nconsole.log(seconds);',
  'expect(stated.receivedAt).toBeLessThanOrEqual(Date.now());',
  'const at = Date.now() - HOUR_MS;\nexpect(entries.length).toBeLessThan(3);',
])('other uses of the clock are none: %s', (source) => {
  expect(elapsedTimeIn('a.test.ts', source)).toEqual([]);
});

test('no test asserts how long something took (docs/ci-budget.md)', () => {
  const files = globSync(
    '{api,cli,deploy,e2e,mfe-*,shared,shell,tools}/**/*.{test,spec}.{ts,tsx}',
    {
      cwd: ROOT,
      exclude: (name) => ['node_modules', 'dist'].includes(name),
    },
  );
  expect(files.length).toBeGreaterThan(400);
  expect(
    files.flatMap((file) => elapsedTimeIn(file, readFileSync(join(ROOT, file), 'utf8'))),
  ).toEqual([]);
});
