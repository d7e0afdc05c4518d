// This file becomes an inline script in front of the shell's own scripts (decision 066): it imports nothing, and works when
// none of them does. Every byte of it is in every page.

/** Why a shell counts as broken, as in the reports of loads. */
type Failure = 'render' | 'timeout';

/** What the shell tells the guard. */
export interface BootGuard {
  /** The shell has drawn something. Ignored while the page is empty. */
  started(): void;
  /** The shell waits for the network: this time does not count. Returns a function that ends it. */
  wait(): () => void;
  /**
   * The shell has failed: reports it, and reloads the page with last known good. Returns false when there is none; then
   * the caller says what happened.
   */
  fail(why: Failure): boolean;
}

declare global {
  var rollcallBoot: BootGuard | undefined;
}

type Page = Window & typeof globalThis;

const COOKIE = 'rollcall-shell-failed';
/** Key in the session storage of the number of reloads after a file that did not arrive. */
const RETRIES = 'rollcall.shell-retries';
/** Key in the session storage of when a script has last loaded the console again, in milliseconds. */
const LOADED_AGAIN = 'rollcall.shell-again';
/** A console that is loaded again twice in this time goes on doing so. */
const LOOP_MS = 30_000;
const ADVICE = 'Reload the page. If the problem persists, contact your administrator.';
const TICK_MS = 100;
/** How often a started page is looked at, and how long a reload may take before the page says what to do. */
const BLANK_CHECK_MS = 2500;
const RELOAD_MS = 10_000;
/** Five seconds in which the page is visible and its thread free: a busy thread makes ticks late, not more. */
const MAX_TICKS = 50;

/** Watches the start of the shell in a page and sets `rollcallBoot`. */
export function guardBoot(page: Page): void {
  const { document } = page;
  isReloading = false;
  let isDone = false;
  let hasLoaded = false;
  let waits = 0;

  function end() {
    isDone = true;
    page.clearInterval(timer);
  }
  const fail = (why: Failure) => {
    end();
    return fallBack(page, why);
  };
  const failOrSay = (why: Failure) => {
    if (!fail(why)) say(page, ADVICE);
  };
  const check = (error: Error | undefined, source?: string) => {
    if (isDone || !isOfShell(page, fileOf(error) ?? source)) return;
    if (isNetworkError(error)) reloadOrSay(page, end);
    else failOrSay('render');
  };
  const timer = startTimer(
    page,
    () => hasLoaded && waits === 0,
    () => failOrSay('timeout'),
  );
  listenForErrors(page, check, () => {
    if (!isDone && !hasLoaded) reloadOrSay(page, end);
  });
  // Runs after the shell's deferred scripts, however long they took to arrive.
  document.addEventListener('DOMContentLoaded', () => {
    hasLoaded = true;
  });
  watchForLoop(page, () => failOrSay('render'));
  page.rollcallBoot = {
    started() {
      if (isDone || isBlank(page)) return;
      end();
      storeRetries(page, 0);
      watchForBlank(page, () => failOrSay('render'));
    },
    wait() {
      waits += 1;
      return () => {
        waits -= 1;
      };
    },
    fail,
  };
}

/** Calls `onError` for each uncaught error, and `onMissing` for each file of the shell that cannot be fetched. */
function listenForErrors(
  page: Page,
  onError: (error: Error | undefined, source?: string) => void,
  onMissing: () => void,
): void {
  page.addEventListener(
    'error',
    ({ target, error, filename }) => {
      if (target === page) onError(error, filename);
      else if (isFileOfShell(page, target)) onMissing();
    },
    true,
  );
  page.addEventListener('unhandledrejection', ({ reason }) => onError(reason));
}

/** Calls `onEnd` after {@link MAX_TICKS} ticks of a visible page in which `isRunning`. Returns the timer. */
function startTimer(page: Page, isRunning: () => boolean, onEnd: () => void): number {
  let ticks = 0;
  return page.setInterval(() => {
    if (page.document.hidden || !isRunning()) return;
    ticks += 1;
    if (ticks >= MAX_TICKS) onEnd();
  }, TICK_MS);
}

/** Calls `onBlank` when a started page has been empty twice in a row, for example after a navigation. */
function watchForBlank(page: Page, onBlank: () => void): void {
  let times = 0;
  const timer = page.setInterval(() => {
    if (page.document.hidden) return;
    times = isBlank(page) ? times + 1 : 0;
    if (times < 2) return;
    page.clearInterval(timer);
    onBlank();
  }, BLANK_CHECK_MS);
}

/**
 * Calls `onLoop`, and stays on the page, when a script loads the console again for the second time within {@link LOOP_MS}. What a
 * person does is left alone. Browsers without the Navigation API do not watch.
 */
