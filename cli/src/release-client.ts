import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type AnyRelease,
  type PointerAction,
  parseRelease,
  RELEASES_PATH,
  type ReleaseList,
  type ReleasesReport,
  releaseList,
  releasesReport,
} from '@rollcall/shared/module';
import * as z from 'zod/mini';
import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';
import { startConsoleMirror } from './smoke/console-mirror.ts';
import type { ServedConsole } from './smoke/run-smoke-test.ts';
import { type SmokeRecord, smokeRecord } from './smoke/smoke-record.ts';

/** A console, and how to reach it. */
export interface ConsoleAddress {
  /** Origin and path without a slash at the end. */
  readonly url: string;
  /** A deploy token. Absent for the operator of the console, whose commands run where its store is. */
  readonly token?: string;
  /** By default over the network. */
  readonly fetch?: typeof fetch;
}

/** How long a call may take, in milliseconds; an upload is checked and stored before its response. */
const TIMEOUT_MS = 120_000;

/** How often an upload is sent again while another one is being checked; the console says when. */
const TRIES = 20;

const response = z.object({
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  refusals: z.optional(
    z.array(z.object({ rule: z.string(), problem: z.string(), fix: z.string() })),
  ),
  data: z.optional(z.unknown()),
});

const moved = z.object({
  name: z.string(),
  from: z.nullable(z.string()),
  to: z.string(),
  good: z.nullable(z.string()),
});

/** A completed pointer move. */
export type Moved = z.infer<typeof moved>;

export interface MoveRequest {
  readonly action: PointerAction | 'release';
  readonly to?: string | undefined;
  readonly from?: string | undefined;
  readonly now?: boolean | undefined;
  readonly again?: boolean | undefined;
  readonly unsmoked?: boolean;
}

/** What a release will require, stated before it is built. */
export interface Candidate {
  readonly version: string;
  readonly descriptor: unknown;
  readonly consumes: readonly string[];
  readonly libraries: Readonly<Record<string, string>>;
  readonly descriptorFormat: number;
  /** A version that is marked bad may become live again. */
  readonly again: boolean;
}

/** Release control of a console. Every call throws CommandError with the console's message. */
export interface ReleaseClient {
  readonly url: string;
  /** What is live, as pages load it. */
  live(): Promise<ReleaseList>;
  /** Serves the console as it would be with a release list, for a smoke test. */
  serve(list: ReleaseList): Promise<ServedConsole>;
  /** The record of a published version. */
  record(name: string, version: string): Promise<AnyRelease>;
  /** The last smoke test of a version; null without one. */
  smokeTest(name: string, version: string): Promise<SmokeRecord | null>;
  saveSmokeTest(record: SmokeRecord): Promise<void>;
  report(): Promise<ReleasesReport>;
  /** Asks the gate before anything is built. */
  check(name: string, candidate: Candidate): Promise<void>;
  move(name: string, request: MoveRequest): Promise<Moved>;
  /** Publishes a build that is on the console's machine; only for its operator. */
  publishBuild(published: Named, testedCommit: string | undefined): Promise<void>;
  /** Publishes the archive of a build; returns the console's sentence. Waits while another upload is being checked. */
  publish(
    published: Named,
    archive: Uint8Array<ArrayBuffer>,
    revision: string | undefined,
  ): Promise<string>;
}

interface Named {
  readonly name: string;
  readonly version: string;
}

/** Talks to release control over HTTP, or in one process with it. */
export function releaseClient(
  { url, token, fetch: ask = fetch }: ConsoleAddress,
  signal: AbortSignal,
): ReleaseClient {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const call = (method: string, path: string, init: Omit<RequestInit, 'method'> = {}) =>
    send(ask, url + RELEASES_PATH + path, {
      ...init,
      method,
      headers: { ...init.headers, ...authorization },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  const sendJson = (method: string, path: string, body: object) =>
    call(method, path, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    url,
    live: () => readLive(ask, url, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])),
    serve: (list) => startConsoleMirror({ url, ask }, list),
    async record(name, version) {
      const { data } = await call('GET', `/${name}/${version}`);
      return read({ parse: (value) => parseRelease(name, JSON.stringify(value)) }, data);
    },
    smokeTest: async (name, version) =>
      read(z.nullable(smokeRecord), (await call('GET', `/${name}/${version}/smoke`)).data),
    async saveSmokeTest(record) {
      await sendJson('PUT', `/${record.name}/${record.version}/smoke`, record);
    },
    report: async () => read(releasesReport, (await call('GET', '')).data),
    async check(name, candidate) {
      await sendJson('POST', `/${name}/check`, candidate);
    },
    move: async (name, request) =>
      read(moved, (await sendJson('POST', `/${name}/moves`, request)).data),
    async publishBuild({ name, version }, testedCommit) {
      await sendJson('PUT', `/${name}/${version}/build`, { testedCommit });
    },
    publish: publishWith(call, signal),
  };
}

