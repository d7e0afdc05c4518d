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

/** The words of a name; undefined when it is not `mfe-` and lower-case words. */
export function wordsOf(
  name: string,
  { title, team }: { readonly title?: string | undefined; readonly team?: string | undefined } = {},
): ModuleWords | undefined {
  if (!NAME.test(name)) return undefined;
  const slug = name.slice('mfe-'.length);
  const words = slug.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return {
    name,
    slug,
    title: title ?? words.join(' '),
    pascal: words.join(''),
    team: team ?? slug,
  };
}
