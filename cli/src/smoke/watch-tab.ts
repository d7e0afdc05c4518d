import type { ConsoleMessage, Page } from 'playwright-core';

/** A page is settled when nothing was requested for this long, in milliseconds. */
const QUIET_MS = 150;

/** What happens in a tab, from its opening. */
export interface TabWatch {
  /** Uncaught errors and errors on the console, one sentence each; violations of the policy and failed requests are among the latter. */
  readonly problems: readonly string[];
  /** Expects one more document. */
  expectDocument(): void;
  /** Resolves when it requests a document that is not expected: the console is loaded again. */
  readonly reloaded: Promise<void>;
  /** Whether no request is running, and none has ended just now. */
  isQuiet(): boolean;
}

/** Follows what happens in a tab that has just been opened. */
export function watchTab(page: Page): TabWatch {
  return { problems: watchProblems(page), ...watchRequests(page) };
}

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

function watchRequests(page: Page) {
  const running = new Set<object>();
  let expected = 0;
  const { promise: reloaded, resolve: reload } = Promise.withResolvers<void>();
  let changedAt = performance.now();
  const change = (apply: () => void) => {
    apply();
    changedAt = performance.now();
  };
  page.on('request', (request) =>
    change(() => {
      running.add(request);
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
      if (expected > 0) expected -= 1;
      else reload();
    }),
  );
  const end = (request: object) => change(() => running.delete(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    expectDocument() {
      expected += 1;
    },
    reloaded,
    isQuiet: () => running.size === 0 && performance.now() - changedAt >= QUIET_MS,
  };
}
