import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { explainEnd, explainFailure } from './explain-failure.ts';
import { lockFolder } from './folder-lock.ts';
import { createSocketFolder } from './socket-folder.ts';
import { type SupervisedThread, superviseThread } from './supervised-thread.ts';

/** An embedded PostgreSQL that clients use through a unix socket, like any other. */
export interface EmbeddedDatabase {
  /** Folder of the socket: the `host` of a PostgreSQL client. */
  readonly host: string;
  /** Resolves when the database is ready: at once, except while its thread is restarting. */
  whenReady(): Promise<void>;
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
  let socket: ReturnType<typeof createSocketFolder>;
  try {
    socket = createSocketFolder(join(dataDir, 'database.socket'));
  } catch (error) {
    unlock();
    throw explainFailure(dataDir, error);
  }
  function release(): void {
    rmSync(socket.folder, { recursive: true, force: true });
    unlock();
  }

  const limit = createStatementLimit();
  let thread: SupervisedThread;
  try {
    thread = await superviseThread(
      { folder: join(dataDir, 'database'), socketPath: socket.socketPath },
      {
        limitMs: limit.current,
        onEnd: (error) => onFailure(explainEnd(dataDir, error)),
        onStartFailure: (error) => onFailure(explainFailure(dataDir, error)),
      },
    );
  } catch (error) {
    release();
    throw explainFailure(dataDir, error);
  }
  return {
    host: socket.folder,
    whenReady: thread.whenReady,
    restart: thread.restart,
    setStatementLimit: limit.set,
    withoutLimit: limit.without,
    syncs: thread.syncs,
    async close() {
      await thread.stop();
      release();
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
