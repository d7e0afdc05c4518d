import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@rollcall/shared/contract';

/** Status and message by Node's error code. */
const RESPONSES: Record<string, readonly [number, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
};

/**
 * Fastify's `clientErrorHandler`: responds to an unreadable or too slow request with the contract's error body and
 * closes the connection.
 */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = RESPONSES[error.code ?? ''] ?? [400, 'The request cannot be read.'];
  const body = JSON.stringify({
    status: false,
    message,
    code: 'malformed',
    requestId: randomUUID(),
  } satisfies ErrorBody);
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'connection: close',
        'content-type: application/json; charset=utf-8',
        'cache-control: no-store',
        `content-length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroySoon();
}
