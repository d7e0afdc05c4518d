import { type Graph, graphOf } from '../import-rules/cycles.ts';
import type { Folder } from '../import-rules/folder.ts';

/** The section of docs/architecture.md about folders: a Mermaid graph and a table of all, then those of the server. */
export function drawArchitecture(folders: readonly Folder[]): string {
  const isOfServer = ({ path }: Folder) => path.startsWith('api/src');
  const whole = foldServer(folders);
  // The first graph shows the server as one node; the table says which of its folders another folder may import.
  const listed = whole.map(
    (folded) => folders.find(({ name }) => name === folded.name && name !== 'api') ?? folded,
  );
  return [
    pictureOf(whole),
    tableOf(listed),
    'Inside `api/src`:',
    pictureOf(folders.filter(isOfServer)),
    tableOf(folders.filter(isOfServer)),
  ].join('\n\n');
}

/** Merges the server's folders into one; a folder that may import any of them is shown as importing the server. */
function foldServer(folders: readonly Folder[]): Folder[] {
  const fold = (name: string) => (name.startsWith('api/') ? 'api' : name);
  return folders
    .filter(({ name }) => fold(name) === name)
    .map((folder) => ({
      ...folder,
      mayImport: [...new Set(folder.mayImport.map(fold))].filter((name) => name !== folder.name),
    }));
}

/**
 * The folders as a Mermaid graph: an arrow means "may import". An arrow between two folders that other arrows already
 * connect is left out.
 */
export function pictureOf(folders: readonly Folder[]): string {
  const names = new Set(folders.map(({ name }) => name));
  const pairs = folders.flatMap((folder) =>
    folder.mayImport.filter((to) => names.has(to)).map((to) => [folder.name, to] as const),
  );
  const workspaces = Map.groupBy(folders, ({ path }) => path.split('/')[0] ?? '');
  const nodes = [...workspaces].flatMap(([workspace, inIt]) => {
    const lines = inIt.map(({ name }) => `${idOf(name)}["${name}"]`);
    if (inIt.length === 1 || workspaces.size === 1) return lines.map((line) => `  ${line}`);
    const title = `  subgraph in_${idOf(workspace)}["${workspace}"]`;
    return [title, ...lines.map((line) => `    ${line}`), '  end'];
  });
  const arrows = [...transitiveReduction(graphOf(pairs))].flatMap(([from, targets]) =>
    [...targets].map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
  );
  return ['```mermaid', 'flowchart TD', ...nodes, ...arrows, '```'].join('\n');
}

const idOf = (name: string) => name.replaceAll(/[^a-z0-9]+/g, '_').replace(/_$/, '');

/** The smallest graph in which each node reaches the same nodes (transitive reduction). The graph has no cycle. */
function transitiveReduction(graph: Graph): Graph {
  const reaches = (from: string, to: string): boolean =>
    [...(graph.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  return new Map(
    [...graph].map(([from, targets]) => [
      from,
      new Set([...targets].filter((to) => ![...targets].some((over) => reaches(over, to)))),
    ]),
  );
}

function tableOf(folders: readonly Folder[]): string {
  const rows = folders.map(
    ({ path, what, mayImport: others }) =>
      `| \`${path}\` | ${what} | ${others.join(', ') || '–'} |`,
  );
  return ['| folder | what it is | may import |', '|---|---|---|', ...rows].join('\n');
}
