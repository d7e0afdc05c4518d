import { dirname } from 'node:path';
import { findCycles, graphOf } from './cycles.ts';
import { readEntries, readImports, sourceFiles } from './read-imports.ts';
import { ROOMS } from './rooms.ts';
import { isTest, roomOf, targetOf, whyRefused } from './walls.ts';

// What imports what: rooms.ts says what each room may.
const entries = readEntries();
const imports = readImports();
const isOutside = (file: string) =>
  /(^|\/)(jest|rsbuild|playwright|oxlint)[\w.-]*\.config\.ts$/.test(file) ||
  file === 'rsbuild.shared.ts';
const homeless = sourceFiles().filter(
  (file) => !roomOf(file, ROOMS) && !isTest(file) && !isOutside(file),
);

/** Imports between files of the project, those of tests left out. */
const pairs = imports.flatMap(({ file, specifier }): [string, string][] => {
  const target = targetOf(file, specifier, entries);
  return 'path' in target && !isTest(file) ? [[file, target.path]] : [];
});
/** An index only lists what lies below it. */
const inFolders = pairs.filter(([from]) => !from.endsWith('/index.ts'));
const folders = inFolders.map(([from, to]): [string, string] => [dirname(from), dirname(to)]);
const cycles = [...findCycles(graphOf(pairs)), ...findCycles(graphOf(folders))];

const problems = [
  ...homeless.map((file) => `${file}: it belongs to no room of tools/walls/rooms.ts`),
  ...imports.flatMap(({ file, specifier }) => {
    const why = isOutside(file)
      ? undefined
      : whyRefused(file, targetOf(file, specifier, entries), ROOMS);
    return why === undefined ? [] : [`${file}: '${specifier}': ${why}`];
  }),
  ...cycles.map((group) => `these import each other: ${group.join(', ')}`),
];
for (const problem of problems) console.error(problem);
console.log(`${imports.length} imports checked`);
process.exitCode = problems.length === 0 ? 0 : 1;
