import type { ErrorBody } from '@rollcall/shared/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../core/context.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { isDiskFull } from '../core/errors/disk-full.ts';
import { toApiError } from '../core/errors/to-api-error.ts';
import type { LogLimit } from '../core/log/log-limit.ts';

/** Answers every failure of a scope, unknown paths included, with the contract's error body. */
export function answerErrors(app: FastifyInstance, { mayLog }: Pick<Context, 'mayLog'>): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isHangUp(error, request)) {
      request.log.info('The client hung up');
      return sendError(new ApiError('malformed', 'The request was cut off.'), request, reply);
    }
    const failure = toApiError(error);
    if (failure.statusCode >= 500) logFailure(error, failure, request, mayLog);
    return sendError(failure, request, reply);
  });
  app.setNotFoundHandler((request, reply) =>
    sendError(new ApiError('not_found', 'There is nothing at this address.'), request, reply),
  );
}

/** What concerns every request alike is one line a minute. */
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
    // The server itself says no: it is busy, which is no failure.
    if (mayLog('busy')) log.warn(failure.message);
  } else {
    log.error({ err: error }, failure.message);
  }
}

/** What Node says of a connection that ends too early. */
const CUT_OFF = /^(ECONNRESET|EPIPE|ECONNABORTED|ERR_STREAM_PREMATURE_CLOSE|ERR_STREAM_DESTROYED)$/;

/**
 * Whether an error is the client's end of the connection. A database's has the same code, but is wrapped in
 * the query that failed, and its client is still there.
 */
function isHangUp({ code }: FastifyError, { raw }: FastifyRequest): boolean {
  return CUT_OFF.test(code) && (raw.destroyed || raw.socket.destroyed);
}

/** Answers what fails before it reaches a scope: an address that is no valid URL. */
export function answerFrameworkError(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const message = 'The address of the request cannot be read.';
  void sendError(new ApiError('malformed', message), request, reply);
}

function sendError(failure: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body: ErrorBody = {
    status: false,
    message: failure.message,
    code: failure.code,
    ...(failure.fields && { fields: [...failure.fields] }),
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
