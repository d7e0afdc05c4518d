import { Agent, request } from 'node:http';

/** A request to the API. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below `/api/v1`. */
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
  /** With which the same request can be sent again. */
  readonly idempotencyKey?: string;
}

export interface ApiResponse {
  readonly status: number;
  readonly text: string;
}

/** Sends requests over connections that stay open. */
export interface Client {
  send(sent: ApiRequest): Promise<ApiResponse>;
  /** The same for a request that has to succeed. @throws Error with the response otherwise. */
  read<T>(sent: ApiRequest): Promise<T>;
  close(): void;
}

/** A client of the API on a port of this machine. */
export function createClient(port: number): Client {
  const agent = new Agent({ keepAlive: true });
  const send = ({ method, path, token, body, idempotencyKey }: ApiRequest) =>
    new Promise<ApiResponse>((resolve, reject) => {
      const text = body && JSON.stringify(body);
      const sent = request({
        agent,
        port,
        host: '127.0.0.1',
        method,
        path: `/api/v1${path}`,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
          ...(text !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
        },
      });
      sent.once('error', reject);
      sent.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      });
      sent.end(text);
    });
  return {
    send,
    async read<T>(sent: ApiRequest) {
      const { status, text } = await send(sent);
      if (status >= 300) throw new Error(`${sent.method} ${sent.path}: ${status} ${text}`);
      return JSON.parse(text) as T;
    },
    close: () => agent.destroy(),
  };
}
