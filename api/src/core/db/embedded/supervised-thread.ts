import type { Worker } from 'node:worker_threads';
import type { FromWorker } from './messages.ts';
import { startThread, stopThread } from './thread.ts';
import { watchThread } from './watchdog.ts';

/** The thread in which the database runs, and whichever takes its place. */
export interface SupervisedThread {
  /** Resolves when the thread runs: at once but while another one is being started. */
  whenReady(): Promise<void>;
  /** Ends the thread and starts another one in its place. */
  restart(): void;
  /** How often the database has flushed a file to disk; known from its last sign of life. */
  syncs(): number;
  stop(): Promise<void>;
}

interface Options {
  /** The limit of a statement now: a thread that is stuck for longer is replaced, milliseconds. */
  readonly limitMs: () => number;
  /** Is told when a thread has ended by an error of its own. */
  readonly onEnd: (error: unknown) => void;
  /** Is told when a thread cannot be started in the place of another. */
  readonly onStartFailure: (error: unknown) => void;
}

/** Starts the database's thread, and another one in its place whenever a statement is stuck in it. */
export async function superviseThread(
  input: Parameters<typeof startThread>[0],
  { limitMs, onEnd, onStartFailure }: Options,
): Promise<SupervisedThread> {
  let syncs = 0;
  let unwatch: (() => void) | undefined;
  let worker: Worker;
  let ready = Promise.resolve();

  function adopt(started: Worker): void {
    worker = started;
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'pong') syncs = message.syncs;
    });
    worker.on('error', onEnd);
    unwatch = watchThread(worker, { limitMs, onStuck: restart });
  }

  function restart(): void {
    unwatch?.();
    ready = worker
      .terminate()
      .then(() => startThread(input))
      .then(adopt);
    ready.catch(onStartFailure);
  }

  adopt(await startThread(input));
  return {
    whenReady: () => ready,
    restart,
    syncs: () => syncs,
    async stop() {
      await ready;
      unwatch?.();
      await stopThread(worker);
    },
  };
}
