import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Our own entries that hold state: the shell provides them, so that a page has one instance of each (design §14). */
export const HOST_ENTRIES = [
  '@rollcall/shared/session',
  '@rollcall/shared/transport',
  '@rollcall/shared/url',
] as const;

export type HostEntry = (typeof HOST_ENTRIES)[number];

/** The index file of an entry. */
export function entryFile(entry: HostEntry): string {
  // TypeScript in this repository, JavaScript in the packed SDK.
  const index = `index${extname(import.meta.filename)}`;
  return join(import.meta.dirname, '..', entry.slice('@rollcall/shared/'.length), index);
}

/**
 * The names that exist at run time in an entry which the shell provides, read from its index file.
 * @throws Error when the index exports everything of another file: names must be listed.
 */
export function entryNames(entry: HostEntry): string[] {
  const file = entryFile(entry);
  const code = readFileSync(file, 'utf8');
  const entries = parseSync(file, code).module.staticExports.flatMap((one) => one.entries);
  return entries
    .filter(({ isType }) => !isType)
    .map(({ exportName: { kind, name } }) => {
      if (kind === 'Default') return 'default';
      if (kind === 'Name' && name) return name;
      throw new Error(`${file} must list the names that it exports.`);
    })
    .toSorted();
}
