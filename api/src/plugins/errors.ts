import type { ErrorBody } from '@rollcall/shared/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { toApiError } from '../errors/to-api-error.ts';

/** Answers every failure of a scope, unknown paths included, with the contract's error body. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
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
