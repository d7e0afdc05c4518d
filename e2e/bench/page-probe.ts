/** What the probe has seen so far, in milliseconds since the navigation. */
export interface Seen {
  /** The first heading with a text, drawn by the application or before it. */
  headingMs?: number;
  /** The heading that the application itself has drawn. */
  appMs?: number;
  /** When each new element that makes the page ready was first seen: the last one is the application's. */
  readonly readyMs: number[];
  longTasksMs: number;
  layoutShift: number;
}

/** Where the probe keeps what it has seen. */
export const SEEN = 'benchSeen';

/**
 * Watches a page from its first byte; runs in the browser. An element counts once a person sees it: it is drawn, in the
 * window, and not covered. `ready` selects what makes the page ready. Looks once per frame, so times are those of frames.
 */
export function probePage({ ready, seenName }: { ready: string; seenName: string }): void {
  const seen: Seen = { readyMs: [], longTasksMs: 0, layoutShift: 0 };
  Object.assign(globalThis, { [seenName]: seen });
  const isSeen = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || element.closest('[inert]')) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
    return topmost !== null && element.contains(topmost);
  };
  const find = (selector: string) => [...document.querySelectorAll(selector)].find(isSeen);
  let lastReady: Element | undefined;
  const look = () => {
    const now = performance.now();
    const heading = find('h1');
    if (heading?.textContent.trim()) seen.headingMs ??= now;
    const found = find(ready);
    if (found && found !== lastReady) seen.readyMs.push(now);
    lastReady = found ?? lastReady;
    if (heading?.closest('#root')) seen.appMs ??= now;
    const isDone = seen.appMs !== undefined && found?.closest('#root');
    if (!isDone) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasksMs += duration;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as LayoutShift;
      if (!hadRecentInput) seen.layoutShift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** An entry of type `layout-shift`, which TypeScript does not know. */
interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
