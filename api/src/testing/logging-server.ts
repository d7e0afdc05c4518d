import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import Fastify, { type FastifyHttpOptions } from 'fastify';
import { readApiSettings } from '../core/env.ts';
import { fastifyOptions } from '../http/fastify-options.ts';
import type { TestApi } from './test-api.ts';

interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly reqId?: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests compare errors as they were logged
  readonly err?: any;
}

export type LoggingServer = Awaited<ReturnType<typeof startLoggingServer>>;

/** Starts another server over a test's API and records its log, including that of the background work. */
export async function startLoggingServer(
  { api }: TestApi,
  env: Record<string, string> = {},
  override: FastifyHttpOptions<Server> = {},
) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(...String(chunk).trim().split('\n'));
      done();
    },
  });
  const options = fastifyOptions(readApiSettings({ LOG_LEVEL: 'info', ...env }));
  const server = Fastify({ ...options, ...override, logger: { ...options.logger, stream } });
  await server.register(api.plugin);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return {
    server,
    port,
    origin: `http://127.0.0.1:${port}`,
    /** The whole log as text. */
    text: () => lines.join('\n'),
    log: (): LogLine[] => lines.map((line) => JSON.parse(line)),
    stop: () => server.close(),
  };
}
