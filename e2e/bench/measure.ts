import type { Browser, BrowserContext } from '@playwright/test';

/** One load of a page in a browser. */
export interface Load {
  readonly requests: number;
  /** Bytes on the wire, headers included. */
  readonly bytes: number;
  /** From navigation to the first heading of the page, in milliseconds. */
  readonly headingMs: number;
}

export interface Link {
  readonly name: string;
  readonly throttle: boolean;
}

/** A slow phone: 1.6 Mbit/s, 150 ms round trip, a quarter of the processor speed. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 100_000,
};
const SLOW_CPU_RATE = 4;

/** Loads a page in a browser profile; a second load in the same profile is a second visit. */
export async function load(
  context: BrowserContext,
  url: string,
  { throttle }: Link,
): Promise<Load> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  if (throttle) {
    await client.send('Network.emulateNetworkConditions', SLOW);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU_RATE });
  }
  let requests = 0;
  let bytes = 0;
  client.on('Network.responseReceived', ({ response }) => {
    if (!response.fromDiskCache && !response.url.startsWith('data:')) requests += 1;
  });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const hasHeading = () => document.querySelector('h1') !== null;
    new MutationObserver((_, observer) => {
      if (!hasHeading()) return;
      observer.disconnect();
      Object.assign(globalThis, { headingMs: performance.now() });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => 'headingMs' in globalThis);
  const headingMs = await page.evaluate(
    () => (globalThis as unknown as { headingMs: number }).headingMs,
  );
  await page.close();
  return { requests, bytes, headingMs };
}

/** A new browser profile with `session` as its local storage. */
export function newProfile(browser: Browser, origin: string, session: readonly StorageItem[]) {
  return browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage: [...session] }] },
  });
}

export interface StorageItem {
  readonly name: string;
  readonly value: string;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
