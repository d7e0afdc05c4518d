import { rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { OperatorError } from '@rollcall/shared/node';
import { openCluster } from './cluster.ts';
import { DurableNodeFS } from './durable-fs.ts';
import type { FromWorker, ToWorker, WorkerInput } from './messages.ts';

/**
 * The thread of the embedded database: PostgreSQL in WebAssembly behind a unix socket. It blocks while a
 * statement runs and so needs its own thread.
 */
const { folder, socketPath } = workerData as WorkerInput;

/** The pool has one connection; more may overlap while one closes and the next opens. */
const MAX_CONNECTIONS = 8;

function post(message: FromWorker): void {
  parentPort?.postMessage(message, []);
}

try {
  const database = await openCluster(folder);
  rmSync(socketPath, { force: true });
  const server = new PGLiteSocketServer({
    db: database,
    path: socketPath,
    maxConnections: MAX_CONNECTIONS,
  });
  await server.start();
  parentPort?.on('message', async (message: ToWorker) => {
    if (message === 'ping') return post({ kind: 'pong', syncs: DurableNodeFS.syncs });
    await server.stop();
    await database.close();
    parentPort?.close();
  });
  post({ kind: 'ready' });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  post({ kind: 'failed', message, isOperatorError: error instanceof OperatorError });
}
