import type { ErrorBody } from '@rollcall/shared/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../core/context.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { isDiskFull } from '../core/errors/disk-full.ts';
import { toApiError } from '../core/errors/to-api-error.ts';
import type { LogLimit } from '../core/log/log-limit.ts';

/** Answers every error of a scope, including unknown paths, with the contract's error body. */
export function addErrorHandlers(app: FastifyInstance, { mayLog }: Pick<Context, 'mayLog'>): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isClientDisconnect(error, request)) {
      request.log.info('The client hung up');
      return sendError(new ApiError('malformed', 'The request was cut off.'), request, reply);
    }
    const failure = toApiError(error);
    if (failure.statusCode >= 500) logFailure(error, failure, request, mayLog);
    return sendError(failure, request, reply);
  });
  app.setNotFoundHandler((request, reply) =>
    sendError(new ApiError('not_found', 'There is nothing at this URL.'), request, reply),
  );
}

/** Logs an error; those that every request runs into at most once a minute. */
function logFailure(
  error: FastifyError,
  failure: ApiError,
  { log }: FastifyRequest,
  mayLog: LogLimit,
): void {
  if (isDiskFull(error)) {
    if (mayLog('disk full'))
      log.error({ err: error }, 'No space left on the disk of DATA_DIR or of the database');
  } else if (failure === error && error.cause === undefined) {
    // The server refused because it is busy, which is not an error.
    if (mayLog('busy')) log.warn(failure.message);
  } else {
    log.error({ err: error }, failure.message);
  }
}

/** Node's error codes for a connection that ends too early. */
const DISCONNECT_CODES =
  /^(ECONNRESET|EPIPE|ECONNABORTED|ERR_STREAM_PREMATURE_CLOSE|ERR_STREAM_DESTROYED)$/;

/**
 * Whether the client closed the connection. A lost database connection has the same code, but wrapped in the
 * error of the query, and the client is still connected.
 */
function isClientDisconnect({ code }: FastifyError, { raw }: FastifyRequest): boolean {
  return DISCONNECT_CODES.test(code) && (raw.destroyed || raw.socket.destroyed);
}

/** Responds to an error before routing: a URL that is not valid. */
export function handleFrameworkError(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const message = 'The URL of the request cannot be read.';
  void sendError(new ApiError('malformed', message), request, reply);
}

function sendError(failure: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body: ErrorBody = {
    status: false,
    message: failure.message,
    code: failure.code,
    ...(failure.fields && { fields: [...failure.fields] }),
    ...(failure.timeLogId !== undefined && { timeLogId: failure.timeLogId }),
    requestId: request.id,
  };
  if (failure.retryAfter) reply.header('retry-after', String(Math.ceil(failure.retryAfter)));
  return reply
    .code(failure.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}
