import type { Declaration, Declarations } from './declarations.ts';

/** The entries of a package by name, each with the file that exports its names. */
export type Entries = Readonly<Record<string, string>>;

/**
 * Every name that the entries export, with its type, in Markdown, but for the `unlisted` ones. Types that are mentioned but
 * not exported by any entry are listed below the entry, since changing them changes the entry too.
 */
export function renderApiReport(
  entries: Entries,
  declarations: Declarations,
  unlisted: readonly string[],
): string {
  const exportedKeys = new Set(
    Object.values(entries).flatMap((file) => [...declarations.exportsOf(file).values()].map(keyOf)),
  );
  const sections = Object.entries(entries).flatMap(([entry, file]) => {
    if (unlisted.includes(entry)) return [];
    const exported = declarations.exportsOf(file);
    const inner = mentionedBy([...exported.values()], declarations, exportedKeys);
    const listed = [...exported].map(([name, one]) => ({
      ...one,
      text: name === one.name ? one.text : `${one.text} // as ${name}`,
    }));
    return [
      `## ${entry}`,
      blockOf(listed),
      ...(inner.length === 0 ? [] : ['Mentioned, not exported:', blockOf(inner)]),
    ];
  });
  return `${sections.join('\n\n')}\n`;
}

const keyOf = ({ file, name }: Declaration) => `${name} of ${file}`;

const byName = (a: Declaration, b: Declaration) => (keyOf(a) < keyOf(b) ? -1 : 1);

/** Our declarations that `roots` mention directly or indirectly, without the exported ones. */
function mentionedBy(
  roots: readonly Declaration[],
  declarations: Declarations,
  exportedKeys: ReadonlySet<string>,
): Declaration[] {
  const found = new Map<string, Declaration>();
  const waiting = [...roots];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    for (const other of declarations.mentionedIn(one)) {
      if (exportedKeys.has(keyOf(other)) || found.has(keyOf(other))) continue;
      found.set(keyOf(other), other);
      waiting.push(other);
    }
  }
  return [...found.values()];
}

/** The declarations sorted by name, indented by two spaces instead of the compiler's four. */
function blockOf(declarations: readonly Declaration[]): string {
  const texts = declarations
    .toSorted(byName)
    .map(({ text }) => text.replaceAll(/^ +/gm, (spaces) => spaces.slice(spaces.length / 2)));
  return ['```ts', ...texts, '```'].join('\n');
}
