import { finished, type Readable } from 'node:stream';
import { ApiError } from '../core/errors/api-error.ts';

/** How many responses may wait for the one being sent. */
const MAX_WAITING = 3;

/**
 * Sends one long response per session at a time; the next ones wait until it has ended or was aborted, and
 * beyond a few they are refused (design §8).
 */
export function createPerSessionQueue() {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>();
  /** @throws ApiError `too_many_tries` when too many are already waiting. */
  return async (sessionId: string, open: () => Readable): Promise<Readable> => {
    const queue = queues.get(sessionId) ?? { length: 0, last: Promise.resolve() };
    if (queue.length > MAX_WAITING) {
      const message =
        'Your previous request for this list is still running. Try again when it has finished.';
      throw new ApiError('too_many_tries', message, { retryAfter: 5 });
    }
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const turn = queue.last;
    queue.length += 1;
    queue.last = ended;
    queues.set(sessionId, queue);
    await turn;
    const stream = open();
    finished(stream, () => {
      queue.length -= 1;
      if (queue.length === 0) queues.delete(sessionId);
      end();
    });
    return stream;
  };
}
