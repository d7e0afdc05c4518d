import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { explainEnd, explainFailure } from './explain-failure.ts';
import { lockFolder } from './folder-lock.ts';
import type { FromWorker } from './messages.ts';
import { makeSocketFolder } from './socket-folder.ts';
import { startThread, stopThread } from './thread.ts';
import { watchThread } from './watchdog.ts';

/** A PostgreSQL of our own, reached like any other: through a unix socket. */
export interface EmbeddedDatabase {
  /** Folder of the socket: the `host` of a PostgreSQL client. */
  readonly host: string;
  /** Resolves when the database answers: at once but for the moment in which its thread starts anew. */
  whenReady(): Promise<void>;
  /** From now on a statement that runs longer is ended, by starting the database's thread anew. */
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
  const socket = socketFolder();
  const input = { folder: join(dataDir, 'database'), socketPath: socket.socketPath };
  let statementLimitMs = Number.POSITIVE_INFINITY;
  let unlimited = 0;
  let syncs = 0;
  let unwatch: (() => void) | undefined;
  let worker: Worker;
  let ready = Promise.resolve();

  function socketFolder() {
    try {
      return makeSocketFolder(join(dataDir, 'database.socket'));
    } catch (error) {
      unlock();
      throw explainFailure(dataDir, error);
    }
  }

  function adopt(started: Worker): void {
    worker = started;
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'pong') syncs = message.syncs;
    });
    worker.on('error', (error) => onFailure(explainEnd(dataDir, error)));
    unwatch = watchThread(worker, {
      limitMs: () => (unlimited > 0 ? Number.POSITIVE_INFINITY : statementLimitMs),
      onStuck: restart,
    });
  }

  function restart(): void {
    unwatch?.();
    ready = worker
      .terminate()
      .then(() => startThread(input))
      .then(adopt);
    ready.catch((error: unknown) => onFailure(explainFailure(dataDir, error)));
  }

  function release(): void {
    rmSync(socket.folder, { recursive: true, force: true });
    unlock();
  }

  try {
    adopt(await startThread(input));
  } catch (error) {
    release();
    throw explainFailure(dataDir, error);
  }
  return {
    host: socket.folder,
    whenReady: () => ready,
    restart,
    setStatementLimit(limitMs) {
      statementLimitMs = limitMs;
    },
    async withoutLimit(work) {
      unlimited += 1;
      return work().finally(() => {
        unlimited -= 1;
      });
    },
    syncs: () => syncs,
    async close() {
      await ready;
      unwatch?.();
      await stopThread(worker);
      release();
    },
  };
}
