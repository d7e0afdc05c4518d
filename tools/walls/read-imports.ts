import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ROOT } from '../process/run-command.ts';
import type { Entries } from './walls.ts';

/** One import of a file, re-exports and `import()` of a text included. */
export interface Import {
  readonly file: string;
  readonly specifier: string;
}

/** Every TypeScript file of the project that git knows or would add. */
export function sourceFiles(): string[] {
  const args = ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'];
  const listed = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file)));
}

/**
 * The imports of a file's text, types included.
 * @public its test reads it in a process of its own.
 */
export function importsOf(file: string, text: string): Import[] {
  const { module } = parseSync(file, text);
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start, end),
  );
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported,
    ...dynamic.filter((one) => /^'[^']*'$/.test(one)).map((one) => one.slice(1, -1)),
  ];
  return [...new Set(specifiers)].map((specifier) => ({ file, specifier }));
}

/** Every import of the project. */
export const readImports = (): Import[] =>
  sourceFiles().flatMap((file) => importsOf(file, readFileSync(join(ROOT, file), 'utf8')));

/** What each workspace offers under its package's name. */
export function readEntries(): Entries {
  const entries = globSync('*/package.json', { cwd: ROOT }).flatMap((file) => {
    const folder = file.slice(0, -'/package.json'.length);
    const { name, exports = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as {
      name: string;
      exports?: Record<string, string>;
    };
    return Object.entries(exports).map(([entry, path]) => [
      name + entry.slice(1),
      join(folder, path),
    ]);
  });
  return Object.fromEntries(entries);
}
