import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { explainEnd, explainFailure } from './explain-failure.ts';
import { lockFolder } from './folder-lock.ts';
import { makeSocketFolder } from './socket-folder.ts';
import { type SupervisedThread, superviseThread } from './supervised-thread.ts';

/** A PostgreSQL of our own, reached like any other: through a unix socket. */
export interface EmbeddedDatabase {
  /** Folder of the socket: the `host` of a PostgreSQL client. */
  readonly host: string;
  /** Resolves when the database answers: at once, except while its thread is restarting. */
  whenReady(): Promise<void>;
  /** From now on a statement that runs longer is ended by restarting the database's thread. */
  setStatementLimit(limitMs: number): void;
  /** Runs something that may take longer than the limit. */
  withoutLimit<T>(work: () => Promise<T>): Promise<T>;
  /** Starts the database's thread again, after PostgreSQL has ended itself in it. */
  restart(): void;
  /** How often the database has flushed a file to disk; known from its last sign of life. */
  syncs(): number;
  close(): Promise<void>;
}

/**
 * Starts the embedded database on a folder of its own inside `dataDir` (design §9, decision 010).
 * @param onFailure is told when the thread is lost and cannot be started again.
 * @throws StartError when another process uses the folder, its files cannot be read, or the disk is full.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  onFailure: (error: Error) => void,
): Promise<EmbeddedDatabase> {
  const unlock = lockFolder(dataDir);
  let socket: ReturnType<typeof makeSocketFolder>;
  try {
    socket = makeSocketFolder(join(dataDir, 'database.socket'));
  } catch (error) {
    unlock();
    throw explainFailure(dataDir, error);
  }
  function release(): void {
    rmSync(socket.folder, { recursive: true, force: true });
    unlock();
  }

  const limit = makeStatementLimit();
  let thread: SupervisedThread;
  try {
    thread = await superviseThread(
      { folder: join(dataDir, 'database'), socketPath: socket.socketPath },
      {
        limitMs: limit.inForce,
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

function makeStatementLimit() {
  let limitMs = Number.POSITIVE_INFINITY;
  let unlimited = 0;
  return {
    inForce: () => (unlimited > 0 ? Number.POSITIVE_INFINITY : limitMs),
    set(wantedMs: number) {
      limitMs = wantedMs;
    },
    async without<T>(work: () => Promise<T>): Promise<T> {
      unlimited += 1;
      return work().finally(() => {
        unlimited -= 1;
      });
    },
  };
}
