import type { ErrorBody } from '@rollcall/shared/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { toApiError } from '../errors/to-api-error.ts';

/** Answers every failure of a scope, unknown paths included, with the contract's error body. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isHangUp(error, request)) {
      request.log.info('The client hung up');
      return sendError(new ApiError('malformed', 'The request was cut off.'), request, reply);
    }
    const failure = toApiError(error);
    // What the server itself answers so, as that it is busy, is no failure of its own.
    const isOwn = failure === error && error.cause === undefined;
    if (failure.statusCode >= 500 && !isOwn) request.log.error({ err: error }, failure.message);
    return sendError(failure, request, reply);
  });
  app.setNotFoundHandler((request, reply) =>
    sendError(new ApiError('not_found', 'There is nothing at this address.'), request, reply),
  );
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
