import type { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './messages.ts';

const PING_EVERY_MS = 500;

/**
 * Notices a database thread that a single statement keeps busy for too long. WebAssembly has no signals, so
 * that `statement_timeout` never fires there [measured]; pings that stay unanswered are counted instead.
 * Counting ticks rather than reading a clock keeps a laptop that slept from looking like a long statement.
 * @param limitMs is asked at each ping, since it may change.
 * @returns what ends the watch.
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
