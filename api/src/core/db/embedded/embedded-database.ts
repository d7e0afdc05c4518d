import { join } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import { explainEnd, explainFailure } from './explain-failure.ts';
import { lockFolder } from './folder-lock.ts';
import { type SupervisedThread, superviseThread } from './supervised-thread.ts';

/** An embedded PostgreSQL in a thread, for one client. */
export interface EmbeddedDatabase {
  /** Opens a connection when the database is ready: at once, except while its thread is restarting. */
  connect(): Promise<MessagePort>;
  /** Has to be called whenever something is sent over a connection: the thread is then watched until it responds. */
  noteWork(): void;
  /** Sets the limit after which a running statement is ended by restarting the database's thread. */
  setStatementLimit(limitMs: number): void;
  /** Runs work without the limit. */
  withoutLimit<T>(work: () => Promise<T>): Promise<T>;
  /** Restarts the database's thread after PostgreSQL has panicked. */
  restart(): void;
  /** How often the database has flushed a file to disk, as of its last heartbeat. */
  syncs(): number;
  close(): Promise<void>;
}

/**
 * Starts the embedded database in its folder inside `dataDir` (design §9, decision 010).
 * @param onFailure called when the thread has ended and cannot be restarted.
 * @throws OperatorError when another process uses the folder, its files cannot be read, or the disk is full.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  onFailure: (error: Error) => void,
): Promise<EmbeddedDatabase> {
  const unlock = lockFolder(dataDir);
  const limit = createStatementLimit();
  let thread: SupervisedThread;
  try {
    thread = await superviseThread(
      { folder: join(dataDir, 'database') },
      {
        limitMs: limit.current,
        onEnd: (error) => onFailure(explainEnd(dataDir, error)),
        onStartFailure: (error) => onFailure(explainFailure(dataDir, error)),
      },
    );
  } catch (error) {
    unlock();
    throw explainFailure(dataDir, error);
  }
  return {
    connect: thread.connect,
    noteWork: thread.noteWork,
    restart: thread.restart,
    setStatementLimit: limit.set,
    withoutLimit: limit.without,
    syncs: thread.syncs,
    async close() {
      await thread.stop();
      unlock();
    },
  };
}

function createStatementLimit() {
  let limitMs = Number.POSITIVE_INFINITY;
  let unlimited = 0;
  return {
    current: () => (unlimited > 0 ? Number.POSITIVE_INFINITY : limitMs),
    set(nextMs: number) {
      limitMs = nextMs;
    },
    async without<T>(work: () => Promise<T>): Promise<T> {
      unlimited += 1;
      return work().finally(() => {
        unlimited -= 1;
      });
    },
  };
}
