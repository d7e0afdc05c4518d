import { setTimeout as pause } from 'node:timers/promises';
import { getCapabilities } from '@rollcall/shared/contract';

/** How often the backend is asked again, in milliseconds (design §8). */
const ASK_EVERY_MS = 60_000;

/** Waits between the tries of one round, in milliseconds. */
const RETRY_AFTER_MS = [200, 1000];

/** An answer of the backend: its status and text; a rejection is no answer. */
export type AskBackend = () => Promise<{ readonly status: number; readonly text: string }>;

/** What our own server says of itself. */
export interface OwnBackend {
  readonly capabilities: readonly string[];
  /** IANA zone or fixed offset of the company; null when the server is too old to say. */
  readonly companyZone: string | null;
}

/** What an answer means: an own backend, `null` for a base one, `undefined` for "ask again". */
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
  /** The last answer; `null` is a base backend, and also one that has never answered. */
  current(): OwnBackend | null;
  stop(): void;
}

/**
 * Asks the backend what it can do, now and every minute. No answer, or a failing one, is asked again, and the
 * last answer kept (design §8). Resolves after the first round.
 */
export async function watchCapabilities(ask: AskBackend): Promise<CapabilityWatch> {
  let known: OwnBackend | null = null;
  async function round() {
    for (const wait of [0, ...RETRY_AFTER_MS]) {
      await pause(wait);
      const answer = await ask().then(
        ({ status, text }) => readCapabilities(status, text),
        () => undefined,
      );
      if (answer !== undefined) {
        known = answer;
        return;
      }
    }
  }
  await round();
  const timer = setInterval(() => void round(), ASK_EVERY_MS);
  timer.unref();
  return { current: () => known, stop: () => clearInterval(timer) };
}

/** Asks over HTTP; an answer later than five seconds is none. */
export function askOverHttp(baseUrl: string): AskBackend {
  return async () => {
    const response = await fetch(`${baseUrl}${getCapabilities.path}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(5000),
    });
    return { status: response.status, text: await response.text() };
  };
}
