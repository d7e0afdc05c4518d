import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { OperatorError } from '@rollcall/shared/node';
import { openCluster } from './cluster.ts';
import { DurableNodeFS } from './durable-fs.ts';
import type { FromWorker, ToWorker, WorkerInput } from './messages.ts';

/**
 * The thread of the embedded database: PostgreSQL in WebAssembly. It blocks while a statement runs and so needs its own thread.
 */
const { folder } = workerData as WorkerInput;

function post(message: FromWorker): void {
  parentPort?.postMessage(message, []);
}

/** Takes one connection at a time, since the database has one session; the next connection ends the one before. */
function createConnector(database: PGlite): (port: MessagePort) => Promise<void> {
  let current: MessagePort | undefined;
  return async (port) => {
    current?.close();
    current = port;
    if (database.isInTransaction()) await database.exec('ROLLBACK');
    await database.exec('DISCARD ALL');
    serve(database, port);
  };
}

/** Runs what arrives at a port, in order, and sends back what the database responds. */
function serve(database: PGlite, port: MessagePort): void {
  const onRawData = (response: Uint8Array) => {
    // The database writes over its memory, and what is sent is moved to the other thread.
    const copy = new Uint8Array(response);
    port.postMessage(copy, [copy.buffer]);
  };
  port.on('message', async (messages: Uint8Array) => {
    await database.execProtocolRawStream(messages, { syncToFs: false, onRawData });
  });
}

try {
  const database = await openCluster(folder);
  const connect = createConnector(database);
  parentPort?.on('message', async (message: ToWorker) => {
    if (message === 'ping') return post({ kind: 'pong', syncs: DurableNodeFS.syncs });
    if (message !== 'stop') return connect(message.port);
    await database.close();
    parentPort?.close();
  });
  post({ kind: 'ready' });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  post({ kind: 'failed', message, isOperatorError: error instanceof OperatorError });
}
