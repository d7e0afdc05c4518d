/** The words of a module, out of its name: `mfe-expense-claims`. */
export interface ModuleWords {
  /** `mfe-expense-claims` */
  readonly name: string;
  /** `expense-claims`: its folder, its route, its ids. */
  readonly slug: string;
  /** `Expense Claims`: what people read. */
  readonly title: string;
  /** `ExpenseClaims`: the name of its page in code. */
  readonly pascal: string;
  readonly team: string;
}

const NAME = /^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Folders that are in every module, or that git ignores. */
const TAKEN = new Set(['mfe-pages', 'mfe-dist', 'mfe-node-modules']);

/** Free words as they are read: no blanks around them, one between. */
const tidy = (words: string) => words.trim().replace(/\s+/g, ' ');

/** The words of a name; undefined when it is not `mfe-` and lower-case words, or names a folder of every module. */
export function wordsOf(
  name: string,
  { title, team }: { readonly title?: string | undefined; readonly team?: string | undefined } = {},
): ModuleWords | undefined {
  if (!NAME.test(name) || TAKEN.has(name)) return undefined;
  const slug = name.slice('mfe-'.length);
  const words = slug.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return {
    name,
    slug,
    title: tidy(title ?? words.join(' ')),
    pascal: words.join(''),
    team: tidy(team ?? slug),
  };
}
