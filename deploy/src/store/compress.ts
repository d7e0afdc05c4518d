import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compress = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files worth compressing; other files are already compressed. */
const TEXT = /\.(js|css|json|html|svg)$/;

/** Minimum size in bytes: compressing smaller files saves nothing. */
const MIN_BYTES = 256;

/** Compresses with brotli at its highest quality, as files are served (decision 022). */
export function brotli(content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return compress(content, { params });
}

/**
 * Writes `.br` and `.gz` copies next to a text file, once, at release time, at the highest quality (design §6). `isQuick`:
 * only the `.gz` copy, which takes a fortieth of the time.
 */
export async function compressFile(path: string, isQuick: boolean): Promise<void> {
  if (!TEXT.test(path)) return;
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  const write = async (end: string, compressed: Promise<Buffer>) =>
    writeFile(path + end, await compressed);
  await write('.gz', zip(content, { level: 9 }));
  if (!isQuick) await write('.br', brotli(content));
}
