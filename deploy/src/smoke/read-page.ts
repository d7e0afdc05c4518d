/** What a page shows at this moment. */
export interface PageReading {
  /** A sentence when the page shows a failure; it stays. */
  readonly failure?: string;
  /** Whether the page itself is drawn, and not only its placeholder. */
  readonly isDrawn: boolean;
  /** Why it counts as failed if nothing changes any more. */
  readonly waitsFor: string;
}

/**
 * Reads the page in which it runs: the browser gets its source, so it uses nothing from outside. Class names and titles
 * are those of the shell; `smoke.builds.test.ts` fails when they change.
 */
export function readPage(): PageReading {
  const textOf = (selector: string) =>
    document.querySelector<HTMLElement>(selector)?.innerText.replace(/\s+/g, ' ').trim();
  const failures = [
    ['.start-failure', 'The console did not start'],
    ['.module-failure', 'The failure panel is shown'],
    ['.fallback-notice', 'An earlier version is shown'],
  ] as const;
  for (const [selector, sentence] of failures) {
    const text = textOf(selector);
    if (text !== undefined)
      return { failure: `${sentence}: ${text}`, isDrawn: false, waitsFor: '' };
  }
  const heading = textOf('h1');
  if (heading === 'Access Denied' || heading === 'Page not found') {
    return { failure: `It shows "${heading}".`, isDrawn: false, waitsFor: '' };
  }
  const isLoading = document.querySelector('.page-skeleton') !== null;
  const isBlank = !(textOf('main') ?? textOf('#root'));
  return {
    isDrawn: !isLoading && !isBlank,
    waitsFor: isLoading
      ? 'It kept loading and was not drawn in time.'
      : isBlank
        ? 'It is blank.'
        : 'It kept requesting data.',
  };
}
