/** Input from the main thread to the worker. */
export interface WorkerInput {
  /** Folder of the database files. */
  readonly folder: string;
  /** Unix socket on which the worker listens. */
  readonly socketPath: string;
}

export type ToWorker = 'ping' | 'stop';

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'pong'; readonly syncs: number }
  | { readonly kind: 'failed'; readonly message: string; readonly isOperatorError: boolean };
