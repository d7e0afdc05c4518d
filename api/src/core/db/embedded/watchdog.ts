import type { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './messages.ts';

const PING_EVERY_MS = 1000;

/**
 * Detects a database thread that one statement blocks for too long. WebAssembly has no signals, so
 * `statement_timeout` never fires in the worker (measured). The watchdog counts unanswered pings instead of elapsed
 * time, so that a sleeping laptop is not mistaken for a long statement.
 * @param limitMs called at each ping, since the limit may change.
 * @returns a function that stops the watchdog.
 */
export function watchThread(
  worker: Worker,
  { limitMs, onStuck }: { limitMs: () => number; onStuck: () => void },
): () => void {
  let unanswered = 0;
  const onMessage = (message: FromWorker) => {
    if (message.kind === 'pong') unanswered = 0;
  };
  worker.on('message', onMessage);
  const timer = setInterval(() => {
    if (unanswered * PING_EVERY_MS >= limitMs()) {
      stop();
      onStuck();
      return;
    }
    unanswered += 1;
    worker.postMessage('ping' satisfies ToWorker, []);
  }, PING_EVERY_MS);
  timer.unref();
  const stop = () => {
    clearInterval(timer);
    worker.off('message', onMessage);
  };
  return stop;
}
