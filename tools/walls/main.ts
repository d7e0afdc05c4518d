import { dirname } from 'node:path';
import { findCycles, graphOf } from './cycles.ts';
import { readEntries, readImports, sourceFiles } from './read-imports.ts';
import { ROOMS } from './rooms.ts';
import { isTest, roomOf, targetOf, whyRefused } from './walls.ts';

// What imports what: rooms.ts says what each room may.
const entries = readEntries();
/** What configures a tool is read by that tool, and by nothing of ours. */
const isConfig = (file: string) =>
  file === 'rsbuild.shared.ts' ||
  (/(^|\/)(jest|rsbuild|playwright|oxlint|builds)\.config\.[jt]s$/.test(file) &&
    !file.includes('/src/'));
const files = sourceFiles().filter((file) => !isConfig(file));
const imports = readImports().filter(({ file }) => !isConfig(file));
const homeless = files.filter((file) => !roomOf(file, ROOMS));

/** Files whose imports only a run can tell, each with its reason in the file. */
const COMPUTED = new Set(['shared/src/build/facades.ts', 'shared/src/testing/jest/icons.cjs']);

/** Imports between files of the project, those of tests left out. */
const pairs = imports.flatMap(({ file, specifier }): [string, string][] => {
  if (specifier === undefined || isTest(file, ROOMS)) return [];
  const target = targetOf(file, specifier, entries);
  return 'path' in target ? [[file, target.path]] : [];
});
/** An index lists what lies below it. */
const isListed = ([from, to]: readonly [string, string]) =>
  from.endsWith('/index.ts') && to.startsWith(`${dirname(from)}/`);
const folders = pairs
  .filter((pair) => !isListed(pair))
  .map(([from, to]): [string, string] => [dirname(from), dirname(to)]);
const cycles = [...findCycles(graphOf(pairs)), ...findCycles(graphOf(folders))];

function whyWrong({ file, specifier }: (typeof imports)[number]): string | undefined {
  if (specifier !== undefined) return whyRefused(file, targetOf(file, specifier, entries), ROOMS);
  return COMPUTED.has(file) ? undefined : 'an import must name its file';
}

const problems = [
  ...homeless.map((file) => `${file}: it belongs to no room of tools/walls/rooms.ts`),
  ...imports.flatMap((one) => {
    const why = roomOf(one.file, ROOMS) && whyWrong(one);
    return why === undefined ? [] : [`${one.file}: '${one.specifier ?? '…'}': ${why}`];
  }),
  ...cycles.map((group) => `these import each other: ${group.join(', ')}`),
];
for (const problem of problems) console.error(problem);
console.log(`${imports.length} imports checked`);
process.exitCode = problems.length === 0 ? 0 : 1;
