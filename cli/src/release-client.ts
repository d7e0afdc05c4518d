import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type PointerAction,
  RELEASES_PATH,
  type ReleaseList,
  releaseList,
  releasesReport,
} from '@rollcall/shared/module';
import * as z from 'zod/mini';
import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';
import type { ConsoleAddress } from './settings.ts';
import { type SmokeRecord, smokeRecord } from './smoke/smoke-record.ts';

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
export type RemoteMove = z.infer<typeof moved>;

export interface MoveRequest {
  readonly action: PointerAction | 'release';
  readonly to?: string | undefined;
  readonly from?: string | undefined;
  readonly now?: boolean;
  readonly again?: boolean;
  readonly unsmoked?: boolean;
}

/** What a release will require, stated before it is built. */
export interface Candidate {
  readonly version: string;
  readonly descriptor: unknown;
  readonly consumes: readonly string[];
  readonly libraries: Readonly<Record<string, string>>;
  readonly descriptorFormat: number;
}

export type ReleaseClient = ReturnType<typeof releaseClient>;

/** Release control of a console over HTTP. Every call throws CommandError with the console's message. */
export function releaseClient({ url, token }: ConsoleAddress, signal: AbortSignal) {
  const call = (method: string, path: string, init: Omit<RequestInit, 'method'> = {}) =>
    send(url + RELEASES_PATH + path, {
      ...init,
      method,
      headers: { ...init.headers, authorization: `Bearer ${token}` },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  const post = (path: string, body: object) =>
    call('POST', path, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    url,
    /** What is live, as pages load it. */
    live: () => readLive(url, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])),
    /** The record of a published version, as stored. */
    record: async (name: string, version: string): Promise<unknown> =>
      (await call('GET', `/${name}/${version}`)).data,
    /** The last smoke test of a version; null without one. */
    smokeTest: async (name: string, version: string): Promise<SmokeRecord | null> =>
      read(z.nullable(smokeRecord), (await call('GET', `/${name}/${version}/smoke`)).data),
    async saveSmokeTest(record: SmokeRecord): Promise<void> {
      await call('PUT', `/${record.name}/${record.version}/smoke`, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(record),
      });
    },
    report: async () => read(releasesReport, (await call('GET', '')).data),
    check: async (name: string, candidate: Candidate) => {
      await post(`/${name}/check`, candidate);
    },
    move: async (name: string, request: MoveRequest): Promise<RemoteMove> =>
      read(moved, (await post(`/${name}/moves`, request)).data),
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

/** Publishes the archive of a build; returns the console's sentence about it. Waits while another upload is being checked. */
const publishWith =
  (
    call: (method: string, path: string, init: RequestInit) => ReturnType<typeof send>,
    signal: AbortSignal,
  ) =>
  async (
    { name, version }: { readonly name: string; readonly version: string },
    archive: Uint8Array<ArrayBuffer>,
    revision: string | undefined,
  ): Promise<string> => {
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
async function readLive(url: string, signal: AbortSignal): Promise<ReleaseList> {
  try {
    const answered = await fetch(`${url}/live.json`, { signal });
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
export class RemoteRefusal extends CommandError {
  override name = 'RemoteRefusal';
  readonly refusals: readonly {
    readonly rule: string;
    readonly problem: string;
    readonly fix: string;
  }[];

  constructor(message: string, refusals: RemoteRefusal['refusals']) {
    super(message, EXIT.refused);
    this.refusals = refusals;
  }
}

async function send(url: string, init: RequestInit) {
  const { origin } = new URL(url);
  const answered = await fetch(url, init).catch((cause: Error) => {
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
  const { message = `${origin} answered with ${answered.status}.`, refusals } = parsed.data;
  if (answered.ok) return parsed.data;
  if (refusals) throw new RemoteRefusal(message, refusals);
  const retryAfter = answered.headers.get('retry-after');
  if (answered.status === 429 && /^\d{1,3}$/.test(retryAfter ?? '')) {
    throw new BusyError(message, retryAfter ?? '');
  }
  throw new CommandError(message);
}

const reasonOf = (error: Error) => {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? error.name;
};
