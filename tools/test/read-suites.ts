import { ADDED_SUITES, SUITES, type Suite } from './suites.ts';

/** The suites that a command line asks for, and whether they run on after a red one. */
export interface Requested {
  readonly suites: readonly Suite[];
  readonly isAll: boolean;
}

/**
 * Reads the command line: nothing for the suites of `npm test`, `--all` for every suite, `--all NAME…` for single ones.
 * Throws one sentence when there is no suite with a name.
 */
export function readSuites(args: readonly string[]): Requested {
  if (args.length === 0) return { suites: SUITES, isAll: false };
  const all = [...SUITES, ...ADDED_SUITES];
  const names = args.filter((arg) => arg !== '--all');
  const unknown = names.filter((name) => all.every((suite) => suite.name !== name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no test suite ${unknown.join(', ')}. The suites are ${all.map(({ name }) => name).join(', ')}.`,
    );
  }
  const suites = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  return { suites, isAll: true };
}
