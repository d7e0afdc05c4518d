import { AsyncLocalStorage } from 'node:async_hooks';

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
