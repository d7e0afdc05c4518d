import type { IncomingHttpHeaders } from 'node:http';
import { FILE_HEADERS } from '../http/headers.ts';

/** What a backend learns of a request. Never the session, cookies, or where the page is. */
const TO_BACKEND = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'content-encoding',
  'content-length',
  'content-type',
  'host',
  'idempotency-key',
  'range',
]);

/**
 * What a page learns of a response. Nothing that speaks for the whole origin: cookies, policies, redirects, or the time,
 * which the page takes for that of the console.
 */
export const TO_PAGE = new Set([
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'retry-after',
]);

interface Given {
  readonly token: string;
  /** The id of the request in the console's log. */
  readonly id: string;
}

/** The headers with which a call goes to its backend. */
export const requestHeaders = (
  headers: IncomingHttpHeaders,
  { token, id }: Given,
): IncomingHttpHeaders => ({
  ...only(headers, TO_BACKEND),
  authorization: `Bearer ${token}`,
  'x-request-id': id,
});

/** The headers with which the response of a backend goes to the page: data, and nothing when opened by itself. */
export const responseHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
  ...only(headers, TO_PAGE),
  ...FILE_HEADERS,
  'cache-control': 'no-store',
});

const only = (headers: IncomingHttpHeaders, names: ReadonlySet<string>): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.has(name.toLowerCase())));