function watchForLoop(page: Page, onLoop: () => void): void {
  page.navigation?.addEventListener('navigate', (event) => {
    const isByPerson = event.userInitiated || page.navigator.userActivation.isActive;
    if (isByPerson || isReloading || event.destination.sameDocument) return;
    try {
      const { sessionStorage } = page;
      const isLoop = Date.now() - Number(sessionStorage.getItem(LOADED_AGAIN)) < LOOP_MS;
      sessionStorage.setItem(LOADED_AGAIN, String(isLoop ? 0 : Date.now()));
      if (!isLoop) return;
    } catch {
      // Without storage it cannot be counted.
      return;
    }
    event.preventDefault();
    page.setTimeout(onLoop);
  });
}

/** Whether the guard itself loads the console again. */
let isReloading = false;

function reload(page: Page): void {
  isReloading = true;
  page.location.reload();
}

/** Whether nothing can be read, also because a style hides it. */
function isBlank({ document }: Page): boolean {
  const root = document.getElementById('root');
  // Tests and older browsers do not know these.
  const isHidden = root?.checkVisibility?.() === false;
  return isHidden || !(root?.innerText ?? root?.textContent)?.trim();
}

/** The file of the code that threw: that of the first frame. The message before the frames may name any file. */
function fileOf(error: Error | undefined): string | undefined {
  const { stack, message } = error ?? {};
  const frames = typeof stack === 'string' ? stack.replace(String(message), '') : '';
  return /[\w-]+:\/\/[^\s)]+/.exec(frames)?.[0];
}

const isOfShell = ({ location }: Page, file: string | undefined) =>
  file?.startsWith(`${location.origin}/shell/`);

/** Whether an element loads a file of the shell. A failed preload matters only when the file is used. */
function isFileOfShell(page: Page, element: EventTarget | null): boolean | undefined {
  const { src, href, rel } = element as { src?: string; href?: string; rel?: string };
  return rel !== 'preload' && isOfShell(page, src ?? href);
}

/** Whether a chunk failed to arrive, a script or a style sheet. A script that arrived and threw is `missing`. */
const isNetworkError = (error: (Error & { type?: string; code?: string }) | undefined) =>
  (error?.name === 'ChunkLoadError' && error.type !== 'missing') ||
  error?.code === 'CSS_CHUNK_LOAD_FAILED';

/** Reports the failure, and reloads the page with last known good if there is one and it has not failed, too. */
function fallBack(page: Page, why: Failure): boolean {
  const { document } = page;
  try {
    const data = JSON.parse(document.getElementById('rollcall-page')?.textContent ?? '');
    const { version } = data.shell;
    const { good, bad } = data.releases.shell;
    const mark = `${COOKIE}=${version}`;
    // The cookie is there already when the host could not serve last known good.
    const isSecond = data.failedShell || document.cookie.includes(mark);
    if (!isSecond && good && good !== version && !bad.includes(good)) {
      document.cookie = `${mark}; path=/; max-age=900; samesite=lax`;
    }
    const canReload = !isSecond && document.cookie.includes(mark);
    const result = canReload ? 'fallback' : 'failed';
    const ms = Math.min(600_000, Math.round(page.performance.now()));
    page
      .fetch('/api/v1/releases/outcomes', {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json', ...sessionOf(page) },
        body: JSON.stringify({ outcomes: [{ module: 'shell', version, ms, result, why }] }),
      })
      .catch(() => {});
    if (canReload) {
      reload(page);
      // A form with unsaved input asks; who stays must not look at an empty page.
      page.setTimeout(() => isBlank(page) && say(page, ADVICE), RELOAD_MS);
    }
    return canReload;
  } catch {
    // A host of plain files inlines no data, so there is nothing to fall back to.
    return false;
  }
}

/** The session, with which a report is believed; the shell that could read it has failed. */
function sessionOf(page: Page): Record<string, string> {
  try {
    const token = page.localStorage.getItem('token');
    return token ? { authorization: `Bearer ${token}` } : {};
  } catch {
    return {};
  }
}

/** A file that does not arrive is no fault of the release: the page is loaded again, twice. */
function reloadOrSay(page: Page, end: () => void): void {
  end();
  let retries = 2;
  try {
    retries = Number(page.sessionStorage.getItem(RETRIES));
  } catch {
    // Without storage it could be loaded again forever.
  }
  storeRetries(page, retries + 1);
  if (retries < 2) reload(page);
  else say(page, 'A part of it could not be loaded. Check your connection and reload the page.');
}

function storeRetries(page: Page, count: number): void {
  try {
    page.sessionStorage.setItem(RETRIES, String(count));
  } catch {
    // Then there are no retries.
  }
}

function say({ document, location }: Page, text: string): void {
  const make = (tag: string, content: string) => {
    const element = document.createElement(tag);
    element.textContent = content;
    return element;
  };
  const panel = make('main', '');
  panel.className = 'start-failure';
  const button = make('button', 'Reload');
  button.addEventListener('click', () => location.reload());
  panel.append(make('h1', 'Rollcall could not start'), make('p', text), button);
  document.getElementById('root')?.replaceChildren(panel);
}
