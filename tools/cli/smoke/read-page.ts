/** What a page shows at this moment. */
export interface PageReading {
  /** A sentence when the page shows a failure; it stays. */
  readonly failure?: string;
  /** Whether the page itself is drawn, perhaps without a title, only its placeholder, or nothing. */
  readonly state: 'drawn' | 'untitled' | 'loading' | 'blank';
}

/**
 * Reads the page in which it runs: the browser gets its source, so it uses nothing from outside. Class names and titles
 * are those of the shell; `smoke.builds.test.ts` fails when they change.
 */
export function readPage(): PageReading {
  const textOf = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    // The text of what a style hides would be all of it.
    const options = { opacityProperty: true, visibilityProperty: true };
    if (element?.checkVisibility(options) === false) return '';
    return element?.innerText.replace(/\s+/g, ' ').trim();
  };
  const failures = [
    ['.start-failure', 'The console did not start'],
    ['.module-failure', 'The failure panel is shown'],
    ['.fallback-notice', 'An earlier version is shown'],
    ['.extension-failure', 'An extension is not available'],
  ] as const;
  for (const [selector, sentence] of failures) {
    const text = textOf(selector);
    if (text !== undefined) return { failure: `${sentence}: ${text}`, state: 'drawn' };
  }
  // What the web host has drawn stays until the console has drawn the page below it (decision 086).
  const isCovered = document.querySelector('#first-paint') !== null;
  const own = isCovered ? '#root ' : '';
  const heading = textOf(`${own}h1`);
  if (heading === 'Access Denied' || heading === 'Page not found') {
    return { failure: `It shows "${heading}".`, state: 'drawn' };
  }
  const isLoading =
    document.querySelector(`${own}:is(.page-skeleton, .extension-waiting)`) !== null;
  if (isLoading) return { state: 'loading' };
  if (!(textOf(`${own}main`) ?? textOf('#root'))) return { state: 'blank' };
  if (!heading) return { state: 'untitled' };
  return { state: isCovered ? 'loading' : 'drawn' };
}

/**
 * Follows a link of the navigation to another page, preferably of another module, as a user does. Runs in the page, too.
 * @returns its path; undefined when there is none.
 */
export function followLink(): string | undefined {
  const sectionOf = (path: string) => path.split('/')[1];
  const others = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href]')].filter(
    (link) => link.pathname !== location.pathname && link.checkVisibility(),
  );
  const far = others.find(({ pathname }) => sectionOf(pathname) !== sectionOf(location.pathname));
  const link = far ?? others[0];
  link?.click();
  return link?.pathname;
}
