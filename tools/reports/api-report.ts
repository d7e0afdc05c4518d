import type { Declaration, Declarations } from './declarations.ts';

/** The entries of a package by name, each with the file that exports its names. */
export type Entries = Readonly<Record<string, string>>;

/**
 * Every name that the entries export, with its type, in Markdown. Types that are mentioned but not exported are listed
 * below the entry, since changing them changes the entry too.
 */
export function renderApiReport(entries: Entries, declarations: Declarations): string {
  const exportedKeys = new Set(
    Object.values(entries).flatMap((file) => [...declarations.exportsOf(file).values()].map(keyOf)),
  );
  const sections = Object.entries(entries).flatMap(([entry, file]) => {
    const exported = declarations.exportsOf(file);
    const inner = mentionedBy([...exported.values()], declarations, exportedKeys);
    const names = namesOfSchemas([...exported.values(), ...inner]);
    const listed = [...exported].map(([name, one]) => ({
      ...one,
      text: name === one.name ? one.text : `${one.text} // as ${name}`,
    }));
    return [
      `## ${entry}`,
      blockOf(listed, names),
      ...(inner.length === 0 ? [] : ['Mentioned, not exported:', blockOf(inner, names)]),
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

/**
 * Multi-line types of constants without indentation, and the short form that replaces each elsewhere; long types
 * first. Of two constants with the same type the first is used, so that no two refer to each other.
 */
function namesOfSchemas(declarations: readonly Declaration[]): [string, string][] {
  const names = new Map<string, string>();
  for (const { name, text } of declarations.toSorted(byName)) {
    const type = /^const [\w$]+: ([\s\S]+);$/.exec(flat(text))?.[1];
    if (type?.includes('\n') && !names.has(type)) names.set(type, `typeof ${name}`);
  }
  return [...names].toSorted(([a], [b]) => b.length - a.length);
}

/** The declarations sorted by name; a schema that occurs inside another one is replaced by its name. */
function blockOf(
  declarations: readonly Declaration[],
  names: readonly (readonly [string, string])[],
): string {
  const texts = declarations.toSorted(byName).map(({ name, text }) => {
    const others = names.filter(([, short]) => short !== `typeof ${name}`);
    return indented(
      others.reduce((done, [type, short]) => done.replaceAll(type, short), flat(text)),
    );
  });
  return ['```ts', ...texts, '```'].join('\n');
}

const flat = (text: string) => text.replaceAll(/^\s+/gm, '');

/** Indents each line two spaces deeper than the line that opened its bracket. */
function indented(text: string): string {
  /** The level of the line of each open bracket. */
  const open: number[] = [];
  return text
    .split('\n')
    .map((line) => {
      const around = open.at(-1);
      const level = around === undefined ? 0 : around + (/^[)\]}]/.test(line) ? 0 : 1);
      for (const [bracket] of line.matchAll(/[()[\]{}]/g)) {
        if ('([{'.includes(bracket)) open.push(level);
        else open.pop();
      }
      return '  '.repeat(level) + line;
    })
    .join('\n');
}
