const KINDS = ['specification', 'design', 'federation', 'habit', 'decision', 'document'] as const;

/** What comments, tests and documents refer to under `docs`; `document` is any document, by its path. */
export type ReferenceKind = (typeof KINDS)[number];

/** One reference: `line` counts from 1, `target` is `10.2`, `E3`, `7`, `048` or a path with its anchor. */
export interface Reference {
  readonly line: number;
  /** Undefined when its form is not one of those below, as that of a section whose document is not named. */
  readonly kind: ReferenceKind | undefined;
  readonly target: string;
}

/** What can be referred to, by kind. */
export type Targets = Readonly<Record<ReferenceKind, ReadonlySet<string>>>;

/** Whitespace and comment markers, which may be between the words of a reference. */
const GAP = String.raw`(?:\s|\*|//|--|#)`;
const SECTION = String.raw`\d+(?:\.\d+)*`;
const ITEM = String.raw`E?\d+[a-z]?\b`;
const LISTED = String.raw`\b(?:[Ff]ederation|[Hh]abit|[Dd]ecision)`;
/** The form of each kind; `other` are sections without a document, lists and ranges, which have unnamed targets. */
const FORMS = new RegExp(
  [
    String.raw`(?<other>${LISTED}s(?:/(?!\d+-)|${GAP}+)${ITEM})`,
    String.raw`(?<other>${LISTED}${GAP}+${ITEM}${GAP}*(?:[,&–-]|and\b|or\b|to\b)${GAP}*${ITEM})`,
    String.raw`\b(?<document>docs/(?!decisions/\d)[\w./-]*\.md(?:#[\w-]+)?)`,
    String.raw`\b[Ss]pec${GAP}+§(?<specification>${SECTION})`,
    String.raw`\b[Dd]esign${GAP}+§(?<design>${SECTION})`,
    String.raw`\b[Ff]ederation${GAP}+(?<federation>E\d+[a-z]?)\b`,
    String.raw`\b[Hh]abit${GAP}+(?<habit>\d+)`,
    String.raw`\b[Dd]ecision(?:s/|${GAP}+)(?<decision>\d{3}(?:-[a-z\d-]+)?)\b`,
    String.raw`§\s?(?<section>${SECTION})`,
  ].join('|'),
  'g',
);

/** Every reference in a text, in order. In the specification or the design, `within`, a bare section refers to that document. */
export function findReferences(text: string, within?: ReferenceKind): Reference[] {
  return [...text.matchAll(FORMS)].map(({ 0: all, index, groups = {} }) => {
    const [form = '', target = all] = Object.entries(groups).find(([, found]) => found) ?? [];
    const kind = form === 'section' ? within : KINDS.find((one) => one === form);
    return { line: text.slice(0, index).split('\n').length, kind, target };
  });
}

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
    federation: new Set(texts.federation.match(/(?<=^\| )E\d+[a-z]?(?= \|)/gm)),
    habit: new Set(
      /^## .*habits$(.*?)^## /ims.exec(texts.contributing)?.[1]?.match(/^\d+(?=\. )/gm),
    ),
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

/** Why a reference is dead, as a sentence; undefined when its target exists. */
export function explainDeadReference(
  { kind, target }: Reference,
  targets: Targets,
): string | undefined {
  if (kind === undefined) return `"${target}" has another form than spec §4 or decision 048`;
  return targets[kind].has(target) ? undefined : `there is no ${kind} ${target}`;
}
