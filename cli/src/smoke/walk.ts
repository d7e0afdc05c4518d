import { setTimeout as delay } from 'node:timers/promises';
import { SESSION_HINT } from '@rollcall/shared/module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { findLink, focusPosition, type LinkPlace } from './find-link.ts';
import { isPlain, locateTitle, readPage } from './read-page.ts';
import { seededSession } from './sessions.ts';
import type { SmokePage } from './smoke-record.ts';
import type { Visit } from './visits.ts';
import { describeSlow, type End, readBefore, waitUntilDrawn } from './wait-until-drawn.ts';
import { type TabWatch, watchTab } from './watch-tab.ts';

/** How long a page may take until it is drawn, in milliseconds; it takes one second on an idle machine. */
export const PAGE_TIMEOUT_MS = 15_000;

/** How long at least a tab stays open after its last document, in milliseconds: some pages fail after a while. */
const STAY_MS = 6000;

/** How long something may be in front of a title, and how often the page is looked at, in milliseconds. */
const COVER_MS = 3000;
const COVER_POLL_MS = 100;

/** How many times as long as its drawing a visit may take: a page is opened, left and opened again. */
const MOST_WAITS = 4;

/** At most this many problems of a page are kept, and characters of each. */
const MAX_PROBLEMS = 5;
const MAX_LENGTH = 300;

interface Options extends Pick<Visit, 'role' | 'theme'> {
  /** The rights of the person who walks. */
  readonly rights?: readonly string[];
  /** Opens a page by a link when there is one, else by its address. */
  readonly followsLinks?: boolean;
  /** Tries keys and links on the first page: some things fail only when a page is left, or is not the first one. */
  readonly triesLinks?: boolean;
}

/** A page that was opened. */
export interface Visited {
  readonly page: SmokePage;
  /** Its time was up before it was drawn and settled, and nothing else went wrong: it may only be slow. */
  readonly hasTimedOut: boolean;
}

/** Opens pages one after the other as a person does, in one tab as long as nothing fails. */
export interface Walk {
  /** Opens a page, waits until it is drawn and settled, and returns what went wrong. */
  visit(path: string, timeoutMs: number): Promise<Visited>;
  /** Stays for a while on the last page; returns what went wrong. */
  stay(): Promise<readonly string[]>;
  close(): void;
}

interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watch: TabWatch;
  /** Whether it shows a page. */
  isOpen: boolean;
  /** When its last document was requested. */
  openedAt: number;
}

/** Begins a walk in a new browser profile. */
export function startWalk(browser: Browser, origin: string, options: Options): Walk {
  const { role, theme, followsLinks = false, triesLinks = false } = options;
  let tab: Tab | undefined;
  let isFirst = true;
  let presses = 0;

  /** Not awaited: a page that is loaded again while it is looked at may never close. The browser ends with the smoke test. */
  function close() {
    tab?.context.close().catch(() => undefined);
    tab = undefined;
  }

  async function go(on: Tab, path: string, timeoutMs: number): Promise<End> {
    const { link } = followsLinks && on.isOpen ? await on.page.evaluate(findLink, path) : {};
    if (link) {
      presses += 1;
      return await press(on, link, presses % 2 === 0 ? 'key' : 'mouse', timeoutMs);
    }
    const end = await open(on, origin + path, timeoutMs);
    if (!triesLinks || !isFirst || end.problem !== undefined) return end;
    isFirst = false;
    return await tryLinks(on, timeoutMs);
  }

  return {
    async visit(path, timeoutMs) {
      const startedAt = performance.now();
      tab ??= await openTab(browser, origin, options);
      const { watch } = tab;
      const before = watch.problems.length;
      const { problem, hasTimedOut } = await endOf(tab, go(tab, path, timeoutMs), timeoutMs);
      const noticed = watch.problems.slice(before);
      const problems = shorten([...(problem === undefined ? [] : [problem]), ...noticed]);
      // A failed page must not change the next one.
      if (problems.length > 0) close();
      const ms = Math.round(performance.now() - startedAt);
      const page = { path, role, theme, ms, problems };
      return { page, hasTimedOut: hasTimedOut && noticed.length === 0 };
    },
    stay: async () => (tab ? shorten(await stayOn(tab)) : []),
    close,
  };
}

/** How a visit ends: a page that hangs or is loaded again while it is looked at must not keep the smoke test waiting. */
async function endOf({ watch }: Tab, visit: Promise<End>, timeoutMs: number): Promise<End> {
  const stop = new AbortController();
  const late = delay(timeoutMs * MOST_WAITS, HANGING, { signal: stop.signal });
  const reloaded = watch.reloaded.then(() => ({ problem: RELOADED, hasTimedOut: false }));
  try {
    return await Promise.race([reloaded, visit, late]);
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'TimeoutError') {
      return { problem: describeSlow('It did not respond', timeoutMs), hasTimedOut: true };
    }
    return { problem: `It could not be opened: ${message.split('\n')[0]}`, hasTimedOut: false };
  } finally {
    stop.abort();
  }
}

