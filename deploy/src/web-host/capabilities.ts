import { setTimeout as delay } from 'node:timers/promises';
import { getCapabilities } from '@rollcall/shared/contract';

/** Interval between rounds, in milliseconds (design §8). */
const POLL_INTERVAL_MS = 60_000;

/** Interval between rounds while the backend has never responded, in milliseconds. */
const FIRST_POLL_INTERVAL_MS = 1000;

/** Number of successive rounds in which our backend must respond like a base backend before it is treated as one. */
const ROUNDS_TO_ACCEPT_BASE = 3;

/** Delays before the retries of one round, in milliseconds. */
const RETRY_DELAYS_MS = [200, 1000];

/** Asks the backend; resolves with the status and text of its response, rejects when there is none. */
export type AskBackend = () => Promise<{ readonly status: number; readonly text: string }>;

/** What our own server reports. */
export interface OwnBackend {
  readonly capabilities: readonly string[];
  /** IANA zone or fixed offset of the company; null from older servers. */
  readonly companyZone: string | null;
  /** Absent while the company has no name, and from older servers. */
  readonly companyName?: string | undefined;
}

/** Interprets a response: our own backend, `null` for a base backend, `undefined` when it must be asked again. */
export function readCapabilities(status: number, text: string): OwnBackend | null | undefined {
  if (status >= 500 || status === 408 || status === 429) return undefined;
  if (status !== 200) return null;
  try {
    const parsed = getCapabilities.response.safeParse(JSON.parse(text));
    if (!parsed.success) return null;
    const { capabilities, companyZone = null, companyName } = parsed.data.data;
    return { capabilities, companyZone, companyName };
  } catch {
    return null;
  }
}

export interface CapabilityWatch {
  /** The last response, `null` for a base backend; undefined while the backend has never responded. */
  current(): OwnBackend | null | undefined;
  stop(): void;
}

interface WatchOptions {
  readonly intervalMs?: number;
  readonly firstIntervalMs?: number;
}

/**
 * Asks the backend for its capabilities, now and every minute, and every second until its first response. A failed
 * request is retried, and the last response stays valid (design §8). When our own backend responds like a base backend,
 * as a proxy may while the server restarts, this is accepted only in the third round. Resolves after the first round.
 */
export async function watchCapabilities(
  ask: AskBackend,
  { intervalMs = POLL_INTERVAL_MS, firstIntervalMs = FIRST_POLL_INTERVAL_MS }: WatchOptions = {},
): Promise<CapabilityWatch> {
  let current: OwnBackend | null | undefined;
  let baseResponses = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function accept(backend: OwnBackend | null): void {
    baseResponses = current && backend === null ? baseResponses + 1 : 0;
    if (baseResponses === 0 || baseResponses >= ROUNDS_TO_ACCEPT_BASE) current = backend;
  }
  async function round(): Promise<void> {
    for (const delayMs of [0, ...RETRY_DELAYS_MS]) {
      await delay(delayMs);
      const backend = await ask().then(
        ({ status, text }) => readCapabilities(status, text),
        () => undefined,
      );
      if (backend !== undefined) return accept(backend);
    }
  }
  function schedule(): void {
    if (isStopped) return;
    const askAgain = () => void round().then(schedule);
    timer = setTimeout(askAgain, current === undefined ? firstIntervalMs : intervalMs);
    timer.unref();
  }
  await round();
  schedule();
  return {
    current: () => current,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Asks over HTTP, with a timeout of five seconds. */
export function askOverHttp(baseUrl: string): AskBackend {
  return async () => {
    const response = await fetch(`${baseUrl}${getCapabilities.path}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(5000),
    });
    return { status: response.status, text: await response.text() };
  };
}
