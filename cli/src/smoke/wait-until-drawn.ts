import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { type PageReading, readPage } from './read-page.ts';
import type { TabWatch } from './watch-tab.ts';

/** How often the page is looked at, in milliseconds. */
const POLL_MS = 50;

/** How long a page that is busy at the end of its time may take to respond, in milliseconds. */
const GRACE_MS = 1000;

/** How the drawing of a page ended. */
export interface End {
  /** A sentence; undefined when the page is drawn and requests nothing more. */
  readonly problem?: string | undefined;
  /** Its time was up; it may only be slow. */
  readonly hasTimedOut: boolean;
}

/** A link that was pressed. */
interface Pressed {
  readonly to: string;
  /** What the page showed before. */
  readonly from: PageReading;
}

interface Limit {
  readonly startedAt: number;
  readonly timeoutMs: number;
  readonly pressed?: Pressed;
}

/**
 * Waits until the page shows its content and requests nothing more, shows a failure, or its time is up; after a link also until
 * its page is there.
 */
export async function waitUntilDrawn(page: Page, watch: TabWatch, limit: Limit): Promise<End> {
  const { startedAt, timeoutMs, pressed } = limit;
  const deadline = startedAt + timeoutMs;
  for (;;) {
    const now = await readBefore(page, deadline);
    const reading = typeof now === 'string' ? undefined : now;
    const isThere = !pressed || (reading && whyNotThere(reading, pressed) === undefined);
    if (reading?.failure !== undefined && isThere) {
      return { problem: reading.failure, hasTimedOut: false };
    }
    if (reading?.state === 'drawn' && isThere && watch.isQuiet()) {
      return { hasTimedOut: false };
    }
    if (now === 'hanging' || performance.now() > deadline) {
      const isIdle = reading?.state === 'drawn' && watch.isQuiet();
      // A page that waits for nothing is not slow.
      const problem = isIdle && pressed ? whyNotThere(reading, pressed) : undefined;
      if (problem !== undefined) return { problem, hasTimedOut: false };
      const state = typeof now === 'string' ? now : now.state;
      const isSilent = state === 'loading' && watch.isQuiet();
      return {
        problem: isSilent ? SILENT : describeUnfinished(state, timeoutMs),
        hasTimedOut: true,
      };
    }
    await delay(POLL_MS);
  }
}

/** Why the page of a link is not there; undefined when it is, or one below it. */
function whyNotThere({ path, text }: PageReading, { to, from }: Pressed): string | undefined {
  const isAt = path === to || (to !== '/' && path.startsWith(`${to}/`));
  if (!isAt) return path === from.path ? 'Nothing happens.' : `It leads to ${path}.`;
  return text === from.text ? 'The address changes, but the page does not.' : undefined;
}

/** What the page shows; one that does not respond any more may be in an endless loop, one may just be left for another. */
export async function readBefore(
  page: Page,
  deadline: number,
): Promise<PageReading | 'hanging' | 'leaving'> {
  const stop = new AbortController();
  const limit = Math.max(deadline - performance.now(), 0) + GRACE_MS;
  try {
    return await Promise.race([
      page.evaluate(readPage),
      delay(limit, 'hanging' as const, { signal: stop.signal }),
    ]);
  } catch (error) {
    if (!/context was destroyed/i.test((error as Error).message)) throw error;
    return 'leaving';
  } finally {
    stop.abort();
  }
}

const SILENT = 'It says that it is loading, but requests nothing.';

/** Why a page whose time is up does not pass. */
function describeUnfinished(
  state: PageReading['state'] | 'hanging' | 'leaving',
  timeoutMs: number,
): string {
  switch (state) {
    case 'blank':
      return 'It is blank.';
    case 'hanging':
      return 'It does not respond.';
    case 'leaving':
      return 'It kept opening other pages.';
    case 'untitled':
      return 'It has no h1: draw its title with PageHeading.';
    case 'loading':
      return describeSlow('It was still loading', timeoutMs);
    case 'drawn':
      return describeSlow('It was still requesting data', timeoutMs);
  }
}

/** A sentence about a page whose time is up. */
export const describeSlow = (what: string, timeoutMs: number): string =>
  `${what} after ${Math.round(timeoutMs / 1000)} s: the page or this machine is slow. Try again when nothing else runs here; if it stays, find out what the page waits for.`;
