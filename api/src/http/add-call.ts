import { type Call, errorBody } from '@rollcall/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { input, output, ZodMiniType } from 'zod/mini';
import { authenticate } from '../access/authenticate.ts';
import type { Caller } from '../access/caller.ts';
import type { Device } from '../access/device.ts';
import type { Tokens } from '../access/tokens.ts';
import type { Context } from '../core/context.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { runForClient } from '../core/queues/request-scope.ts';
import { readRequestDevice } from './device-cookie.ts';
import { Streamed } from './streamed.ts';

/** A validated request to a call of the contract, with its caller unless the call is public. */
interface CallRequest<C extends Call> {
  readonly query: Read<C, 'query'>;
  readonly body: Read<C, 'body'>;
  readonly params: Read<C, 'params'>;
  readonly caller: C['access'] extends 'public' ? null : Caller;
  /** Name of the call in the contract. */
  readonly call: string;
  /** Marks a request that may be retried (design §9). */
  readonly idempotencyKey: string | undefined;
  /** IP address of the client; behind a proxy, subject to TRUST_PROXY. */
  readonly ip: string;
  /** What the browser has done according to its cookie, which is sent only to calls below `/auth`. */
  readonly device: Device;
  /** The user agent that the client sends. */
  readonly userAgent: string | null;
}

type Read<C extends Call, Part extends 'query' | 'body' | 'params'> = C extends {
  [P in Part]: infer S extends ZodMiniType;
}
  ? output<S>
  : undefined;

/** Returns a body of the contract, or a stream. */
type Handler<C extends Call> = (
  request: CallRequest<C>,
) => Promise<input<C['response']> | Streamed>;

/** Adds calls of the contract to a scope. */
export type AddCall = <const C extends Call>(
  call: C,
  handler: Handler<C>,
  options?: object,
) => void;

/** Enough for any JSON of the contract; uploads have their own limits. */
const BODY_LIMIT_BYTES = 256 * 1024;

/**
 * Returns a function that adds a call of the contract as a route: the role is checked before the body is
 * parsed, and the contract's schemas validate the input and strip the output.
 */
export function createAddCall(app: FastifyInstance, context: Context, tokens: Tokens): AddCall {
  return (call, handler, options = {}) => {
    const { name, method, path, access, params, query, body, response, isForm } = call;
    const idempotencyKey = keyUseOf(call);
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        operationId: name,
        acceptsIdempotencyKey: idempotencyKey === 'accepted',
        ...(access !== 'public' && { security: [{ bearer: [] }] }),
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(isForm && { consumes: ['multipart/form-data'] }),
        response: { 200: response, '4xx': errorBody, '5xx': errorBody },
      },
      onRequest: async (request) => {
        if (access === 'public') return;
        request.caller = await authenticate(context, tokens, access, request.headers.authorization);
      },
      handler: async (request, reply) => {
        if (idempotencyKey === 'refused') refuseKey(request.headers['idempotency-key']);
        const result = await runForClient(disconnectOf(reply), () =>
          handler(toCallRequest(name, context, request, reply)),
        );
        if (!(result instanceof Streamed)) return result;
        reply.headers(result.headers);
        return result.stream;
      },
      ...options,
    });
  };
}

/** Aborted when the client disconnects before it has the response. */
function disconnectOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    if (!raw.writableFinished) controller.abort();
  };
  if (raw.destroyed || raw.socket?.destroyed) abort();
  raw.once('close', abort);
  return controller.signal;
}

function toCallRequest<C extends Call>(
  call: string,
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): CallRequest<C> {
  const { query, body, params, caller, ip } = request;
  const userAgent = request.headers['user-agent']?.slice(0, 200) ?? null;
  const idempotencyKey = readIdempotencyKey(request.headers['idempotency-key']);
  return {
    call,
    query,
    body,
    params,
    caller,
    idempotencyKey,
    ip,
    device: readRequestDevice(context, request, reply),
    userAgent,
  } as CallRequest<C>;
}

/** A call that reads ignores a key: it may be repeated anyway. */
function keyUseOf({ method, access, refusesIdempotencyKey }: Call) {
  if (method === 'GET') return 'ignored';
  return access === 'public' || refusesIdempotencyKey ? 'refused' : 'accepted';
}

function refuseKey(header: unknown): void {
  if (header === undefined) return;
  throw new ApiError(
    'malformed',
    'This call does not accept an Idempotency-Key. Send the request without one.',
  );
}

function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw new ApiError('malformed', 'Idempotency-Key must be 1 to 200 printable characters.');
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null for public calls. */
    caller: Caller | null;
  }
}
