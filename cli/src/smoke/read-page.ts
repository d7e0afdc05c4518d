/** What a page shows at this moment. */
export interface PageReading {
  /** A sentence when the page shows a failure; it stays. */
  readonly failure?: string;
  /** Whether the page itself is drawn, perhaps without a title, only its placeholder, or nothing. */
  readonly state: 'drawn' | 'untitled' | 'loading' | 'blank';
  /** Its path, without the query. */
  readonly path: string;
  /** The beginning of the text that it shows. */
  readonly text: string;
}

/**
 * Reads the page in which it runs: the browser gets its source, so it uses nothing from outside. Class names and titles
 * are those of the shell; `smoke.builds.test.ts` fails when they change.
 */
export function readPage(): PageReading {
  const options = { opacityProperty: true, visibilityProperty: true };
  const textOf = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    // The text of what a style hides would be all of it.
    if (element?.checkVisibility(options) === false) return '';
    return element?.innerText.replace(/\s+/g, ' ').trim();
  };
  // What the web host has drawn stays until the console has drawn the page below it (decision 086).
  const isCovered = document.querySelector('#first-paint') !== null;
  const own = isCovered ? '#root ' : '';
  const shown = textOf(`${own}main`) ?? textOf('#root') ?? '';
  const page = { path: location.pathname, text: shown.slice(0, 4000) };
  const failures = [
    ['.start-failure', 'The console did not start'],
    ['.module-failure', 'The failure panel is shown'],
    ['.fallback-notice', 'An earlier version is shown'],
    ['.extension-failure', 'An extension is not available'],
  ] as const;
  for (const [selector, sentence] of failures) {
    const text = textOf(selector);
    if (text !== undefined) return { ...page, failure: `${sentence}: ${text}`, state: 'drawn' };
  }
  const heading = textOf(`${own}h1`);
  if (heading === 'Access Denied' || heading === 'Page not found') {
    return { ...page, failure: `It shows "${heading}".`, state: 'drawn' };
  }
  const placeholder = document.querySelector(`${own}:is(.page-skeleton, .extension-waiting)`);
  const busy = ':is(.ant-spin-spinning, .ant-skeleton-active, [aria-busy="true"])';
  const spinners = [...document.querySelectorAll(`${own}main ${busy}`)];
  const isLoading = placeholder !== null || spinners.some((one) => one.checkVisibility(options));
  if (isLoading) return { ...page, state: 'loading' };
  if (!shown) return { ...page, state: 'blank' };
  if (!heading) return { ...page, state: 'untitled' };
  return { ...page, state: isCovered ? 'loading' : 'drawn' };
}

/** Where a page has what a person looks at first: the title of the topmost dialog, else its own. */
export interface TitlePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What is in front of it and takes clicks, such as `div.veil`. */
  readonly cover?: string;
}

/** Finds the title. Runs in the page, too. */
export function locateTitle(): TitlePlace | undefined {
  const options = { opacityProperty: true, visibilityProperty: true };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility(options) && width > 8 && height > 8;
  };
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter(isShown);
  const places = [...(dialogs.at(-1)?.querySelectorAll('h1, h2, [class*="title"]') ?? [])];
  const all = dialogs.length > 0 ? places : [...document.querySelectorAll('h1, main')];
  const element = all.find(isShown);
  if (!element) return undefined;
  element.scrollIntoView({ block: 'nearest' });
  const box = element.getBoundingClientRect();
  const width = Math.min(box.width, innerWidth - box.x);
  const height = Math.min(box.height, innerHeight - box.y);
  const top = document.elementFromPoint(box.x + width / 2, box.y + height / 2);
  const isCovered = top !== null && !element.contains(top) && !top.contains(element);
  const cover = isCovered ? [top.localName, ...top.classList].slice(0, 2).join('.') : undefined;
  return { x: box.x, y: box.y, width, height, ...(cover && { cover }) };
}

/** Whether an image has one colour only; `png` is base64. Runs in the page, too. */
export async function isPlain(png: string): Promise<boolean> {
  const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  const data = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8Array();
  const pixels = new Uint32Array(data.buffer);
  return pixels.every((pixel) => pixel === pixels[0]);
}
