import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '@rollcall/shared/node';
import { isDiskFull } from '../../errors/disk-full.ts';

/** With less free space than this, a full disk counts as the cause of an unexplained failure. */
const MIN_FREE_BYTES = 1024 * 1024;
/** SQLSTATE of files that are missing or damaged. */
const DAMAGED = /^(58\w{3}|XX00[12])$/;
const NOT_ALLOWED = /\b(EACCES|EPERM|EROFS)\b/;

/**
 * Explains why the embedded database cannot be opened, in a sentence that names DATA_DIR and says what to do.
 * Pass only errors of its files, since the sentence blames them.
 */
export function explainFailure(dataDir: string, error: unknown): OperatorError {
  if (error instanceof OperatorError) return error;
  const options = { cause: error };
  const reason = reasonOf(error);
  if (isDiskFull(error) || hasNoSpace(dataDir)) return new OperatorError(noSpace(dataDir), options);
  if (NOT_ALLOWED.test(reason)) {
    return new OperatorError(`DATA_DIR is ${dataDir}, which cannot be used: ${reason}.`, options);
  }
  // Messages of PostgreSQL in WebAssembly do not help an operator.
  const because = /^(Aborted|PGlite)/.test(reason)
    ? 'its files are damaged or some are missing'
    : reason;
  return new OperatorError(
    `The database in ${join(dataDir, 'database')} cannot be read: ${because}. First copy all of DATA_DIR, ${dataDir}, to a safe place; then restore it from a backup, or, if there is none, remove the folder database in it to start over without data.`,
    options,
  );
}

/** Explains why the thread of the embedded database has ended unexpectedly. */
export function explainEnd(dataDir: string, error: unknown): OperatorError {
  const sentence =
    isDiskFull(error) || hasNoSpace(dataDir)
      ? noSpace(dataDir)
      : `The embedded database in DATA_DIR, ${dataDir}, has stopped: ${reasonOf(error)}. Start again; what was saved is kept.`;
  return new OperatorError(sentence, { cause: error });
}

function noSpace(dataDir: string): string {
  return `There is no space left on the disk of DATA_DIR, ${dataDir}. Free some and start again; nothing that was saved is lost.`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether the error of a statement comes from the database's files. */
export function isDatabaseFileError(error: unknown): boolean {
  if (isDiskFull(error)) return true;
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    if (DAMAGED.test(String((at as { code?: unknown }).code ?? ''))) return true;
  }
  return false;
}

function hasNoSpace(dataDir: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize < MIN_FREE_BYTES;
  } catch {
    return false;
  }
}
