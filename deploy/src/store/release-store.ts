import type { Pointers, ReleaseList } from '@rollcall/shared/module';
import type { Move } from './live-list.ts';

/** A pointer move as a tool asks for it; the store numbers and dates it. */
type MoveNote = Pick<Move, 'action' | 'name' | 'from' | 'to' | 'good'>;

/** What a change makes of the pointers, the log lines that say so, and what its caller gets to know. */
export interface Change<T = undefined> extends Readonly<Pointers> {
  readonly moves: readonly MoveNote[];
  readonly result: T;
}

/** What a change starts from, read under the store's lock. */
export interface Before {
  readonly list: ReleaseList | undefined;
  /** Every move so far, oldest first. */
  readonly log: readonly Move[];
  /** The moment that the change will carry, ISO. */
  readonly at: string;
}

/** What release tools and web host need of a store: a folder here, an object store later (design §6). */
export interface ReleaseStore {
  /**
   * The release list; undefined before the first release.
   * @throws DamagedStoreError when it cannot be read.
   */
  readList(): Promise<ReleaseList | undefined>;
  /** The copy of the last list that could be read, for when `readList` fails; undefined when there is none. */
  readCopy(): Promise<ReleaseList | undefined>;
  /** Keeps a copy of the list as it is, unless there is one: stores of older releases have none. */
  saveCopy(): Promise<void>;
  /** Brings damaged files back; says in sentences what was done (repair-store.ts). */
  repair(): Promise<readonly string[]>;
  /** Every pointer move, oldest first. */
  readLog(): Promise<readonly Move[]>;
  /**
   * Moves pointers: one change at a time over all processes, all or nothing, each of its moves logged under `by`.
   * A change that throws, that notes no move, or that no reader could read leaves everything as it was.
   * @returns the change's `result`.
   */
  changeList<T>(by: string, change: (before: Before) => Change<T> | Promise<Change<T>>): Promise<T>;
  /** Keeps the files of a version under its name, for good. The same version with other content is refused. */
  publish(name: string, version: string, folder: string, record: object): Promise<void>;
  /** Versions of a name that are there as a whole. */
  listVersions(name: string): Promise<readonly string[]>;
  /** The text of one file of a version; undefined when there is none. */
  readText(name: string, version: string, path: string): Promise<string | undefined>;
  /** The integrity value of one file of a version as the store has it; undefined when it cannot be read. */
  hashOf(name: string, version: string, path: string): Promise<string | undefined>;
}
