import type { Pointers, ReleaseList } from '@rollcall/shared/module';
import type { Move } from './live-list.ts';

/** A pointer move as a tool requests it; the store adds number and time. */
type MoveNote = Pick<Move, 'action' | 'name' | 'from' | 'to' | 'good' | 'unsmoked'>;

/** The pointers after a change, its moves for the log, and a result for its caller. */
export interface Change<T = undefined> extends Readonly<Pointers> {
  readonly moves: readonly MoveNote[];
  readonly result: T;
}

/** The state before a change, read under the store's lock. */
export interface Before {
  readonly list: ReleaseList | undefined;
  /** Every move so far, oldest first. */
  readonly log: readonly Move[];
  /** The time of the change for list and log, ISO: `now`, but not before the change before. */
  readonly at: string;
  /** What this host's clock shows. */
  readonly now: Date;
}

/** The release store of release tools and web host: a folder here, perhaps an object store later (design §6). */
export interface ReleaseStore {
  /**
   * The release list; undefined before the first release.
   * @throws DamagedStoreError when it cannot be read.
   */
  readList(): Promise<ReleaseList | undefined>;
  /** The copy of the last readable list, for when `readList` fails; undefined when there is none. */
  readCopy(): Promise<ReleaseList | undefined>;
  /** Repairs damaged files; returns sentences about what was done (repair-store.ts). */
  repair(): Promise<readonly string[]>;
  /** Every pointer move, oldest first. */
  readLog(): Promise<readonly Move[]>;
  /**
   * Moves pointers: one change at a time over all processes, all or nothing, with each move logged under `by`. A change
   * that throws, that has no moves, or whose result would be unreadable changes nothing.
   * @returns the change's `result`.
   */
  changeList<T>(by: string, change: (before: Before) => Change<T> | Promise<Change<T>>): Promise<T>;
  /** Stores the files of a version permanently. The same version with different content is refused. */
  publish(name: string, version: string, folder: string, record: object): Promise<void>;
  /** Stores the record of a published version's last smoke test in `smoke.json`. */
  saveSmokeTest(name: string, version: string, record: object): Promise<void>;
  /** Removes a version and its files; it appears removed at once. Nothing may need it any more (versions-to-prune.ts). */
  remove(name: string, version: string): Promise<void>;
  /** Names that have versions, whether or not they are live. */
  listNames(): Promise<readonly string[]>;
  /** Completely published versions of a name. */
  listVersions(name: string): Promise<readonly string[]>;
  /** The text of one file of a version; undefined when it does not exist. */
  readText(name: string, version: string, path: string): Promise<string | undefined>;
  /** The integrity value of one stored file of a version; undefined when it cannot be read. */
  hashOf(name: string, version: string, path: string): Promise<string | undefined>;
  /** The integrity value of a file of all shells (decision 085); undefined when no shell has it. */
  hashOfShellFile(path: string): Promise<string | undefined>;
}
