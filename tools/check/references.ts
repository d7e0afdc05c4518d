/** What comments, tests and documents refer to under `docs`; `document` is any document, by its path. */
export type ReferenceKind =
  | 'specification'
  | 'design'
  | 'federation'
  | 'habit'
  | 'decision'
  | 'document';

/** One reference: `line` counts from 1, `target` is `10.2`, `E3`, `7`, `048` or a path with its anchor. */
export interface Reference {
  readonly line: number;
  readonly text: string;
  /** Undefined for a section whose document is not named. */
  readonly kind: ReferenceKind | undefined;
  readonly target: string;
}

/** What can be referred to, by kind. */
export type Targets = Readonly<Record<ReferenceKind, ReadonlySet<string>>>;

/** Whitespace and comment markers, which may be between a document and its section or between two sections. */
const GAP = String.raw`(?:\s|\*|//|--|#)*`;
/** The separators between sections of one document: `spec §2, §5`, `design §4 and §6`. */
const JOINED = new RegExp(`^${GAP}(?:[,;/+]|and|or|to)?${GAP}$`);
const NAMED = new RegExp(`\\b(spec|specification|design)(?:\\.md|'s)?,?${GAP}$`, 'i');
const SECTION = /§\s?(\d+(?:\.\d+)*)(?:\s?[–-]\s?§?(\d+(?:\.\d+)*))?/g;
const WORD = String.raw`(?:and|or|to|through)\b`;
/** The separators between items of a list or the ends of a range; backticks or brackets may enclose each item. */
const AND = String.raw`[\x60)]?${GAP}(?:[,;/+&–-](?:${GAP}${WORD})?|${WORD})${GAP}[\x60(]?`;
/** What may be between a document and its first item. */
const TO_ITEM = String.raw`${GAP}(?:no\.|number\b)?${GAP}[\x60(]?`;
const listOf = (item: string, next = item) => `(${item}(?:${AND}${next})*)`;
const FEDERATION = new RegExp(
  String.raw`\b[Ff]ederation(?:-facts|\.md|'s)?[,:]?${TO_ITEM}${listOf(String.raw`E\d+[a-z]?\b`, String.raw`(?:E|(?<=\d[–-]))\d+[a-z]?\b`)}`,
  'g',
);
const HABITS = new RegExp(String.raw`\bhabits?${TO_ITEM}${listOf(String.raw`\d+`)}`, 'gi');
const DECISIONS = new RegExp(
  String.raw`\bdecisions?[/-]?${TO_ITEM}${listOf(String.raw`\d{3}\b(?!-[a-z])`)}`,
  'gi',
);
const DECISION_FILES = /\bdecisions\/(\d{3}-[a-z\d-]+)/g;
/** Without the files of decisions, which DECISION_FILES matches. */
const DOCUMENTS = /\b(docs\/(?!decisions\/\d)[\w./-]*\.md(?:#[\w-]+)?)/g;

/**
 * Every reference in a text, in order. In the specification or the design, `within`, a bare section refers to that
 * document.
 * Lists (`spec §2, §5`) and ranges (`design §4–6`) give one reference for each section.
 */
export function findReferences(text: string, within?: ReferenceKind): Reference[] {
  const found = [
    ...findSections(text, within),
    ...findListed(text, FEDERATION, 'federation', /\d+[a-z]?/g, 'E'),
    ...findListed(text, HABITS, 'habit', /\d+/g),
    ...findListed(text, DECISIONS, 'decision', /\d{3}/g),
    ...findListed(text, DECISION_FILES, 'decision', /.+/g),
    ...findListed(text, DOCUMENTS, 'document', /.+/g),
  ];
  return found
    .toSorted((one, other) => one.index - other.index)
    .map(({ index, ...reference }) => ({ line: lineAt(text, index), ...reference }));
}

type Found = Omit<Reference, 'line'> & { readonly index: number };

function findSections(text: string, within: ReferenceKind | undefined): Found[] {
  let end = 0;
  let kind: ReferenceKind | undefined;
  return [...text.matchAll(SECTION)].flatMap((match) => {
    const before = text.slice(end, match.index);
    const name = NAMED.exec(before)?.[1]?.toLowerCase();
    if (name) kind = name === 'design' ? 'design' : 'specification';
    else if (end === 0 || !JOINED.test(before)) kind = within;
    end = match.index + match[0].length;
    const { index } = match;
    return rangeOf(match[1] ?? '', match[2]).map((target) => ({
      index,
      kind,
      target,
      text: `${kind ?? 'no document'} §${target}`,
    }));
  });
}

function findListed(
  text: string,
  pattern: RegExp,
  kind: ReferenceKind,
  item: RegExp,
  prefix = '',
): Found[] {
  return [...text.matchAll(pattern)].flatMap((match) =>
    [...(match[1] ?? '').matchAll(item)].map(([name]) => ({
      index: match.index,
      kind,
      target: `${prefix}${name}`,
      text: `${kind} ${prefix}${name}`,
    })),
  );
}

/** `4` to `6` is 4, 5, 6; `15.2` to `15.4` is 15.2, 15.3, 15.4. */
function rangeOf(from: string, to: string | undefined): string[] {
  if (to === undefined) return [from];
  const last = Number(to.split('.').at(-1));
  const parts = from.split('.');
  const first = Number(parts.at(-1));
  const prefix = parts.slice(0, -1);
  const count = Math.max(1, last - first + 1);
  return Array.from({ length: count }, (_, step) => [...prefix, first + step].join('.'));
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Texts of the documents; `decisions` are file names, `documents` the anchors of each document by its path. */
export interface DocumentTexts {
  readonly specification: string;
  readonly design: string;
  readonly federation: string;
  readonly contributing: string;
  readonly decisions: readonly string[];
  readonly documents: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * What references can name: numbered headings (`## 10. …`, `### 10.1 …`), the numbered items below them (`15.7`),
 * the first cells of the table of facts (`E3b`), the numbered habits, numbers and names of the decisions, and every
 * document with its anchors.
 */
export function readTargets(texts: DocumentTexts): Targets {
  return {
    specification: sectionsOf(texts.specification),
    design: sectionsOf(texts.design),
    federation: new Set(
      [...texts.federation.matchAll(/^\| (E\d+[a-z]?) \|/gm)].map(([, id = '']) => id),
    ),
    habit: itemsBelow(texts.contributing, /^## .*habits/i),
    decision: new Set(
      texts.decisions
        .filter((file) => /^\d{3}-/.test(file))
        .flatMap((file) => [file.slice(0, 3), file.replace(/\.md$/, '')]),
    ),
    document: new Set(
      [...texts.documents].flatMap(([path, anchors]) => [
        path,
        ...[...anchors].map((anchor) => `${path}#${anchor}`),
      ]),
    ),
  };
}

function sectionsOf(text: string): Set<string> {
  const sections = new Set<string>();
  let section = '';
  for (const line of text.split('\n')) {
    const heading = /^#{2,4} (\d+(?:\.\d+)*)\.? /.exec(line)?.[1];
    const item = /^(\d+)\. /.exec(line)?.[1];
    if (heading !== undefined) section = heading;
    if (section !== '') sections.add(item === undefined ? section : `${section}.${item}`);
  }
  return sections;
}

function itemsBelow(text: string, heading: RegExp): Set<string> {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => heading.test(line));
  if (start === -1) return new Set();
  const end = lines.findIndex((line, index) => index > start && line.startsWith('## '));
  return new Set(
    lines
      .slice(start, end === -1 ? undefined : end)
      .flatMap((line) => /^(\d+)\. /.exec(line)?.[1] ?? []),
  );
}

/** Why a reference is dead, as a sentence; undefined when its target exists. */
export function explainDeadReference(
  { kind, target }: Reference,
  targets: Targets,
): string | undefined {
  if (kind === undefined) return `§${target} names no document: write spec §${target} or design §…`;
  return targets[kind].has(target) ? undefined : `${NAMES[kind]} ${target}`;
}

const NAMES: Readonly<Record<ReferenceKind, string>> = {
  specification: 'docs/specification.md has no section',
  design: 'docs/design.md has no section or numbered note',
  federation: 'docs/federation.md has no row',
  habit: 'docs/contributing.md has no habit',
  decision: 'docs/decisions has no decision',
  document: 'there is no',
};
