import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@rollcall/shared/domain';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/connection.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { claimFile } from './claim-file.ts';
import { fileIdOf, fileUrlOf, toStoredUrl } from './file-url.ts';
import * as queries from './queries.ts';
import { type FileRule, recognise } from './recognise.ts';

/** How long an upload without an owner is kept. */
const UNCLAIMED_RETENTION_MS = DAY_MS;

/**
 * Stores an upload. Its row is written first, so that the cleanup finds a file left behind by a crash.
 * @param client whose turn it is to have an image decoded (`queueKeyOf`)
 * @returns the file's URL, without a signature
 * @throws ApiError as `recognise` does, and `unavailable` when too many images wait.
 */
export async function storeUpload(
  { db, clock, files, queues }: Context,
  client: string,
  upload: File,
  rule: FileRule,
): Promise<string> {
  const bytes = new Uint8Array(await upload.arrayBuffer());
  const { mediaType, data } = await recognise(bytes, rule, (job) => queues.images.run(client, job));
  const id = randomBytes(16).toString('hex');
  const createdAt = new Date(clock());
  await queries.insertFile(db, { id, mediaType, bytes: data.length, createdAt });
  await files.put(id, data);
  return fileUrlOf(id);
}

/**
 * Prepares a URL to be stored for an employee: when it names a file of this server, they become its owner.
 * @throws ApiError `invalid` when the file belongs to another employee or does not exist
 */
export async function claimUrl(
  tx: Db,
  { publicUrl }: Pick<Context, 'publicUrl'>,
  { url, employeeId, field }: { url: string; employeeId: number; field: string },
): Promise<string> {
  const stored = toStoredUrl(url, publicUrl);
  const id = fileIdOf(stored);
  const isAllowed = id ? await claimFile(tx, id, employeeId) : isWebUrl(stored);
  if (isAllowed) return stored;
  const message = 'There is no such file. Please upload it first';
  throw new ApiError('invalid', message, { fields: [{ field, message }] });
}

/** Deletes up to 100 files that are marked for deletion or never got an owner; true when there may be more. */
export async function purgeMarkedFiles({ db, clock, files }: Context): Promise<boolean> {
  const now = clock();
  await queries.markAbandoned(db, new Date(now - UNCLAIMED_RETENTION_MS), new Date(now));
  const marked = await queries.findMarked(db);
  for (const id of marked) {
    await files.remove(id);
    await queries.removeFileRow(db, id);
  }
  return marked.length === queries.MARKED_SLICE;
}

/** Files of other servers may be linked; URLs that a browser would run, such as `javascript:`, may not. */
function isWebUrl(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
