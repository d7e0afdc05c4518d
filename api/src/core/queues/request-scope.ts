import { AsyncLocalStorage } from 'node:async_hooks';
import { ApiError } from '../errors/api-error.ts';

const clientSignal = new AsyncLocalStorage<AbortSignal>();

/**
 * Runs the work of a request. Whatever it waits for can ask {@link currentSignal} whether its client is still connected,
 * so that no function on the way can forget to pass the signal on.
 */
export function runForClient<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  return clientSignal.run(signal, work);
}

/** Aborted when the client of the current request has disconnected; undefined outside a request. */
export function currentSignal(): AbortSignal | undefined {
  return clientSignal.getStore();
}

/** The error for work of a request whose client has disconnected before it began. */
export const cutOff = (): ApiError => new ApiError('malformed', 'The request was cut off.');
