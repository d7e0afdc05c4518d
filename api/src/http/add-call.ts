import { type Call, errorBody } from '@rollcall/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { input, output, ZodMiniType } from 'zod/mini';
import { authenticate } from '../access/authenticate.ts';
import type { Caller } from '../access/caller.ts';
import type { Device } from '../access/device.ts';
import type { Tokens } from '../access/tokens.ts';
import type { Context } from '../core/context.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { deviceOfRequest } from './device-cookie.ts';
import { Streamed } from './streamed.ts';

/** A request to a call of the contract: checked, and with its caller unless the call is public. */
interface CallRequest<C extends Call> {
  readonly query: Read<C, 'query'>;
  readonly body: Read<C, 'body'>;
  readonly params: Read<C, 'params'>;
  readonly caller: C['access'] extends 'public' ? null : Caller;
  /** Name of the call in the contract. */
  readonly call: string;
  /** Marks a request that may be sent again (design §9). */
  readonly idempotencyKey: string | undefined;
  /** Address of the client, as far as TRUST_PROXY lets it be known. */
  readonly address: string;
  /** What the browser's cookie says that it has done; only calls below `/auth` are sent it. */
  readonly device: Device;
  /** What the client calls itself. */
  readonly userAgent: string | null;
}

type Read<C extends Call, Part extends 'query' | 'body' | 'params'> = C extends {
  [P in Part]: infer S extends ZodMiniType;
}
  ? output<S>
  : undefined;

/** Answers a body of the contract, or something that is sent as it comes. */
type Handler<C extends Call> = (
  request: CallRequest<C>,
) => Promise<input<C['response']> | Streamed>;

/** Adds calls of the contract to a scope. */
export type AddCall = <const C extends Call>(
  call: C,
  handler: Handler<C>,
  options?: object,
) => void;

/** Enough for any JSON of the contract; uploads have limits of their own. */
const BODY_LIMIT_BYTES = 256 * 1024;

/**
 * Makes the function that turns a call of the contract into a route: its method and path, its role checked
 * before anything is parsed, input validated and output stripped by the contract's own schemas.
 */
export function callAdder(app: FastifyInstance, context: Context, tokens: Tokens): AddCall {
  return (call, handler, options = {}) => {
    const { name, method, path, access, params, query, body, response, isForm } = call;
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        operationId: name,
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
        const answer = await handler(toCallRequest(name, context, request, reply));
        if (!(answer instanceof Streamed)) return answer;
        reply.headers(answer.headers);
        return answer.stream;
      },
      ...options,
    });
  };
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
    address: ip,
    device: deviceOfRequest(context, request, reply),
    userAgent,
  } as CallRequest<C>;
}

function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw new ApiError('malformed', 'An Idempotency-Key has 1 to 200 printable characters.');
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the call; null on public ones. */
    caller: Caller | null;
  }
}
