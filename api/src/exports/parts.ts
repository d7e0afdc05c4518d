import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Cell } from '../core/exports/exported-list.ts';
import type { FileStore } from '../core/ports/file-store.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/**
 * The id of a part in the file store. It follows from the export and the part's number, so that a step that is repeated after
 * a crash replaces what it had stored.
 */
function partId(exportId: string, part: number): string {
  return createHash('sha256').update(`export ${exportId} ${part}`).digest('hex').slice(0, 32);
}

/** Stores some rows of an export. */
export async function putPart(
  files: FileStore,
  exportId: string,
  part: number,
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  await files.put(partId(exportId, part), await compress(JSON.stringify(rows)));
}

/** The rows of an export, part by part: only one part is in memory. */
export async function* readParts(
  files: FileStore,
  exportId: string,
  parts: number,
): AsyncGenerator<Cell[][]> {
  for (let part = 0; part < parts; part += 1) {
    const stored = await files.open(partId(exportId, part));
    if (!stored) throw new Error(`part ${part} of export ${exportId} is missing`);
    yield JSON.parse((await decompress(await buffer(stored))).toString('utf8')) as Cell[][];
  }
}

/** Removes all parts, and one that a step may have stored before it failed. */
export async function removeParts(
  files: FileStore,
  exportId: string,
  parts: number,
): Promise<void> {
  for (let part = 0; part <= parts; part += 1) await files.remove(partId(exportId, part));
}
