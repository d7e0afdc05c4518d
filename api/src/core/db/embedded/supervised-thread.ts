import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './messages.ts';
import { startThread, stopThread } from './thread.ts';
import { type Watchdog, watchThread } from './watchdog.ts';

/** The thread in which the database runs, and its replacements. */
export interface SupervisedThread {
  /** Opens a connection to the database once the thread is running: at once, except during a restart. */
  connect(): Promise<MessagePort>;
  /** Has to be called whenever something is sent over a connection. */
  noteWork(): void;
  /** Ends the thread and starts a new one. */
  restart(): void;
  /** How often the database has flushed a file to disk, as of its last heartbeat. */
  syncs(): number;
  stop(): Promise<void>;
}

interface Options {
  /** Returns the current statement limit, milliseconds: a thread that is stuck for longer is replaced. */
  readonly limitMs: () => number;
  /** Called when a thread has ended with an error. */
  readonly onEnd: (error: unknown) => void;
  /** Called when a replacement thread cannot be started. */
  readonly onStartFailure: (error: unknown) => void;
}

/** Starts the database's thread and replaces it whenever a statement is stuck in it. */
export async function superviseThread(
  input: Parameters<typeof startThread>[0],
  { limitMs, onEnd, onStartFailure }: Options,
): Promise<SupervisedThread> {
  let syncs = 0;
  let watchdog: Watchdog | undefined;
  let worker: Worker;
  let ready = Promise.resolve();

  function adopt(started: Worker): void {
    worker = started;
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'pong') syncs = message.syncs;
    });
    worker.on('error', onEnd);
    watchdog = watchThread(worker, { limitMs, onStuck: restart });
  }

  function restart(): void {
    watchdog?.stop();
    ready = worker
      .terminate()
      .then(() => startThread(input))
      .then(adopt);
    ready.catch(onStartFailure);
  }

  adopt(await startThread(input));
  return {
    async connect() {
      await ready;
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ port: port2 } satisfies ToWorker, [port2]);
      return port1;
    },
    noteWork: () => watchdog?.noteWork(),
    restart,
    syncs: () => syncs,
    async stop() {
      await ready;
      watchdog?.stop();
      await stopThread(worker);
    },
  };
}
