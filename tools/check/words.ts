/** A word that is refused, and what to write instead. */
interface Word {
  /** Matches within text whose identifiers are split into words (`giveUp` is read as `give Up`), in any case. */
  readonly pattern: string;
  readonly instead: string;
}

/** Archaic or private words (docs/contributing.md, "How we write"). */
const WORDS: readonly Word[] = [
  { pattern: 'anew|afresh', instead: 'again' },
  { pattern: 'mend(s|ed|ing)?', instead: 'fix, repair' },
  { pattern: 'reckon(s|ed|ing|ings)?', instead: 'calculate, count, breakdown' },
  { pattern: 'doom(s|ed)?', instead: 'mark for deletion, purge' },
  { pattern: 'fares?', instead: 'health' },
  { pattern: 'churn', instead: 'publish in a loop' },
  { pattern: 'standing', instead: 'status' },
  { pattern: 'happenings?', instead: 'event' },
  {
    pattern: '(no|some|every|any)body',
    instead: 'no one, someone, everyone; better: say which employee',
  },
  { pattern: 'who(so)?ever|whomever', instead: 'anyone who, the person who' },
  { pattern: 'told', instead: 'shown, notified, reported' },
  { pattern: 'tell(s|ing)? apart', instead: 'distinguish' },
  {
    pattern: 'st(ands?|ood) (in|at|by|on|there|here|still|before|against|above|below|alone)',
    instead: 'is',
  },
  { pattern: 'lies?', instead: 'is, is stored' },
  { pattern: 'beside', instead: 'next to, along with' },
  {
    pattern: 'g(ive|ives|iven|ave|iving) up',
    instead: 'stop trying, time out, mark as missing out',
  },
  { pattern: 't(ake|akes|aken|ook|aking) back', instead: 'undo, withdraw, refund, revert' },
  { pattern: 'pauses?', instead: 'break (of an employee), delay, backoff' },
  { pattern: 'by hand', instead: 'manual, manually' },
  { pattern: 'blanks', instead: 'spaces, whitespace, empty values' },
  { pattern: 'heirs?', instead: 'fallback, successor' },
  { pattern: 'deeds?', instead: 'action' },
  { pattern: 'judg(e|es|ed|ing)', instead: 'check, decide' },
  { pattern: 'strangers?', instead: 'foreign backend, attacker, anyone who is not signed in' },
  { pattern: 'alike', instead: 'the same way, both, similar' },
  { pattern: 'in sight', instead: 'visible' },
  { pattern: 'at hand', instead: 'available' },
  { pattern: 'walls', instead: 'import rules' },
  { pattern: 'for ever', instead: 'forever' },
  { pattern: 'e mails?', instead: 'email' },
  {
    pattern: 'lest|hence(forth)?|hitherto|upon|unto|amongst|amidst|thrice',
    instead: 'plain English',
  },
  { pattern: '(there|where)(by|of|in|upon|with|after|to)', instead: 'say to what it refers' },
];

/** Words that the glossary strikes out for one concept but that are right for another, such as a PDF as `attachment`. */
const ORDINARY = new Set([
  'accept',
  'attachment',
  'block',
  'check in',
  'clock in',
  'deny',
  'enable',
  'gap',
  'manifest',
  'plugin',
  'record',
  'shift',
  'staff',
  'user',
  'vacation',
]);

/** Texts that are not ours to reword: the specification, and what happened in the past. */
const LEFT_OUT = /^docs\/specification\.md$|(^|\/)CHANGELOG\.md$|\/words(\.test)?\.ts$/;
/** Names that are not ours to change, by the files that need them. */
const EXCEPTIONS: readonly { readonly files: RegExp; readonly names: RegExp }[] = [
  // An option of antd.
  { files: /\/toaster\.tsx$/, names: /\bpauseOnHover\b/g },
];
/** Files that people write. */
const WRITTEN = /\.(ts|tsx|mjs|js|css|html|md|sql|sh)$/;

/** A word in a file; `line` counts from 1, 0 is the file's name. */
export interface FoundWord {
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

/** Whether the words of this file are checked; `path` is relative to the root. */
export function isChecked(path: string): boolean {
  return WRITTEN.test(path) && !LEFT_OUT.test(path);
}

/**
 * The words that the tables of the glossary strike out, each with the term of its row. Left out are words that also have
 * an ordinary meaning, and those that the list above has already.
 */
export function readStruckOut(glossary: string): Word[] {
  return glossary.split('\n').flatMap((line) => {
    const [, term = ''] = line.split('|');
    return [...line.matchAll(/~~(.*?)~~/g)]
      .flatMap(([, words = '']) => words.split(', '))
      .filter((word) => !ORDINARY.has(word) && wordsOf(word, 0, WORDS).length === 0)
      .map((word) => ({ pattern: `${splitIdentifiers(word)}s?`, instead: term.trim() }));
  });
}

/**
 * The words of the list, and of `struckOut`, in a file's name, text and identifiers, in order. Markdown that is struck
 * out may have them.
 */
export function findWords(
  path: string,
  text: string,
  struckOut: readonly Word[] = [],
): FoundWord[] {
  const checked = EXCEPTIONS.filter(({ files }) => files.test(path)).reduce(
    (rest, { names }) => rest.replace(names, ''),
    text,
  );
  const words = [...WORDS, ...struckOut];
  return [path, ...checked.split('\n')].flatMap((content, line) => wordsOf(content, line, words));
}

function wordsOf(content: string, line: number, words: readonly Word[]): FoundWord[] {
  const plain = splitIdentifiers(content.replace(/~~.*?~~/g, ''));
  // Most lines have none of the words: one look at all of them is enough.
  if (!matcherOf(words.map(({ pattern }) => pattern).join('|')).test(plain)) return [];
  return words.flatMap(({ pattern, instead }) =>
    [...plain.matchAll(matcherOf(pattern))].map(([word]) => ({ line, word, instead })),
  );
}

const matchers = new Map<string, RegExp>();

/** Matches whole words, in any case; compiled once per pattern. Each use begins at the start of its text. */
function matcherOf(pattern: string): RegExp {
  const known = matchers.get(pattern);
  if (known) {
    known.lastIndex = 0;
    return known;
  }
  const matcher = new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'giu');
  matchers.set(pattern, matcher);
  return matcher;
}

/** `doomedAt`, `doomed_at` and `doomed-at` are read as `doomed At`, `doomed at`. */
function splitIdentifiers(text: string): string {
  return text.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ');
}
