import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { OperatorError } from '@rollcall/shared/node';
import type { FromWorker, ToWorker, WorkerInput } from './messages.ts';

/** Starts the database's thread and waits until it listens on its socket. */
export async function startThread(input: WorkerInput): Promise<Worker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input });
  const [message] = (await once(worker, 'message')) as [FromWorker];
  if (message.kind !== 'failed') return worker;
  await worker.terminate();
  throw message.isOperatorError ? new OperatorError(message.message) : new Error(message.message);
}

/** Closes the database cleanly and ends its thread. */
export async function stopThread(worker: Worker): Promise<void> {
  const ended = once(worker, 'exit');
  worker.postMessage('stop' satisfies ToWorker, []);
  await ended;
}
