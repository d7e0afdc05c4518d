import type { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './messages.ts';

const PING_EVERY_MS = 1000;

/**
 * How often a thread has to respond at once before it is left alone. After the first time it may begin a statement that it was sent
 * before: pings and statements reach it in any order.
 */
const RESPONSES_AFTER_WORK = 2;

interface Options {
  /** Called at each ping, since the limit may change. */
  readonly limitMs: () => number;
  readonly onStuck: () => void;
}

/** What watches a thread. */
export interface Watchdog {
  /** The thread has been given work. */
  noteWork(): void;
  stop(): void;
}

/**
 * Detects a database thread that one statement blocks for too long. WebAssembly has no signals, so
 * `statement_timeout` never fires in the worker (measured). The watchdog counts unanswered pings instead of elapsed
 * time, so that a sleeping laptop is not mistaken for a long statement. A thread that has been given no work is left alone: pings were
 * most of what an idle server took.
 */
export function watchThread(
  worker: Pick<Worker, 'on' | 'off' | 'postMessage'>,
  { limitMs, onStuck }: Options,
): Watchdog {
  let unanswered = 0;
  let responses = RESPONSES_AFTER_WORK;
  const onMessage = (message: FromWorker) => {
    if (message.kind === 'pong') unanswered = 0;
  };
  worker.on('message', onMessage);
  const stop = () => {
    clearInterval(timer);
    worker.off('message', onMessage);
  };
  const timer = setInterval(() => {
    if (unanswered > 0) responses = 0;
    if (responses === RESPONSES_AFTER_WORK) return;
    if (unanswered * PING_EVERY_MS >= limitMs()) {
      stop();
      onStuck();
      return;
    }
    responses += 1;
    unanswered += 1;
    worker.postMessage('ping' satisfies ToWorker, []);
  }, PING_EVERY_MS);
  timer.unref();
  return {
    stop,
    noteWork() {
      responses = 0;
    },
  };
}
