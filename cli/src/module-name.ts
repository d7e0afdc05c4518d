/** The names in a new module's files, derived from its name, for example `mfe-expense-claims`. */
export interface ModuleNames {
  /** `mfe-expense-claims` */
  readonly name: string;
  /** `expense-claims`: its folder, route and ids. */
  readonly slug: string;
  /** `Expense Claims`: the title that users see. */
  readonly title: string;
  /** `ExpenseClaims`: the prefix of its component names. */
  readonly pascal: string;
  readonly team: string;
}

const NAME = /^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Names whose slug is a folder of every module, or a folder that git ignores. */
const RESERVED_NAMES = new Set(['mfe-pages', 'mfe-dist', 'mfe-node-modules']);

/** Trims a text and collapses whitespace. */
const normalizeSpaces = (text: string) => text.trim().replace(/\s+/g, ' ');

/** The names of a new module; undefined when `name` is not `mfe-` and lower-case words, or is reserved. */
export function deriveNames(
  name: string,
  { title, team }: { readonly title?: string | undefined; readonly team?: string | undefined } = {},
): ModuleNames | undefined {
  if (!NAME.test(name) || RESERVED_NAMES.has(name)) return undefined;
  const slug = name.slice('mfe-'.length);
  const words = slug.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return {
    name,
    slug,
    title: normalizeSpaces(title ?? words.join(' ')),
    pascal: words.join(''),
    team: normalizeSpaces(team ?? slug),
  };
}
