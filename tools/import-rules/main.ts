import { dirname } from 'node:path';
import { findCycles, graphOf } from './cycles.ts';
import { FOLDERS } from './folders.ts';
import { readEntries, readImports, sourceFiles } from './read-imports.ts';
import { findRefusal, folderOf, isTest, targetOf } from './rules.ts';

// Checks every import of the project against folders.ts, and that there are no circular imports.
const entries = readEntries();
/** A tool's configuration is read by that tool only, so no rule covers it. */
const isConfig = (file: string) =>
  file === 'rsbuild.shared.ts' ||
  (/(^|\/)(jest|rsbuild|playwright|oxlint|builds)\.config\.[jt]s$/.test(file) &&
    !file.includes('/src/'));
const files = sourceFiles().filter((file) => !isConfig(file));
const imports = readImports().filter(({ file }) => !isConfig(file));
const uncovered = files.filter((file) => !folderOf(file, FOLDERS));

/** Files whose imports are known only at run time; each file says why. */
const COMPUTED = new Set(['shared/src/build/facades.ts', 'shared/src/testing/jest/icons.cjs']);

/** Imports between files of the project, without those of tests. */
const pairs = imports.flatMap(({ file, specifier }): [string, string][] => {
  if (specifier === undefined || isTest(file, FOLDERS)) return [];
  const target = targetOf(file, specifier, entries);
  return 'path' in target ? [[file, target.path]] : [];
});
/** An index re-exports the files below it. */
const isListed = ([from, to]: readonly [string, string]) =>
  from.endsWith('/index.ts') && to.startsWith(`${dirname(from)}/`);
const folderPairs = pairs
  .filter((pair) => !isListed(pair))
  .map(([from, to]): [string, string] => [dirname(from), dirname(to)]);
const cycles = [...findCycles(graphOf(pairs)), ...findCycles(graphOf(folderPairs))];

function findProblem({ file, specifier }: (typeof imports)[number]): string | undefined {
  if (specifier !== undefined)
    return findRefusal(file, targetOf(file, specifier, entries), FOLDERS);
  return COMPUTED.has(file) ? undefined : 'the imported file must be a literal';
}

const problems = [
  ...uncovered.map((file) => `${file}: it is in no folder of tools/import-rules/folders.ts`),
  ...imports.flatMap((one) => {
    const why = folderOf(one.file, FOLDERS) && findProblem(one);
    return why === undefined ? [] : [`${one.file}: '${one.specifier ?? '…'}': ${why}`];
  }),
  ...cycles.map((group) => `circular import: ${group.join(', ')}`),
];
for (const problem of problems) console.error(problem);
console.log(`${imports.length} imports checked`);
process.exitCode = problems.length === 0 ? 0 : 1;
