import { setTimeout as delay } from 'node:timers/promises';
import { getCapabilities } from '@rollcall/shared/contract';

/** Interval between rounds, in milliseconds (design §8). */
const POLL_INTERVAL_MS = 60_000;

/** Interval between rounds while the backend has never answered, in milliseconds. */
const FIRST_POLL_INTERVAL_MS = 1000;

/** Number of successive rounds in which our backend must answer like a base backend before that is believed. */
const ROUNDS_TO_ACCEPT_BASE = 3;

/** Delays before the retries of one round, in milliseconds. */
const RETRY_DELAYS_MS = [200, 1000];

/** Asks the backend; resolves with the answer's status and text, rejects when there is no answer. */
export type AskBackend = () => Promise<{ readonly status: number; readonly text: string }>;

/** The answer of our own server. */
export interface OwnBackend {
  readonly capabilities: readonly string[];
  /** IANA zone or fixed offset of the company; null from older servers. */
  readonly companyZone: string | null;
}

/** Interprets an answer: our own backend, `null` for a base backend, `undefined` when it must be asked again. */
export function readCapabilities(status: number, text: string): OwnBackend | null | undefined {
  if (status >= 500 || status === 408 || status === 429) return undefined;
  if (status !== 200) return null;
  try {
    const parsed = getCapabilities.response.safeParse(JSON.parse(text));
    if (!parsed.success) return null;
    const { capabilities, companyZone = null } = parsed.data.data;
    return { capabilities, companyZone };
  } catch {
    return null;
  }
}

export interface CapabilityWatch {
  /** The last answer, `null` for a base backend; undefined while the backend has never answered. */
  current(): OwnBackend | null | undefined;
  stop(): void;
}

interface WatchOptions {
  readonly intervalMs?: number;
  readonly firstIntervalMs?: number;
}

/**
 * Asks the backend for its capabilities, now and every minute, and every second until its first answer. A failed
 * request is retried, and the last answer stays valid (design §8). When our own backend answers like a base backend,
 * as a proxy may while the server restarts, this is accepted only in the third round. Resolves after the first round.
 */
export async function watchCapabilities(
  ask: AskBackend,
  { intervalMs = POLL_INTERVAL_MS, firstIntervalMs = FIRST_POLL_INTERVAL_MS }: WatchOptions = {},
): Promise<CapabilityWatch> {
  let current: OwnBackend | null | undefined;
  let baseAnswers = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function accept(answer: OwnBackend | null): void {
    baseAnswers = current && answer === null ? baseAnswers + 1 : 0;
    if (baseAnswers === 0 || baseAnswers >= ROUNDS_TO_ACCEPT_BASE) current = answer;
  }
  async function round(): Promise<void> {
    for (const delayMs of [0, ...RETRY_DELAYS_MS]) {
      await delay(delayMs);
      const answer = await ask().then(
        ({ status, text }) => readCapabilities(status, text),
        () => undefined,
      );
      if (answer !== undefined) return accept(answer);
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
