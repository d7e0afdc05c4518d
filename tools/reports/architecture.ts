import { type Graph, graphOf } from '../walls/cycles.ts';
import type { Room } from '../walls/room.ts';

/** The section of docs/architecture.md that shows the rooms: a Mermaid graph and a table for all, and for the server. */
export function drawArchitecture(rooms: readonly Room[]): string {
  const isOfServer = ({ path }: Room) => path.startsWith('api/src');
  const whole = foldServer(rooms);
  // The server stands in the first picture as one room; the table says which of its folders a room may import.
  const listed = whole.map(
    (folded) => rooms.find(({ name }) => name === folded.name && name !== 'api') ?? folded,
  );
  return [
    pictureOf(whole),
    tableOf(listed),
    'Inside `api/src`:',
    pictureOf(rooms.filter(isOfServer)),
    tableOf(rooms.filter(isOfServer)),
  ].join('\n\n');
}

/** The server as one room; whoever may import a folder of it is shown as importing the server. */
function foldServer(rooms: readonly Room[]): Room[] {
  const fold = (name: string) => (name.startsWith('api/') ? 'api' : name);
  return rooms
    .filter(({ name }) => fold(name) === name)
    .map((room) => ({
      ...room,
      rooms: [...new Set(room.rooms.map(fold))].filter((name) => name !== room.name),
    }));
}

/**
 * The rooms as a Mermaid graph: an arrow says "may import". An arrow between two rooms that others connect already is
 * left out.
 */
export function pictureOf(rooms: readonly Room[]): string {
  const names = new Set(rooms.map(({ name }) => name));
  const pairs = rooms.flatMap((room) =>
    room.rooms.filter((to) => names.has(to)).map((to) => [room.name, to] as const),
  );
  const workspaces = Map.groupBy(rooms, ({ path }) => path.split('/')[0] ?? '');
  const nodes = [...workspaces].flatMap(([workspace, inIt]) => {
    const lines = inIt.map(({ name }) => `${idOf(name)}["${name}"]`);
    if (inIt.length === 1 || workspaces.size === 1) return lines.map((line) => `  ${line}`);
    const title = `  subgraph in_${idOf(workspace)}["${workspace}"]`;
    return [title, ...lines.map((line) => `    ${line}`), '  end'];
  });
  const arrows = [...withoutDetours(graphOf(pairs))].flatMap(([from, targets]) =>
    [...targets].map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
  );
  return ['```mermaid', 'flowchart TD', ...nodes, ...arrows, '```'].join('\n');
}

const idOf = (name: string) => name.replaceAll(/[^a-z0-9]+/g, '_').replace(/_$/, '');

/** The least graph in which each node reaches what it reached (transitive reduction). The graph has no circle. */
function withoutDetours(graph: Graph): Graph {
  const reaches = (from: string, to: string): boolean =>
    [...(graph.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  return new Map(
    [...graph].map(([from, targets]) => [
      from,
      new Set([...targets].filter((to) => ![...targets].some((over) => reaches(over, to)))),
    ]),
  );
}

function tableOf(rooms: readonly Room[]): string {
  const rows = rooms.map(
    ({ path, what, rooms: others }) => `| \`${path}\` | ${what} | ${others.join(', ') || '–'} |`,
  );
  return ['| folder | what it is | may import |', '|---|---|---|', ...rows].join('\n');
}
