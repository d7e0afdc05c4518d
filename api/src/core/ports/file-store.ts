import type { Readable } from 'node:stream';

/** Stores the contents of files under ids that we generate; their names and owners are in the database. */
export interface FileStore {
  /** Durable once it resolves: a later crash loses nothing. */
  put(id: string, data: Uint8Array): Promise<void>;
  /** Resolves to null when there is no such file. */
  open(id: string): Promise<Readable | null>;
  /** Does nothing when there is no such file. */
  remove(id: string): Promise<void>;
}
