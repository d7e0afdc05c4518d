import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { printableValue } from '@rollcall/shared/node';
import { Parser, type ReadEntry } from 'tar';
import { EXTENSIONS, LIMITS } from './limits.ts';
import { UploadRefusal } from './upload-refusal.ts';

const decompress = promisify(gunzip);

/** Segments of letters, digits and a few signs that no file system treats specially; none begins with a dot. */
const PATH = /^[A-Za-z0-9_@][\w.@+~-]*(\/[A-Za-z0-9_@][\w.@+~-]*)*$/;

/** What the store itself writes into the folder of a version: records, and compressed copies, which no folder may replace. */
const RESERVED = /^(release|smoke)\.json(\/|$)|\.(br|gz)\//i;

const DIGEST = /^sha-256=:([A-Za-z0-9+/]{43}=):$/;

/**
 * Reads an archive as it was sent.
 * @param digest the `content-digest` of the request (RFC 9530), with which a damaged or exchanged body is found.
 * @throws UploadRefusal when it is too large, or not what `digest` says.
 */
export async function readArchive(body: Readable, digest: string | undefined): Promise<Buffer> {
  const expected = DIGEST.exec(digest ?? '')?.[1];
  if (expected === undefined) {
    throw new UploadRefusal(
      400,
      'content-digest: send the digest of the archive as sha-256=:BASE64:.',
    );
  }
  const hash = createHash('sha256');
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // The connection goes on after a refusal.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > LIMITS.packedBytes) {
        throw new UploadRefusal(
          413,
          `The archive is larger than ${megabytes(LIMITS.packedBytes)}.`,
        );
      }
      hash.update(chunk);
      chunks.push(chunk);
    }
  } finally {
    // Reads the rest and forgets it; else the next request on the connection would wait for it forever.
    body.resume();
  }
  if (hash.digest('base64') === expected) return Buffer.concat(chunks);
  throw new UploadRefusal(
    400,
    'content-digest: the archive arrived with another digest. Send it again.',
  );
}

/**
 * Writes the files of a gzipped tar archive to an empty folder. Uploads are hostile until proven: only regular files with
 * plain relative names are accepted, and nothing is written before every name was checked.
 * @throws UploadRefusal that names the entry and the rule.
 */
export async function unpack(archive: Buffer, folder: string): Promise<void> {
  const entries = await readEntries(await decompressed(archive));
  const paths = entries.map(({ path }) => path);
  if (paths.length === 0) throw new UploadRefusal(422, 'The archive has no files.');
  refuseClashes(paths);
  for (const { path, content } of entries) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content, { flag: 'wx' });
  }
}

async function decompressed(archive: Buffer): Promise<Buffer> {
  const maxOutputLength = Math.min(LIMITS.unpackedBytes, archive.length * LIMITS.ratio);
  const largest =
    maxOutputLength === LIMITS.unpackedBytes
      ? megabytes(LIMITS.unpackedBytes)
      : `${LIMITS.ratio} times its size`;
  const tar = await decompress(archive, { maxOutputLength }).catch((error: { code?: string }) => {
    throw error.code === 'ERR_BUFFER_TOO_LARGE'
      ? new UploadRefusal(413, `The archive unpacks to more than ${largest}.`)
      : new UploadRefusal(422, 'The archive is not a gzip file, or it is cut off.');
  });
  // Without this check the parser would also accept an archive that is compressed once more, with no limit.
  if (tar.toString('latin1', 257, 262) === 'ustar') return tar;
  throw new UploadRefusal(422, 'The archive is not a tar file.');
}

interface Entry {
  readonly path: string;
  readonly content: Buffer;
}

function readEntries(tar: Buffer): Promise<Entry[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Entry[]>();
  const entries: Promise<Entry>[] = [];
  const parser = new Parser({ strict: true });
  parser.on('entry', (entry: ReadEntry) => {
    const problem = problemOf(entry) ?? (entries.length >= LIMITS.files ? TOO_MANY : undefined);
    if (problem !== undefined) {
      entry.resume();
      reject(new UploadRefusal(422, problem));
    } else if (entry.type === 'Directory') entry.resume();
    else entries.push(entry.concat().then((content) => ({ path: entry.path, content })));
  });
  parser.on('ignoredEntry', ({ path, type }: ReadEntry) =>
    reject(new UploadRefusal(422, notRegular(printableValue(path), type))),
  );
  parser.on('error', () => reject(new UploadRefusal(422, 'The archive is damaged.')));
  parser.on('end', () => resolve(Promise.all(entries)));
  parser.end(tar);
  return promise;
}

const notRegular = (name: string, type: string) =>
  `${name}: only regular files are accepted, this is a ${type}.`;

const TOO_MANY = `The archive has more than ${LIMITS.files} files.`;

/** Why an entry is refused; undefined when it is not. */
function problemOf({
  type,
  path,
  absolute,
}: ReadEntry & { absolute?: string }): string | undefined {
  const name = printableValue(path).slice(0, LIMITS.path);
  if (type === 'Directory') {
    return PATH.test(path.replace(/\/$/, '')) ? undefined : `${name}: this name is not allowed.`;
  }
  if (type !== 'File' && type !== 'OldFile') {
    return notRegular(name, type);
  }
  if (path.length > LIMITS.path) return `${name}…: a path has at most ${LIMITS.path} characters.`;
  if (absolute !== undefined || !PATH.test(path)) return `${name}: this name is not allowed.`;
  if (RESERVED.test(path)) return `${name}: the console writes this file itself.`;
  const extension = extname(path).slice(1);
  if (EXTENSIONS.some((one) => one === extension)) return undefined;
  return `${name}: files of this kind are not accepted; these are: ${EXTENSIONS.join(', ')}.`;
}

/** @throws UploadRefusal when two names are the same on some file system, or a file is also a folder. */
function refuseClashes(paths: readonly string[]): void {
  const files = new Set<string>();
  for (const path of paths) {
    const key = path.toLowerCase();
    if (files.has(key)) throw new UploadRefusal(422, `${path}: the archive has this name twice.`);
    files.add(key);
  }
  for (const path of files) {
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      if (files.has(folder)) throw new UploadRefusal(422, `${folder}: is a file and a folder.`);
    }
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 100_000) / 10} MB`;
