import type { MessagePort } from 'node:worker_threads';

/** Input from the main thread to the worker. */
export interface WorkerInput {
  /** Folder of the database files. */
  readonly folder: string;
}

/** A port is the worker's end of a new connection: it carries PostgreSQL's messages. */
export type ToWorker = 'ping' | 'stop' | { readonly port: MessagePort };

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'pong'; readonly syncs: number }
  | { readonly kind: 'failed'; readonly message: string; readonly isOperatorError: boolean };