/** @throws CommandError when the console sent something else. */
function read<T>(schema: { parse(value: unknown): T }, value: unknown): T {
  try {
    return schema.parse(value);
  } catch (cause) {
    throw new CommandError(
      'The console answered with something that this command cannot read: install the version that the console serves.',
      EXIT.failed,
      cause,
    );
  }
}

const publishWith =
  (
    call: (method: string, path: string, init: RequestInit) => ReturnType<typeof send>,
    signal: AbortSignal,
  ): ReleaseClient['publish'] =>
  async ({ name, version }, archive, revision) => {
    const digest = createHash('sha256').update(archive).digest('base64');
    const headers = {
      'content-type': 'application/gzip',
      'content-digest': `sha-256=:${digest}:`,
      ...(revision === undefined ? {} : { 'x-rollcall-revision': revision }),
    };
    for (let tries = 1; ; tries += 1) {
      try {
        const put = await call('PUT', `/${name}/${version}`, { headers, body: archive });
        return put.message ?? '';
      } catch (error) {
        if (!(error instanceof BusyError) || tries === TRIES) throw error;
        await delay(error.retryAfterMs, undefined, { signal });
      }
    }
  };

/** What is live at a console. */
async function readLive(ask: typeof fetch, url: string, signal: AbortSignal): Promise<ReleaseList> {
  try {
    const answered = await ask(`${url}/live.json`, { signal });
    return releaseList.parse(await answered.json());
  } catch (cause) {
    throw new CommandError(`${url}/live.json cannot be read.`, EXIT.failed, cause);
  }
}

/** Another upload is being checked. */
class BusyError extends CommandError {
  override name = 'BusyError';
  readonly retryAfterMs: number;

  constructor(message: string, retryAfter: string) {
    super(message);
    this.retryAfterMs = Number(retryAfter) * 1000;
  }
}

/** The gate of the console refused, with the rules. */
export class GateRefusal extends CommandError {
  override name = 'GateRefusal';
  readonly refusals: readonly {
    readonly rule: string;
    readonly problem: string;
    readonly fix: string;
  }[];

  constructor(message: string, refusals: GateRefusal['refusals']) {
    super(message, EXIT.refused);
    this.refusals = refusals;
  }
}

async function send(ask: typeof fetch, url: string, init: RequestInit) {
  const { origin } = new URL(url);
  const answered = await ask(url, init).catch((cause: Error) => {
    throw new CommandError(
      `${origin} does not respond (${reasonOf(cause)}): check ROLLCALL_URL and the network.`,
      EXIT.failed,
      cause,
    );
  });
  const parsed = response.safeParse(await answered.json().catch(() => undefined));
  if (!parsed.success) {
    throw new CommandError(
      `${origin} answered with ${answered.status} and no JSON: it is no Rollcall console, or an older one.`,
    );
  }
  const { message = `${origin} answered with ${answered.status}.`, code, refusals } = parsed.data;
  if (answered.ok) return parsed.data;
  if (refusals) throw new GateRefusal(message, refusals);
  const retryAfter = answered.headers.get('retry-after');
  if (answered.status === 429 && /^\d{1,3}$/.test(retryAfter ?? '')) {
    throw new BusyError(message, retryAfter ?? '');
  }
  throw new CommandError(message, code === 'not_found' ? EXIT.usage : EXIT.failed);
}

const reasonOf = (error: Error) => {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? error.name;
};
