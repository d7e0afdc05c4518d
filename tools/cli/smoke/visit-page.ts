import { setTimeout as delay } from 'node:timers/promises';
import { SESSION_HINT } from '@rollcall/shared/module';
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { followLink, type PageReading, readPage } from './read-page.ts';
import { seededSession } from './sessions.ts';
import type { SmokePage } from './smoke-record.ts';
import type { Visit } from './visits.ts';

/** How long a page may take until it is drawn, in milliseconds; it takes one second on an idle machine. */
const PAGE_TIMEOUT_MS = 15_000;

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

/** Opens a page in a new browser profile, waits until it is drawn and settled, and returns what went wrong. */
export async function visitPage(
  browser: Browser,
  origin: string,
  visit: Visit,
  { timeoutMs = PAGE_TIMEOUT_MS, leaves = false, rights = [] }: Options = {},
): Promise<SmokePage> {
  const startedAt = performance.now();
  const context = await openContext(browser, origin, visit, rights);
  try {
    const page = await context.newPage();
    const problems = watchProblems(page);
    const requests = watchRequests(page);
    await page.goto(origin + visit.path, { waitUntil: 'commit', timeout: timeoutMs });
    const found = await waitUntilDrawn(page, requests, startedAt + timeoutMs);
    if (leaves && found.length + problems.length === 0) {
      found.push(...(await leave(page, requests, timeoutMs)));
    }
    const all = [...found, ...problems].map((one) => one.replace(/\s+/g, ' ').slice(0, MAX_LENGTH));
    const ms = Math.round(performance.now() - startedAt);
    return { ...visit, ms, problems: [...new Set(all)].slice(0, MAX_PROBLEMS) };
  } catch (error) {
    const [line = ''] = String((error as Error).message).split('\n');
    const ms = Math.round(performance.now() - startedAt);
    return { ...visit, ms, problems: [`It could not be opened: ${line.slice(0, MAX_LENGTH)}`] };
  } finally {
    await context.close();
  }
}

/** Follows a link to another page; returns what is wrong with it. */
async function leave(
  page: Page,
  requests: ReturnType<typeof watchRequests>,
  timeoutMs: number,
): Promise<string[]> {
  const to = await page.evaluate(followLink);
  if (to === undefined) return [];
  const found = await waitUntilDrawn(page, requests, performance.now() + timeoutMs);
  return found.map((problem) => `After the link to ${to}: ${problem}`);
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

/** Waits until the page shows its content and requests nothing more; returns the problem that it shows, if any. */
async function waitUntilDrawn(
  page: Page,
  requests: { isQuiet(): boolean },
  deadline: number,
): Promise<string[]> {
  for (;;) {
    const { failure, isDrawn, waitsFor } = await readBefore(page, deadline);
    if (failure !== undefined) return [failure];
    if (isDrawn && requests.isQuiet()) return [];
    if (performance.now() > deadline) return [waitsFor];
    await delay(POLL_MS);
  }
}

/** What the page shows; a page that does not respond any more, for example because of an endless loop, is a failure. */
async function readBefore(page: Page, deadline: number): Promise<PageReading> {
  const hangs = { failure: 'It does not respond.', isDrawn: false, waitsFor: '' };
  const stop = new AbortController();
  const timeout = delay(Math.max(deadline - performance.now(), 0) + GRACE_MS, hangs, stop);
  try {
    return await Promise.race([page.evaluate(readPage), timeout]);
  } catch (error) {
    // The page was just left for another one.
    if (!/context was destroyed/i.test((error as Error).message)) throw error;
    return { isDrawn: false, waitsFor: 'It kept opening other pages.' };
  } finally {
    stop.abort();
  }
}
