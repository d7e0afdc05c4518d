import type { Db } from '../db/connection.ts';
import { afterCommit } from '../db/transaction.ts';

type Listener = (kind: string) => void;

const listeners = new Set<Listener>();

/** Listens to new jobs that this process creates; returns a function that ends it. */
export function listenToNewJobs(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners about a job that can start now, once its transaction has committed. */
export function announceJob(tx: Db, kind: string): void {
  afterCommit(tx, () => {
    for (const listener of listeners) listener(kind);
  });
}
