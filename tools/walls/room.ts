/** One folder of the project, and what may be imported in it. */
export interface Room {
  readonly name: string;
  /** What is in it, in a line. */
  readonly what: string;
  /** Where it lies; a file belongs to the room with the longest path that holds it. `*` stands for one folder. */
  readonly path: string;
  /** Other rooms that it may import, by name. */
  readonly rooms: readonly string[];
  /** Packages that it may import; `node:*` for Node's own. */
  readonly packages: readonly string[];
  /** Each folder of the room stands for itself: what lies in one imports nothing of another. */
  readonly apart?: boolean;
  /** Only files that lie directly in it; a folder in it needs a room of its own. */
  readonly flat?: boolean;
  /** Others import this file of it alone. */
  readonly entry?: string;
  /** Packages that its tests may import besides. */
  readonly testPackages?: readonly string[];
  /** A room of test helpers: the workspaces whose tests may import it. Nothing else may. */
  readonly helpsTestsOf?: readonly string[];
}

/** Stands for every module of Node. */
export const NODE = 'node:*';
