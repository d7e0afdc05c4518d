import { setTimeout as pause } from 'node:timers/promises';
import { getCapabilities } from '@rollcall/shared/contract';

/** How often the backend is asked again, in milliseconds (design §8). */
const ASK_EVERY_MS = 60_000;

/** How soon it is asked again while it has never answered, in milliseconds. */
const ASK_AGAIN_MS = 1000;

/** How many rounds in a row a backend that was ours must answer like a base one before it is taken for one. */
const ROUNDS_TO_DOUBT = 3;

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
  /** The last answer, `null` from a base backend; undefined while the backend has never answered. */
  current(): OwnBackend | null | undefined;
  stop(): void;
}

interface WatchOptions {
  readonly everyMs?: number;
  readonly againMs?: number;
}

/**
 * Asks the backend what it can do, now and every minute, and every second while it has never answered. No answer, or
 * a failing one, is asked again, and the last answer kept (design §8). A backend that was ours and now answers like a
 * base one, as a proxy does while a server restarts, is believed only in the third round. Resolves after the first
 * round.
 */
export async function watchCapabilities(
  ask: AskBackend,
  { everyMs = ASK_EVERY_MS, againMs = ASK_AGAIN_MS }: WatchOptions = {},
): Promise<CapabilityWatch> {
  let known: OwnBackend | null | undefined;
  let doubts = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function learn(answer: OwnBackend | null): void {
    doubts = known && answer === null ? doubts + 1 : 0;
    if (doubts === 0 || doubts >= ROUNDS_TO_DOUBT) known = answer;
  }
  async function round(): Promise<void> {
    for (const wait of [0, ...RETRY_AFTER_MS]) {
      await pause(wait);
      const answer = await ask().then(
        ({ status, text }) => readCapabilities(status, text),
        () => undefined,
      );
      if (answer !== undefined) return learn(answer);
    }
  }
  function schedule(): void {
    if (isStopped) return;
    const askAgain = () => void round().then(schedule);
    timer = setTimeout(askAgain, known === undefined ? againMs : everyMs);
    timer.unref();
  }
  await round();
  schedule();
  return {
    current: () => known,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
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
