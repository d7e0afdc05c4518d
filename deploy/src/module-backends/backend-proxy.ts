import { finished, Readable } from 'node:stream';
import rateLimit from '@fastify/rate-limit';
import replyFrom from '@fastify/reply-from';
import { publicKeys, signToken } from '@rollcall/cli/backend/backend-token';
import type { Person } from '@rollcall/cli/backend/person';
import type { ErrorBody } from '@rollcall/shared/contract';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { JWK } from 'jose';
import { callerOf } from '../http/caller.ts';
import { ControlError } from '../http/control-error.ts';
import { FILE_HEADERS } from '../http/headers.ts';
import type { Identify } from '../http/identify.ts';
import { logSparingly } from '../process/log-sparingly.ts';
import { DamagedFileError } from '../store/private-file.ts';
import type { BackendStore } from './backend-store.ts';
import { backendUrlOf } from './backend-url.ts';
import { requestHeaders, responseHeaders, TO_PAGE } from './passed-headers.ts';
import { makePlaces } from './places.ts';

export interface BackendProxyOptions {
  readonly backends: BackendStore;
  readonly identify: Identify;
  /** The console's own address, as backends read it in tokens. */
  readonly issuer: string;
}

/** Limits of calls to the backends of modules (docs/modules.md has them as a table). */
export const BACKEND_LIMITS = {
  /** Calls of one backend at a time: one that hangs holds no more than these. */
  connections: 32,
  /** Calls of one session to one backend at a time, so that one person leaves places to others. */
  callsOfSession: 4,
  /** Calls per minute of one session. */
  callsPerMinute: 600,
  /** Bytes that a call may send. */
  bodyBytes: 10 * 1024 * 1024,
  /** How long a backend may take for its first byte, and between two bytes, in milliseconds. */
  timeoutMs: 30_000,
  /** How long a whole answer may take, in milliseconds: who reads slowly does not keep a place forever. */
  answerMs: 300_000,
} as const;

const LIMITS = BACKEND_LIMITS;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

interface Call {
  Params: { readonly name: string };
}

/**
 * `/ext/NAME/…`: passes calls of pages to the backend of a module, which gets a short-lived token of its own instead of
 * the session (decision 075). `/ext/keys.json` has the keys with which backends check it.
 */
export const backendProxy: FastifyPluginAsync<BackendProxyOptions> = async (app, options) => {
  const { backends } = options;
  sendErrors(app);
  acceptAnyBody(app);
  await app.register(rateLimit, { global: false });
  await app.register(replyFrom, {
    undici: {
      connections: LIMITS.connections,
      headersTimeout: LIMITS.timeoutMs,
      bodyTimeout: LIMITS.timeoutMs,
    },
    disableRequestLogging: true,
    disableCache: true,
  });

  app.get('/ext/keys.json', async (_request, reply) => {
    const { key } = await backends.read();
    return reply
      .headers({ ...FILE_HEADERS, 'cache-control': 'public, max-age=60' })
      .send(publicKeys(key));
  });

  const logTrouble = logSparingly((log: () => void) => log());
  const placeOfBackend = makePlaces(LIMITS.connections, busy);
  const placeOfSession = makePlaces(LIMITS.callsOfSession, () => new ControlError(503, TOO_MANY));
  const known = new WeakMap<FastifyRequest, Found>();
  app.route<Call>({
    method: [...METHODS],
    url: '/ext/:name/*',
    bodyLimit: LIMITS.bodyBytes,
    config: {
      rateLimit: { max: LIMITS.callsPerMinute, timeWindow: '1 minute', keyGenerator: callerOf },
    },
    // Before the body is read: only people with a session may use that much memory.
    preParsing: async (request, reply) => {
      const call = request as FastifyRequest<Call>;
      known.set(request as FastifyRequest, await find(options, call));
      finished(reply.raw, await placeOfSession(`${call.params.name} ${callerOf(request)}`));
    },
    handler: async (request, reply) => {
      const { person, upstream, key } = known.get(request as FastifyRequest) as Found;
      const { name } = request.params;
      const target = backendUrlOf(upstream, request.url, name);
      const token = await signToken(key, { person, audience: name, issuer: options.issuer });
      const end = await placeOfBackend(name);
      return pass(request, reply, { target, token, logTrouble, end });
    },
  });
};

