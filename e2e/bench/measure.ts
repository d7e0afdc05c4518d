import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { SESSION_HINT } from '@rollcall/shared/module';
import type { BenchPage, Link } from './options.ts';
import { probePage, SEEN, type Seen } from './page-probe.ts';

/** One load of a page in a browser. Times are milliseconds since the navigation. */
export interface Load {
  /** First contentful paint, as the browser reports it. */
  readonly paintMs: number;
  /** A heading with its text is visible, drawn by the application or before it. */
  readonly headingMs: number;
  /** The application has drawn the heading itself. */
  readonly appMs: number;
  /** The field takes input and keeps it, or the first row is visible. */
  readonly readyMs: number;
  readonly scriptMs: number;
  /** Sum of the tasks of 50 ms or more. */
  readonly longTasksMs: number;
  readonly layoutShift: number;
  readonly requests: number;
  /** Bytes on the wire, headers included. */
  readonly bytes: number;
  /** The part of them that was requested before the page was ready. */
  readonly bytesUntilReady: number;
}

/** Opens a tab whose connection and processor are those of the link. */
export async function openTab(context: BrowserContext, { limits, cpuRate }: Link) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  if (limits) {
    const bytesPerSecond = (limits.kilobits * 1000) / 8;
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: limits.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond / 2,
    });
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  return { page, client };
}

/**
 * Loads a page in a browser profile; a second load in the same profile is a second visit.
 * @param isKept whether text that is typed as soon as the field is visible is still there later.
 */
export async function load(
  context: BrowserContext,
  origin: string,
  { path, ready }: BenchPage,
  link: Link,
  isKept: boolean,
): Promise<Load> {
  const { page, client } = await openTab(context, link);
  await client.send('Performance.enable');
  const traffic = countTraffic(client);
  await page.addInitScript(probePage, { ready, seenName: SEEN });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const seen = await waitUntilDone(page, ready);
  const { metrics } = await client.send('Performance.getMetrics');
  const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  const readyMs = seen.readyMs.at(isKept ? 0 : -1) ?? Number.NaN;
  const inPage = await page.evaluate(readEntries, readyMs);
  await page.close();
  return {
    ...inPage,
    headingMs: seen.headingMs ?? Number.NaN,
    appMs: seen.appMs ?? Number.NaN,
    readyMs,
    scriptMs: script * 1000,
    longTasksMs: seen.longTasksMs,
    layoutShift: seen.layoutShift,
    requests: traffic.requests,
    bytes: traffic.bytes,
  };
}

/**
 * Whether a field keeps what a person types as soon as it is visible: true if it is still there once the application
 * has drawn the page. A page without a field keeps everything.
 */
export async function keepsInput(
  context: BrowserContext,
  origin: string,
  { path, ready, isPublic }: BenchPage,
  link: Link,
): Promise<boolean> {
  if (!isPublic) return true;
  const { page } = await openTab(context, link);
  await page.addInitScript(probePage, { ready, seenName: SEEN });
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.waitForFunction(
    (name) => (globalThis as unknown as Record<string, Seen>)[name]?.readyMs.length,
    SEEN,
  );
  const { x, y, width, height } = await boxOf(page.locator(ready).first());
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.keyboard.type('early');
  await page.waitForLoadState('networkidle');
  await waitUntilDone(page, ready);
  const value = await page.locator(`#root ${ready}`).first().inputValue();
  await page.close();
  return value === 'early';
}

/** Where a field is; asks again when the application has just replaced it by its own, which is in the same place. */
async function boxOf(field: Locator) {
  for (;;) {
    const box = await field.boundingBox();
    if (box) return box;
  }
}

async function waitUntilDone(page: Page, ready: string): Promise<Seen> {
  const seen = await page.waitForFunction(
    ({ name, selector }) => {
      const found = (globalThis as unknown as Record<string, Seen>)[name];
      const isReady = document.querySelector(`#root ${selector}`) !== null;
      const hasPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
      const isDrawn = found?.appMs !== undefined && found.readyMs.length > 0;
      return isDrawn && isReady && hasPainted && found;
    },
    { name: SEEN, selector: ready.replace(/^#root /, '') },
  );
  return (await seen.jsonValue()) as Seen;
}

function countTraffic(client: CDPSession) {
  const traffic = { requests: 0, bytes: 0 };
  client.on('Network.responseReceived', ({ response }) => {
    if (!response.fromDiskCache && !response.url.startsWith('data:')) traffic.requests += 1;
  });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}

/** Runs in the page. */
function readEntries(readyMs: number) {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const files = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const before = files.filter(({ startTime }) => startTime <= readyMs);
  return {
    paintMs: paint?.startTime ?? Number.NaN,
    bytesUntilReady: before.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

/** A new browser profile with `session` as its local storage, and the console's cookie that says so. */
export async function newProfile(
  browser: Browser,
  origin: string,
  session: readonly StorageItem[],
): Promise<BrowserContext> {
  const profile = await browser.newContext({
    viewport: { width: 1360, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage: [...session] }] },
  });
  if (session.length > 0) {
    const { cookie: name, administrator: value } = SESSION_HINT;
    await profile.addCookies([{ name, value, url: origin }]);
  }
  return profile;
}

export interface StorageItem {
  readonly name: string;
  readonly value: string;
}
