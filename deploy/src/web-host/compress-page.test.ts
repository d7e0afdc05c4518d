import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressPage } from './compress-page.ts';

const HTML = `<html>${'rollcall '.repeat(100)}</html>`;

const TEXT_OF = {
  br: (body: Buffer) => brotliDecompressSync(body).toString(),
  gzip: (body: Buffer) => gunzipSync(body).toString(),
  none: (body: Buffer) => body.toString(),
};

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0', 'none'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.000 , gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'none'],
  ['identity, gzip;q=0.5', 'none'],
  ['brotli', 'none'],
  ['', 'none'],
  [undefined, 'none'],
] as const)('a browser that accepts %j gets the encoding %s', async (accepted, encoding) => {
  const { headers, body } = await compressPage(HTML, accepted);
  expect(headers).toEqual({
    vary: 'accept-encoding',
    ...(encoding === 'none' ? {} : { 'content-encoding': encoding }),
  });
  expect(TEXT_OF[encoding](Buffer.from(body))).toBe(HTML);
});