const busy = (name: string) =>
  new ControlError(503, `The backend ${name} is busy. Try again in a few seconds.`);

const TOO_MANY = `You have ${LIMITS.callsOfSession} calls to this backend under way. Try again when one has ended.`;

/** Who makes a call, and where it goes. */
interface Found {
  readonly person: Person;
  readonly upstream: string;
  readonly key: JWK;
}

/** @throws ControlError 401 without a live session, 404 when there is no such backend. */
async function find(
  { backends, identify }: BackendProxyOptions,
  request: FastifyRequest<Call>,
): Promise<Found> {
  const person = await identify(request);
  if (!person) {
    throw new ControlError(
      403,
      'This console does not know who is signed in: modules cannot have backends.',
    );
  }
  const { name } = request.params;
  const { backends: known, key } = await backends.read();
  const found = known.find((backend) => backend.name === name);
  if (!found || !key) {
    throw new ControlError(
      404,
      'This backend is not set up. The operator of the console does it: npm run backend -- set NAME --to URL',
    );
  }
  return { person, upstream: found.upstream, key };
}

interface Passed {
  readonly target: string;
  readonly token: string;
  readonly logTrouble: (log: () => void) => void;
  /** Ends the call: its connection is free. */
  readonly end: () => void;
}

/** Sends a call to its backend, and the response to the page. */
function pass(
  request: FastifyRequest<Call>,
  reply: FastifyReply,
  { target, token, logTrouble, end }: Passed,
): FastifyReply {
  const { name } = request.params;
  const failed = (problem: string): ControlError => {
    logTrouble(() => request.log.error({ backend: name }, problem));
    return new ControlError(502, `The backend ${name} ${problem}. Try again later.`);
  };
  return reply.from(target, {
    rewriteRequestHeaders: ({ id }, headers) => requestHeaders(headers, { token, id: String(id) }),
    rewriteHeaders: (headers) => {
      // Then nothing else is called.
      if (request.raw.aborted) end();
      return responseHeaders(headers);
    },
    // A page decides itself whether to repeat a call.
    retryDelay: () => null,
    onError: (to) => {
      end();
      void to.send(failed('does not respond'));
    },
    onResponse: (_request, to, response) => {
      const { statusCode, stream } = response as unknown as {
        readonly statusCode: number;
        readonly stream: Readable;
      };
      const timer = setTimeout(() => stream.destroy(), LIMITS.answerMs);
      finished(stream, () => {
        clearTimeout(timer);
        end();
      });
      // It refused the console's token, not the session of the person, which must not end.
      if (statusCode !== 401) return void to.send(stream);
      stream.destroy();
      for (const header of TO_PAGE) to.removeHeader(header);
      void to.send(failed('does not accept the console’s token'));
    },
  });
}

/** Passes bodies of any type on, unread. */
function acceptAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, Readable.from([body])),
  );
}

type Failure = Error & { readonly statusCode?: number; readonly code?: string };

/** A response that breaks off before the page got any of it is a failure of the backend. */
function statusOf(error: Failure): number {
  if (error instanceof DamagedFileError) return 503;
  const { statusCode, code } = error;
  return statusCode ?? (code?.startsWith('UND_ERR') ? 502 : 500);
}

/** Sends errors with the contract's body. */
function sendErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Failure, request, reply) => {
    const status = statusOf(error);
    if (status >= 500 && !(error instanceof ControlError)) request.log.error(error);
    const body: ErrorBody = {
      status: false,
      message: messageOf(error, status),
      code: CODES[status] ?? 'internal',
      requestId: request.id,
    };
    return reply
      .code(status)
      .headers({ ...FILE_HEADERS, 'cache-control': 'no-store' })
      .send(body);
  });
}

function messageOf(error: Error, status: number): string {
  if (error instanceof ControlError || error instanceof DamagedFileError) return error.message;
  return MESSAGES[status] ?? 'Something went wrong on the server.';
}

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request cannot be read.',
  401: 'Please sign in.',
  413: 'A call may send at most 10 MB.',
  429: 'Too many calls. Please wait a moment.',
  502: 'The backend of this module does not respond. Try again later.',
};

const CODES: Readonly<Record<number, string>> = {
  400: 'malformed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  429: 'too_many_tries',
  502: 'unavailable',
  503: 'unavailable',
};
