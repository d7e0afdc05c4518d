import { setTimeout as delay } from 'node:timers/promises';
import { SESSION_HINT } from '@rollcall/shared/module';
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { followLink, type PageReading, readPage } from './read-page.ts';
import { seededSession } from './sessions.ts';
import type { SmokePage } from './smoke-record.ts';
import type { Visit } from './visits.ts';

/** How long a page may take until it is drawn, in milliseconds; it takes one second on an idle machine. */
export const PAGE_TIMEOUT_MS = 15_000;

/** A page is settled when nothing was requested for this long, in milliseconds. */
const QUIET_MS = 150;

/** How often the page is looked at, in milliseconds. */
const POLL_MS = 50;

/** How long a page that is busy at the end of its time may take to respond, in milliseconds. */
const GRACE_MS = 1000;

/** At most this many problems of a page are kept, and characters of each. */
const MAX_PROBLEMS = 5;
const MAX_LENGTH = 300;

interface Options {
  /** How long the page may take, in milliseconds. */
  readonly timeoutMs?: number | undefined;
  /** Also follow a link to another page: some things fail only when a page is left, or is not the first one. */
  readonly leaves?: boolean;
  /** The rights of the person who opens it. */
  readonly rights?: readonly string[];
}

/** A page that was opened. */
export interface Visited {
  readonly page: SmokePage;
  /** Its time was up before it was drawn and settled, and nothing else went wrong: it may only be slow. */
  readonly hasTimedOut: boolean;
}

/** Opens a page in a new browser profile, waits until it is drawn and settled, and returns what went wrong. */
export async function visitPage(
  browser: Browser,
  origin: string,
  visit: Visit,
  { timeoutMs = PAGE_TIMEOUT_MS, leaves = false, rights = [] }: Options = {},
): Promise<Visited> {
  const startedAt = performance.now();
  const context = await openContext(browser, origin, visit, rights);
  try {
    const page = await context.newPage();
    const problems = watchProblems(page);
    const requests = watchRequests(page);
    await page.goto(origin + visit.path, { waitUntil: 'commit', timeout: timeoutMs });
    const limit = { startedAt, timeoutMs };
    let end = await waitUntilDrawn(page, requests, limit);
    if (leaves && end.problem === undefined && problems.length === 0) {
      end = await leave(page, requests, timeoutMs);
    }
    const all = [...(end.problem === undefined ? [] : [end.problem]), ...problems];
    return result(all, end.hasTimedOut && problems.length === 0);
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'TimeoutError')
      return result([describeSlow('It was not opened', timeoutMs)], true);
    return result([`It could not be opened: ${message.split('\n')[0]}`], false);
  } finally {
    await context.close();
  }

  function result(all: readonly string[], hasTimedOut: boolean): Visited {
    const lines = all.map((one) => one.replace(/\s+/g, ' ').slice(0, MAX_LENGTH));
    const problems = [...new Set(lines)].slice(0, MAX_PROBLEMS);
    const ms = Math.round(performance.now() - startedAt);
    return { page: { ...visit, ms, problems }, hasTimedOut };
  }
}

/** Follows a link to another page; returns how its drawing ended. */
async function leave(
  page: Page,
  requests: ReturnType<typeof watchRequests>,
  timeoutMs: number,
): Promise<End> {
  const to = await page.evaluate(followLink);
  if (to === undefined) return DRAWN;
  const limit = { startedAt: performance.now(), timeoutMs };
  const { problem, hasTimedOut } = await waitUntilDrawn(page, requests, limit);
  if (problem === undefined) return DRAWN;
  return { problem: `After the link to ${to}: ${problem}`, hasTimedOut };
}

async function openContext(
  browser: Browser,
  origin: string,
  { role, theme }: Visit,
  rights: readonly string[],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    colorScheme: theme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    viewport: { width: 1360, height: 900 },
  });
  const { storage, hint } = seededSession(role, new Date(), rights);
  await context.addCookies([{ name: SESSION_HINT.cookie, value: hint, url: origin }]);
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  return context;
}

/** Collects uncaught errors and console errors; violations of the policy and failed requests are among the latter. */
function watchProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`An error was not caught: ${error.message}`));
  page.on('crash', () => problems.push('The browser stopped showing the page.'));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfBackend(message)) problems.push(describe(message));
  });
  return problems;
}

function describe(message: ConsoleMessage): string {
  const text = message.text();
  const { url } = message.location();
  return text.startsWith('Failed to load resource')
    ? `${pathOf(url)} was requested: ${text.replace('Failed to load resource: ', '')}`
    : `The console has an error: ${text}`;
}

/** A backend of a module is not there during a smoke test: its pages must show that, and the browser logs the 503. */
const isOfBackend = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') &&
  message.text().includes(' 503 ') &&
  pathOf(message.location().url).startsWith('/ext/');

const pathOf = (url: string) => URL.parse(url)?.pathname ?? url;

/** Follows the page's requests: whether none is running, and since when. */
function watchRequests(page: Page): { isQuiet(): boolean } {
  const running = new Set<object>();
  let changedAt = performance.now();
  const change = (apply: () => void) => {
    apply();
    changedAt = performance.now();
  };
  page.on('request', (request) => change(() => running.add(request)));
  const end = (request: object) => change(() => running.delete(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return { isQuiet: () => running.size === 0 && performance.now() - changedAt >= QUIET_MS };
}

/** How the drawing of a page ended. */
interface End {
  /** A sentence; undefined when the page is drawn and requests nothing more. */
  readonly problem: string | undefined;
  readonly hasTimedOut: boolean;
}

const DRAWN: End = { problem: undefined, hasTimedOut: false };

interface Limit {
  readonly startedAt: number;
  readonly timeoutMs: number;
}

/** Waits until the page shows its content and requests nothing more, shows a failure, or its time is up. */
async function waitUntilDrawn(
  page: Page,
  requests: { isQuiet(): boolean },
  { startedAt, timeoutMs }: Limit,
): Promise<End> {
  const deadline = startedAt + timeoutMs;
  for (;;) {
    const { failure, state } = await readBefore(page, deadline);
    if (failure !== undefined) return { problem: failure, hasTimedOut: false };
    if (state === 'drawn' && requests.isQuiet()) return DRAWN;
    if (state === 'hanging' || performance.now() > deadline) {
      return { problem: describeUnfinished(state, timeoutMs), hasTimedOut: true };
    }
    await delay(POLL_MS);
  }
}

/** What a page shows, or that it does not respond, or was just left for another one. */
type Reading = Omit<PageReading, 'state'> & {
  readonly state: PageReading['state'] | 'hanging' | 'leaving';
};

/** What the page shows; one that does not respond any more may be in an endless loop. */
async function readBefore(page: Page, deadline: number): Promise<Reading> {
  const stop = new AbortController();
  const limit = Math.max(deadline - performance.now(), 0) + GRACE_MS;
  try {
    return await Promise.race([
      page.evaluate(readPage),
      delay(limit, { state: 'hanging' } as const, stop),
    ]);
  } catch (error) {
    if (!/context was destroyed/i.test((error as Error).message)) throw error;
    return { state: 'leaving' };
  } finally {
    stop.abort();
  }
}

/** Why a page whose time is up does not pass. */
function describeUnfinished(state: Reading['state'], timeoutMs: number): string {
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

const describeSlow = (what: string, timeoutMs: number) =>
  `${what} after ${Math.round(timeoutMs / 1000)} s: the page or this machine is slow. Try again when nothing else runs here; if it stays, find out what the page waits for.`;
