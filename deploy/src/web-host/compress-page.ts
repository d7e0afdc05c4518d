import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Good for a page that is rendered for each request: a millisecond for fifteen kilobytes. */
const BROTLI_QUALITY = 5;

/** What a page can be sent in, by preference among what a browser likes as much. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** A page in the encoding that the browser likes best, with the headers that say so. */
export async function compressPage(html: string, acceptEncoding: string | undefined) {
  const vary = { vary: 'accept-encoding' };
  switch (negotiate(acceptEncoding ?? '', [...ENCODINGS])) {
    case 'br': {
      const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
      const body = await brotli(html, { params });
      return { headers: { ...vary, 'content-encoding': 'br' }, body };
    }
    case 'gzip':
      return { headers: { ...vary, 'content-encoding': 'gzip' }, body: await zip(html) };
    default:
      return { headers: vary, body: html };
  }
}
