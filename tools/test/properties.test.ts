import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../process/run-command.ts';

const SETUP = 'shared/src/testing/jest/properties.ts';
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const sources = globSync('{api,deploy,e2e,mfe-*,shared,shell}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (name) => ['node_modules', 'dist'].includes(name),
});

/** Generates cases for properties, and for tests that always take the same cases. */
const isGenerator = (file: string) => /\/arbitrary-[^/]+\.ts$/.test(file);

test('only one file sets the number of cases of a property (docs/ci-budget.md)', () => {
  expect(sources.filter((file) => !isGenerator(file) && /\bnumRuns\b/.test(read(file)))).toEqual([
    SETUP,
  ]);
});

test('`npm test` tries each property with 500 cases at most (docs/ci-budget.md)', () => {
  const [, cases] = /PROPERTY_CASES \?\? (\d+)\)/.exec(read(SETUP)) ?? [];
  expect(Number(cases)).toBeGreaterThanOrEqual(100);
  expect(Number(cases)).toBeLessThanOrEqual(500);
});

test('a test with properties is called `.property.test`, so that the run with more cases finds it', () => {
  const users = sources.filter((file) => /from 'fast-check'/.test(read(file)));
  expect(users).not.toEqual([]);
  expect(
    users.filter((file) => !isGenerator(file) && !/\.property\.test\.tsx?$/.test(file)),
  ).toEqual([]);
});
