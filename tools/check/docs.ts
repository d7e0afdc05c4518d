import { posix } from 'node:path';
import Slugger from 'github-slugger';

/** What documents can refer to. */
export interface Tree {
  /** Files of the repository, as paths from its root. */
  readonly files: ReadonlySet<string>;
  /** Names of npm scripts by workspace; '' is the root. */
  readonly scripts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Anchors of each document, by its path. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A document: its path from the root of the repository, and its text. */
export interface Document {
  readonly path: string;
  readonly text: string;
}

/** One sentence for each link, script, program and path of a document that is not in the tree; [] when all exist. */
export function findProblems(document: Document, tree: Tree): string[] {
  const problems = document.path.endsWith('.md')
    ? [
        ...findDeadLinks(document, tree),
        ...findDeadScripts(document, tree),
        ...findDeadPaths(document, tree),
      ]
    : findDeadOwners(document, tree);
  return [...new Set(problems)].map((problem) => `${document.path}: ${problem}`);
}

const FENCED = /^( *)(`{3,}|~{3,})[^\n]*\n([\s\S]*?)^ *\2 *$/gm;
const SPAN = /(?<!`)`([^`]+)`(?!`)/g;

/** The anchors of a document: a slug for each heading by GitHub's rules, and ids that it sets itself. */
export function anchorsOf(text: string): Set<string> {
  const prose = text.replace(FENCED, '');
  const slugger = new Slugger();
  const headings = [...prose.matchAll(/^#{1,6} +(.+?)(?: +#+)? *$/gm)].map(([, heading = '']) =>
    slugger.slug(textOf(heading)),
  );
  const ids = [...prose.matchAll(/\b(?:id|name)="([^"]+)"/g)].map(([, id = '']) => id);
  return new Set([...headings, ...ids]);
}

/** The visible text of a heading: links without their addresses, no Markdown emphasis. */
function textOf(heading: string): string {
  return heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`|\*/g, '')
    .replace(/(?<!\w)_(.+?)_(?!\w)/g, '$1');
}

function findDeadLinks({ path, text }: Document, tree: Tree): string[] {
  const prose = text.replace(FENCED, '').replace(SPAN, '');
  const links = [...prose.matchAll(/\]\(<?([^)\s>]+)|^\[[^\]]+\]: +<?([^\s>]+)/gm)];
  return links.flatMap(([, inline, referred]) => {
    const link = inline ?? referred ?? '';
    if (/^[a-z][a-z+.-]*:/i.test(link)) return [];
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : posix.join(posix.dirname(path), decodeURI(file));
    if (!exists(target, tree)) return [`the link ${link} leads nowhere`];
    if (!anchor || tree.anchors.get(target)?.has(anchor) !== false) return [];
    return [`${target} has no heading for #${anchor}`];
  });
}

const WORKSPACE = String.raw`(?:\s+(?:-w|--workspace)[\s=]+([\w<>{}…*@/-]+))?`;
const NPM = new RegExp(
  String.raw`\bnpm (?:run(?:\s+(?:-s|--silent))*${WORKSPACE}\s+([a-z][\w:-]*)|(test|start))${WORKSPACE}`,
  'g',
);

function findDeadScripts({ path, text }: Document, tree: Tree): string[] {
  // A module that an example creates may be used in the next example.
  const created = new Set([...text.matchAll(/\bnew-module -- ([\w-]+)/g)].map(([, name]) => name));
  const workspaceOfDocument = posix.dirname(path);
  return [...text.matchAll(NPM)].flatMap(([, before, run, short, after]) => {
    const workspace = before ?? after;
    const script = run ?? short ?? '';
    if (workspace === undefined) {
      const candidates = [tree.scripts.get(''), tree.scripts.get(workspaceOfDocument)];
      const isKnown = short !== undefined || candidates.some((scripts) => scripts?.has(script));
      return isKnown ? [] : [`package.json has no script "${script}"`];
    }
    const pattern = created.has(workspace) ? 'mfe-*' : workspace;
    return findMissingScript(pattern, script, workspace, tree);
  });
}

function findMissingScript(
  pattern: string,
  script: string,
  workspace: string,
  tree: Tree,
): string[] {
  const matches = matcher(pattern);
  const found = [...tree.scripts].filter(([name]) => name !== '' && matches.test(name));
  if (found.length === 0) return [`there is no workspace ${workspace}`];
  if (found.some(([, scripts]) => scripts.has(script))) return [];
  return [
    hasPlaceholder(pattern)
      ? `no workspace ${workspace} has the script "${script}"`
      : `${workspace}/package.json has no script "${script}"`,
  ];
}

