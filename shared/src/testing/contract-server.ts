import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Call } from '../contract/index.ts';

/** A received request. */
export interface RecordedRequest {
  readonly method: string;
  /** Below the base, without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Parsed when it is JSON, else the text. */
  readonly body: unknown;
}

/** A response outside the contract, such as a refusal or a invalid body. */
export interface RawResponse {
  readonly status: number;
  /** Sent as JSON; a string is sent unchanged. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Responder = (request: RecordedRequest) => RawResponse | Promise<RawResponse>;

const BASE = '/api/v1';

/** A real HTTP server that serves calls of the contract, for tests of browser code (design §15.15). */
export class ContractServer {
  readonly requests: RecordedRequest[] = [];
  /** Messages about responses that violate the contract; a test with such a response is invalid. */
  readonly violations: string[] = [];
  readonly #responders = new Map<string, Responder>();
  readonly #server: Server = createServer((request, response) => {
    this.#handle(request, response).catch((error: unknown) => {
      this.violations.push(String(error));
      response.destroy();
    });
  });

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${BASE}`;
  }

  async start(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#server.listen(0, '127.0.0.1', resolve);
    await promise;
  }

  async stop(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#server.close(() => resolve());
    this.#server.closeAllConnections();
    await promise;
  }

  /** Clears responses, requests and violations. */
  reset(): void {
    this.requests.length = 0;
    this.violations.length = 0;
    this.#responders.clear();
  }

  /** Responds to a call with 200 and a body, checked against the call's response schema before it is sent. */
  respond(call: Call, produceBody: (request: RecordedRequest) => unknown): void {
    this.respondRaw(call, async (request) => {
      const body = await produceBody(request);
      const parsed = call.response.safeParse(body);
      if (!parsed.success) this.violations.push(`${call.name}: ${parsed.error.message}`);
      return { status: 200, body };
    });
  }

  /** Responds to a call with a failure as our server words it (design §9). */
  refuse(call: Call, status: number, message: string, headers: RawResponse['headers'] = {}): void {
    const body = { status: false, message, code: 'refused' };
    this.respondRaw(call, () => ({ status, body, headers }));
  }

  /** Responds to a call with any body, such as that of a foreign backend or an invalid one. */
  respondRaw(call: Call, respond: Responder): void {
    this.#responders.set(`${call.method} ${call.path}`, respond);
  }

  /** The requests of one call, in order. */
  requestsOf(call: Call): readonly RecordedRequest[] {
    return this.requests.filter(
      ({ method, path }) =>
        method === call.method && (path === call.path || matches(call.path, path)),
    );
  }

  /** The responder whose path equals the request's, else one whose path with parameters matches it. */
  #find({ method, path }: RecordedRequest): Responder | undefined {
    const exact = this.#responders.get(`${method} ${path}`);
    const [, matching] =
      [...this.#responders].find(([call]) => matches(call, `${method} ${path}`)) ?? [];
    return exact ?? matching;
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
    const request = await record(incoming);
    this.requests.push(request);
    const respond = this.#find(request);
    const result = respond ? await respond(request) : NO_SUCH_CALL;
    const text = typeof result.body === 'string' ? result.body : JSON.stringify(result.body);
    response.writeHead(result.status, { 'Content-Type': 'application/json', ...result.headers });
    response.end(text);
  }
}

/** Whether a path matches a pattern; a parameter matches one segment. */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);

const NO_SUCH_CALL: RawResponse = { status: 404, body: { status: false, message: 'No such call' } };

async function record(incoming: IncomingMessage): Promise<RecordedRequest> {
  const { method = '', url = '', headers } = incoming;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  incoming.setEncoding('utf8');
  let text = '';
  for await (const chunk of incoming) text += chunk;
  return {
    method,
    path: pathname.slice(BASE.length),
    query: Object.fromEntries(searchParams),
    headers,
    body: parse(text),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A server for the tests of a file: starts before them, stops after them, and is reset before each. */
export function serveContract(): ContractServer {
  const server = new ContractServer();
  beforeAll(() => server.start());
  beforeEach(() => server.reset());
  afterEach(() => expect(server.violations).toEqual([]));
  afterAll(() => server.stop());
  return server;
}
