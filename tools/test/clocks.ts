import { runJest } from './run-jest.ts';

/** The workspaces whose tests begin at `TEST_NOW` (shared/src/testing/jest/preset.js). */
const PROJECTS = ['shared', 'shell', 'mfe-auth', 'mfe-employees', 'mfe-leave', 'mfe-time'];

/** Moments at which dates are easily wrong, each with the zone of the browser. */
const CLOCKS = [
  ['evening', 'in the evening, UTC', 'UTC', '2026-06-15T22:00:00Z'],
  ['new-year', 'on New Year’s Eve', 'America/Chicago', '2026-12-31T22:00:00-06:00'],
  ['spring', 'before summer time begins', 'Australia/Sydney', '2026-10-04T01:30:00+10:00'],
  ['autumn', 'when summer time ends', 'America/Chicago', '2026-11-01T01:30:00-05:00'],
] as const;

/** A suite for each of these moments: the tests of pages, beginning there. */
export const CLOCK_SUITES = CLOCKS.map(([name, title, TZ, TEST_NOW]) => ({
  name: `clock-${name}`,
  title: `Tests of pages ${title}`,
  run: ({ resultsFile }: { readonly resultsFile: string }) =>
    runJest(resultsFile, ['--selectProjects', ...PROJECTS], { env: { TZ, TEST_NOW } }),
}));