const PROGRAM = /(?:^|[\s$])node((?:\s+--?[\w=-]+)*)\s+([\w.@/-]+\.[cm]?[jt]sx?)(?![\w/])/g;

function findDeadPaths({ path, text }: Document, tree: Tree): string[] {
  const fenced = [...text.matchAll(FENCED)].map(([, , , code = '']) => code);
  const spans = [...text.replace(FENCED, '').matchAll(SPAN)].map(([, span = '']) => span);
  const programs = [...fenced, ...spans].flatMap((code) =>
    [...code.matchAll(PROGRAM)].map(([, , program = '']) => program),
  );
  const missing = programs.filter((program) => !tree.files.has(program));
  const named = spans
    .flatMap((span) => wordsOf(span))
    .filter((word) => !missing.includes(word) && !programs.includes(word))
    .filter((word) => isDead(word, path, tree));
  return [
    ...missing.map((program) => `node ${program}: there is no such file`),
    ...named.map((word) => `\`${word}\` does not exist`),
  ];
}

/** The words of a span; a space within `<the name>` or `{an id}` does not end a word. */
function wordsOf(span: string): string[] {
  return (span.match(/(?:<[^>]*>|\{[^}]*\}|[^\s<{])+/g) ?? []).map((word) =>
    word.replace(/(?::\d+)+$/, ''),
  );
}

/** Names that can only be source files: builds may create data files, and a `.js` file may be a library's. */
const SOURCE = /^[\w*…<{@][^:]*\.(?:tsx?|mjs|sql)$/;

/** Whether a word looks like a path of this repository but does not exist. */
function isDead(word: string, document: string, tree: Tree): boolean {
  if (/[:()'"|,=]/.test(word)) return false;
  const home = homeOf(document);
  const isFromRoot = word.includes('/') && topFolders(tree).some((folder) => within(word, folder));
  const isFromHome = home !== undefined && /^(?:src|bin)\/|^[^/]+\/$/.test(word);
  if (isFromRoot || isFromHome) {
    return !exists(word, tree) && !(home !== undefined && exists(posix.join(home, word), tree));
  }
  if (!SOURCE.test(word) && !word.startsWith('src/')) return false;
  return !exists(`**/${word}`, tree);
}

/** The workspace of a README, where its paths may start. */
function homeOf(document: string): string | undefined {
  return /^(tools\/template|[^/]+)\/README\.md$/.exec(document)?.[1];
}

/** Whether `folder` is the first folder of a path; false for a bare placeholder, which would match everything. */
function within(word: string, folder: string): boolean {
  const [first = ''] = word.split('/');
  return matcher(first).test(folder) && /\w/.test(first.replace(PLACEHOLDER, ''));
}

const topFolders = (tree: Tree) => [
  ...new Set(
    [...tree.files].filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''),
  ),
];

function findDeadOwners({ text }: Document, tree: Tree): string[] {
  return text
    .split('\n')
    .map((line) => line.split(/\s/)[0] ?? '')
    .filter((path) => path.startsWith('/') && !exists(path.slice(1), tree))
    .map((path) => `\`${path}\` does not exist`);
}

const PLACEHOLDER = /\*\*\/|\*+|…|<[^>]*>|\{[^}]*\}|\b(?:NAME|VERSION|WORKSPACE|PATH|TIME|N+)\b/g;
const hasPlaceholder = (text: string) => text.search(PLACEHOLDER) !== -1;

/** Whether a file or a folder of the tree has this path; a placeholder matches anything but a slash. */
function exists(path: string, tree: Tree): boolean {
  const target = path.replace(/^\.\//, '').replace(/\/$/, '');
  if (target === '.' || tree.files.has(target)) return true;
  const pattern = matcher(target, '(?:/.*)?');
  return [...tree.files].some((file) => pattern.test(file));
}

/** A path with placeholders as a pattern: each matches a part of a name, and two stars match folders. */
function matcher(pattern: string, rest = ''): RegExp {
  let source = '';
  let end = 0;
  for (const match of pattern.matchAll(PLACEHOLDER)) {
    source += escape(pattern.slice(end, match.index));
    source += match[0] === '**/' ? '(?:.*/)?' : match[0] === '**' ? '.*' : '[^/]*';
    end = match.index + match[0].length;
  }
  return new RegExp(`^${source}${escape(pattern.slice(end))}${rest}$`);
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
