import { Socket } from 'node:net';

/**
 * A socket that connects once the database is ready, so that requests wait while its thread restarts instead of
 * failing.
 */
export class ReconnectingSocket extends Socket {
  readonly #whenReady: () => Promise<void>;

  constructor(whenReady: () => Promise<void>) {
    super();
    this.#whenReady = whenReady;
  }

  override connect(...args: unknown[]): this {
    const begin = () => super.connect(...(args as Parameters<Socket['connect']>));
    this.#whenReady().then(begin, (error: Error) => this.destroy(error));
    return this;
  }
}
