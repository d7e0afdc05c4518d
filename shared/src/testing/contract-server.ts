import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { input } from 'zod/mini';
import type { Call, CallBody, CallQuery } from '../contract/index.ts';
import { checkRequest, findCall, matches } from './check-request.ts';

/** A received request. */
export interface RecordedRequest<C extends Call = Call> {
  readonly method: string;
  /** Below the base, without the query. */
  readonly path: string;
  /** Text, as in the URL. */
  readonly query: QueryOf<C>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Parsed when it is JSON, else the text. */
  readonly body: C extends { readonly isForm: true } ? string : BodyOf<C>;
}

type QueryOf<C extends Call> = Call extends C
  ? Readonly<Record<string, string>>
  : { readonly [Name in keyof CallQuery<C>]?: string };
type BodyOf<C extends Call> = Call extends C ? unknown : CallBody<C>;

/** A response outside the contract, such as a refusal or an invalid body. */
export interface RawResponse {
  readonly status: number;
  /** Sent as JSON; a string is sent unchanged. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type BackendMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Responder<C extends Call = Call> = (
  request: RecordedRequest<C>,
) => RawResponse | Promise<RawResponse>;

const BASE = '/api/v1';

/** Below the base, so that a page has one server. */
const BACKENDS = '/ext';

/**
 * A real HTTP server that serves calls of the contract, for tests of browser code (design §15.15). It checks every request
 * and every response against the contract, also those that the test does not look at.
 */
export class ContractServer {
  readonly requests: RecordedRequest[] = [];
  readonly #problems: string[] = [];
  /** Calls of which invalid requests are accepted, and whether one was received. */
  readonly #accepted = new Map<string, boolean>();
  readonly #responders = new Map<string, { readonly call: Call; readonly respond: Responder }>();
  readonly #backends = new Map<string, Responder>();
  #page = 1;
  readonly #server: Server = createServer((request, response) => {
    this.#handle(request, response).catch((error: unknown) => {
      this.#problems.push(String(error));
      response.destroy();
    });
  });

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${this.#base}`;
  }

  /** Where the backends of modules are called. */
  get backendsUrl(): string {
    return this.baseUrl + BACKENDS;
  }

  get #base(): string {
    return `/page-${this.#page}${BASE}`;
  }

  async start(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#server.listen(0, '127.0.0.1', resolve);
    await promise;
  }

  /** Stops the server. Throws if there are problems that no test took. */
  async stop(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#server.close(() => resolve());
    this.#server.closeAllConnections();
    await promise;
    this.#refuseLateProblems();
  }

  /** Clears responses and requests. Throws if there are problems that no test took. */
  reset(): void {
    this.requests.length = 0;
    this.#responders.clear();
    this.#backends.clear();
    this.#accepted.clear();
    this.#refuseLateProblems();
  }

  /**
   * Returns and forgets what violated the contract: call, part, field and rule. A test with a problem is invalid;
   * {@link serveContract} fails it.
   */
  takeProblems(): string[] {
    for (const [name, wasReceived] of this.#accepted) {
      if (wasReceived) continue;
      this.#problems.push(`${name}: no invalid request was received, so none must be accepted.`);
    }
    this.#accepted.clear();
    return this.#problems.splice(0);
  }

  /** Accepts invalid requests of a call in the current test, which sends one on purpose. */
  acceptInvalid(call: Call): void {
    this.#accepted.set(call.name, false);
  }

  /** Changes the base URL: requests to the previous one, of a page that has been closed, are ignored. */
  changeBaseUrl(): void {
    this.#page += 1;
  }

  #refuseLateProblems(): void {
    const problems = this.#problems.splice(0);
    if (problems.length > 0) throw new Error(`After the end of a test:\n${problems.join('\n')}`);
  }

  /** Responds to a call with 200 and a body, checked against the call's response schema before it is sent. */
  respond<C extends Call>(
    call: C,
    produceBody: (
      request: RecordedRequest<C>,
    ) => input<C['response']> | Promise<input<C['response']>>,
  ): void {
    this.respondRaw(call, async (request) => {
      const body = await produceBody(request);
      const { error } = call.response.safeParse(body);
      if (error) this.#problems.push(`${call.name}: response: ${error.message}`);
      return { status: 200, body };
    });
  }

  /** Responds to a call with a failure as our server words it (design §9). */
  refuse(call: Call, status: number, message: string, headers: RawResponse['headers'] = {}): void {
    const body = { status: false, message, code: 'refused' };
    this.respondRaw(call, () => ({ status, body, headers }));
  }

  /** Responds to a call with any body, such as that of a foreign backend or an invalid one. */
  respondRaw<C extends Call>(call: C, respond: Responder<C>): void {
    // Requests have been checked against the schemas of the call.
    const responder = respond as unknown as Responder;
    this.#responders.set(`${call.method} ${call.path}`, { call, respond: responder });
  }

  /** Responds as the backend of a module to a method and a path, such as `GET /periods`; nothing is checked. */
  respondBackend(
    name: string,
    call: `${BackendMethod} /${string}`,
    respond: (request: RecordedRequest) => RawResponse | Promise<RawResponse>,
  ): void {
    this.#backends.set(call.replace(' ', ` ${BACKENDS}/${name}`), respond);
  }

  /** The requests of one call, in order. */
  requestsOf<C extends Call>(call: C): readonly RecordedRequest<C>[] {
    const found = this.requests.filter(
      ({ method, path }) =>
        method === call.method && (path === call.path || matches(call.path, path)),
    );
    return found as unknown as readonly RecordedRequest<C>[];
  }

  /** The responder whose path equals the request's, else one whose path with parameters matches it. */
  #find({ method, path }: RecordedRequest) {
    const exact = this.#responders.get(`${method} ${path}`);
    const [, matching] =
      [...this.#responders].find(([call]) => matches(call, `${method} ${path}`)) ?? [];
    return exact ?? matching;
  }

  /** Records what is wrong with a request: to a call of the contract, or with a path of API_PATHS. */
  #check(request: RecordedRequest, text: string): void {
    const { method, path, headers } = request;
    const call = findCall(request) ?? this.#find(request)?.call;
    const contentType = String(headers['content-type'] ?? '');
    const problems = call
      ? checkRequest(call, { ...request, contentType, text })
      : [`No call of the contract is ${method} ${path}.`];
    if (call && problems.length > 0 && this.#accepted.has(call.name)) {
      this.#accepted.set(call.name, true);
    } else {
      this.#problems.push(...problems);
    }
  }

  async #handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    // The page under test has a different origin.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader(
      'Access-Control-Allow-Headers',
      '*, Authorization, Content-Type, Idempotency-Key',
    );
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
    response.setHeader('Access-Control-Expose-Headers', '*, Retry-After');
    if (incoming.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const base = this.#base;
    const { request, text: received } = await record(incoming, base);
    // No response either: it could show the toast of an earlier test in this one.
    if (!request || base !== this.#base) return;
    this.requests.push(request);
    const backend = this.#backends.get(`${request.method} ${request.path}`);
    if (!backend) this.#check(request, received);
    const respond = backend ?? this.#find(request)?.respond;
    const result = respond ? await respond(request) : NO_SUCH_CALL;
    if (base !== this.#base) return;
    const text = typeof result.body === 'string' ? result.body : JSON.stringify(result.body);
    response.writeHead(result.status, { 'Content-Type': 'application/json', ...result.headers });
    response.end(text);
  }
}

const NO_SUCH_CALL: RawResponse = { status: 404, body: { status: false, message: 'No such call' } };

/** Reads a request; undefined if its path is not below the base. */
async function record(
  incoming: IncomingMessage,
  base: string,
): Promise<{ readonly request: RecordedRequest | undefined; readonly text: string }> {
  const { method = '', url = '', headers } = incoming;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  incoming.setEncoding('utf8');
  let text = '';
  for await (const chunk of incoming) text += chunk;
  if (!pathname.startsWith(`${base}/`)) return { request: undefined, text };
  const path = pathname.slice(base.length);
  const query = Object.fromEntries(searchParams);
  return { request: { method, path, query, headers, body: parse(text) }, text };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * A server for the tests of a file: starts before them, stops after them, and is reset after each. A test fails if one of
 * its requests or responses violates the contract. Requests of a closed page are ignored, unless `isOnePage`: all tests of
 * the file use one page.
 */
export function serveContract({ isOnePage = false } = {}): ContractServer {
  const server = new ContractServer();
  beforeAll(() => server.start());
  afterEach(() => {
    const problems = server.takeProblems();
    server.reset();
    if (!isOnePage) server.changeBaseUrl();
    expect(problems).toEqual([]);
  });
  afterAll(() => server.stop());
  return server;
}
