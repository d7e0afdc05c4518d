import type { Readable } from 'node:stream';

/** Keeps what files hold, under ids that we choose; what they are called and whose they are, the database knows. */
export interface FileStore {
  /** Kept for good when it returns: a crash afterwards loses nothing. */
  put(id: string, data: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  open(id: string): Promise<Readable | null>;
  /** Nothing when there is no such file. */
  remove(id: string): Promise<void>;
}
