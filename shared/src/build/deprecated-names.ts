import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { deprecationsIn } from './deprecations-in.ts';
import { entryFile, entryNames, HOST_ENTRIES } from './host-entries.ts';

/**
 * Names that the shell provides and that a later platform will drop, as `key#name`, with what to use instead: those whose
 * documentation has `@deprecated` (decision 077).
 */
export function deprecatedNames(): Record<string, string> {
  const found = HOST_ENTRIES.flatMap((entry) => {
    const file = entryFile(entry);
    const names = new Set(entryNames(entry));
    const sources = reExports(file, readFileSync(file, 'utf8'));
    return [...new Set(sources)]
      .flatMap((source) => deprecationsIn(source, readFileSync(source, 'utf8')))
      .filter(([name]) => names.has(name))
      .map(([name, advice]) => [`${entry}#${name}`, advice] as const);
  });
  return Object.fromEntries(found);
}

/** The files that an index exports names of. */
function reExports(file: string, code: string): string[] {
  const entries = parseSync(file, code).module.staticExports.flatMap((one) => one.entries);
  return entries.flatMap(({ moduleRequest }) =>
    moduleRequest ? join(dirname(file), moduleRequest.value) : [],
  );
}