const HANGING: End = { problem: 'It does not respond.', hasTimedOut: true };
const RELOADED = 'It loads the console again.';

function shorten(all: readonly string[]): string[] {
  const lines = all.map((one) => one.replace(/\s+/g, ' ').slice(0, MAX_LENGTH));
  return [...new Set(lines)].slice(0, MAX_PROBLEMS);
}

async function openTab(
  browser: Browser,
  origin: string,
  { role, theme, rights = [] }: Options,
): Promise<Tab> {
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
  const page = await context.newPage();
  return { context, page, watch: watchTab(page), isOpen: false, openedAt: performance.now() };
}

/** Opens a page by its address. */
async function open(tab: Tab, url: string, timeoutMs: number): Promise<End> {
  const { page, watch } = tab;
  const startedAt = performance.now();
  tab.openedAt = startedAt;
  tab.isOpen = true;
  watch.expectDocument();
  await page.goto(url, { waitUntil: 'commit', timeout: timeoutMs });
  const end = await waitUntilDrawn(page, watch, { startedAt, timeoutMs });
  return end.problem === undefined ? { ...end, problem: await findCover(page) } : end;
}

/** Presses the link that has the focus, and waits for its page. */
async function press(
  { page, watch }: Tab,
  { to, x, y }: LinkPlace,
  how: 'mouse' | 'key',
  timeoutMs: number,
): Promise<End> {
  const from = await page.evaluate(readPage);
  const startedAt = performance.now();
  if (how === 'key') await page.keyboard.press('Enter');
  else await page.mouse.click(x, y);
  const limit = { startedAt, timeoutMs, pressed: { to, from } };
  const end = await waitUntilDrawn(page, watch, limit);
  const problem = end.problem ?? (await findCover(page));
  if (problem === undefined) return end;
  const what = how === 'key' ? 'Enter on' : 'a click on';
  return { ...end, problem: `After ${what} the link to ${to}: ${problem}` };
}

/** Leaves a page with the mouse, and goes back with the keyboard. */
async function tryLinks(tab: Tab, timeoutMs: number): Promise<End> {
  const { page } = tab;
  const path = new URL(page.url()).pathname;
  const before = await page.evaluate(focusPosition);
  await page.keyboard.press('Tab');
  if ((await page.evaluate(focusPosition)) === before) {
    return { problem: 'The key Tab does not move the focus.', hasTimedOut: false };
  }
  const { link, cover } = await page.evaluate(findLink, undefined);
  if (cover) return { problem: `Its links are covered by ${cover}.`, hasTimedOut: false };
  if (!link) return { hasTimedOut: false };
  const left = await press(tab, link, 'mouse', timeoutMs);
  if (left.problem !== undefined) return left;
  const back = await page.evaluate(findLink, path);
  return back.link ? await press(tab, back.link, 'key', timeoutMs) : left;
}

/** Why what a person looks at first cannot be seen; undefined when it can. A dialog that is still fading in is no fault. */
async function findCover(page: Page): Promise<string | undefined> {
  const deadline = performance.now() + COVER_MS;
  for (;;) {
    const problem = await coverOf(page);
    if (problem === undefined || performance.now() > deadline) return problem;
    await delay(COVER_POLL_MS);
  }
}

async function coverOf(page: Page): Promise<string | undefined> {
  const place = await page.evaluate(locateTitle);
  if (!place) return undefined;
  const { cover, ...clip } = place;
  if (cover) return `Its title is covered by ${cover}.`;
  const image = await page.screenshot({ clip });
  const isUnseen = await page.evaluate(isPlain, image.toString('base64'));
  return isUnseen ? 'Its title cannot be seen.' : undefined;
}

async function stayOn({ page, watch, openedAt }: Tab): Promise<string[]> {
  const before = watch.problems.length;
  const ms = Math.max(0, openedAt + STAY_MS - performance.now());
  const hasReloaded = await Promise.race([watch.reloaded.then(() => true), delay(ms, false)]);
  if (hasReloaded) return [RELOADED];
  const now = await readBefore(page, performance.now());
  const { failure, state } = typeof now === 'string' ? { failure: undefined, state: now } : now;
  return [
    ...(failure === undefined ? [] : [failure]),
    ...(state === 'hanging' ? ['It does not respond.'] : []),
    ...(state === 'blank' ? ['It becomes blank.'] : []),
    ...watch.problems.slice(before),
  ].map((problem) => `After a while: ${problem}`);
}
