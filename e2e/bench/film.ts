import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { openTab } from './measure.ts';
import type { BenchPage, Link } from './options.ts';

const FRAME_EVERY_MS = 250;
const FRAME_WIDTH = 340;
const COLUMNS = 6;

/** What the page looked like at a time since the navigation; undefined while nothing was drawn. */
interface Frame {
  readonly atMs: number;
  /** A JPEG, in base64. */
  readonly image: string | undefined;
}

/** A film of a first visit, one frame every quarter of a second, until what makes the page ready has been visible a while. */
export async function film(
  context: BrowserContext,
  origin: string,
  { path, ready }: BenchPage,
  link: Link,
): Promise<Frame[]> {
  const { page, client } = await openTab(context, link);
  const shots: { readonly at: number; readonly image: string }[] = [];
  client.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ at: (metadata.timestamp ?? 0) * 1000, image: data });
    // The tab may be closed by now.
    client.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await client.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 60,
    maxWidth: FRAME_WIDTH * 2,
    maxHeight: FRAME_WIDTH * 2,
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.locator(ready).first().waitFor();
  const { start, end } = await page.evaluate(() => ({
    start: performance.timeOrigin,
    end: performance.now(),
  }));
  await client.send('Page.stopScreencast');
  await page.close();
  const ticks = Array.from({ length: Math.ceil(end / FRAME_EVERY_MS) }, (_, index) => index + 1);
  return ticks.map((tick) => {
    const atMs = tick * FRAME_EVERY_MS;
    // A shot from before the navigation shows the blank tab.
    const shot = shots.findLast(({ at }) => at >= start && at <= start + atMs);
    return { atMs, image: shot?.image };
  });
}

/** Writes the films of one page as a contact sheet, one below the other, with the time under each frame. */
export async function writeSheet(
  browser: Browser,
  folder: string,
  name: string,
  films: readonly { readonly title: string; readonly frames: readonly Frame[] }[],
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.png`);
  const page = await browser.newPage({
    viewport: { width: COLUMNS * (FRAME_WIDTH + 12) + 24, height: 400 },
  });
  await page.setContent(`<style>${STYLE}</style>${films.map(sectionOf).join('')}`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
  return file;
}

const sectionOf = ({ title, frames }: { title: string; frames: readonly Frame[] }) =>
  `<h2>${title}</h2><div>${frames.map(figureOf).join('')}</div>`;

const figureOf = ({ atMs, image }: Frame) => {
  const picture =
    image === undefined ? '<span></span>' : `<img src="data:image/jpeg;base64,${image}">`;
  return `<figure>${picture}<figcaption>${(atMs / 1000).toFixed(2)} s</figcaption></figure>`;
};

const STYLE = `
  body { margin: 12px; font: 15px sans-serif; background: #ddd; }
  div { display: flex; flex-wrap: wrap; gap: 12px; }
  figure { margin: 0; width: ${FRAME_WIDTH}px; }
  img, span { display: block; width: 100%; min-height: 225px; background: #fff; }
`;
