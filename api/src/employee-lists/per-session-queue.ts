import { finished, type Readable } from 'node:stream';
import { ApiError } from '../core/errors/api-error.ts';

/** How many may wait behind the one that is being sent. */
const WAITING = 3;

/**
 * Lets one long answer a session out at a time; the next ones wait for it to end or to be abandoned, and
 * beyond a few they are refused (design §8).
 */
export function perSessionQueue() {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>();
  /** @throws ApiError `too_many_tries` when too many wait already. */
  return async (sessionId: string, open: () => Readable): Promise<Readable> => {
    const queue = queues.get(sessionId) ?? { length: 0, last: Promise.resolve() };
    if (queue.length > WAITING) {
      throw new ApiError('too_many_tries', 'This list is already being sent to you.', {
        retryAfter: 5,
      });
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
