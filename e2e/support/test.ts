import { test as base, expect, type Page } from '@playwright/test';
import { consoles, type RunningConsole } from './consoles.ts';
import { openProfileMenu, pageTitle } from './pages/layout.ts';
import { submitSignIn } from './pages/sign-in.ts';
import { ALL_TRANSLATED, translatePages } from './translate-page.ts';

export { expect };

/** The backend of a test's console. */
export type Backend = 'own' | 'base' | 'base401';

export interface Fixtures {
  readonly backend: Backend;
  readonly running: RunningConsole;
  /** Messages on the browser's console, including policy violations: a test fails if there are any. */
  readonly consoleMessages: ConsoleMessages;
}

interface ConsoleMessages {
  /** Allows matching messages in a test that provokes faults. */
  expectOnly(pattern: RegExp): void;
}

/** A test with one console, which fails when there is a message on the browser's console. */
export const test = base.extend<Fixtures>({
  backend: ['own', { option: true }],
  running: async ({ backend }, use) => use(consoles()[backend]),
  baseURL: async ({ running }, use) => use(running.url),
  page: async ({ page }, use) => {
    if (ALL_TRANSLATED) await translatePages(page);
    await use(page);
  },
  consoleMessages: [
    async ({ page }, use) => {
      const lines: string[] = [];
      let expected: RegExp | undefined;
      page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
      await use({ expectOnly: (pattern) => (expected = pattern) });
      expect(lines.filter((line) => !expected?.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Credentials of the demo data and of the foreign backend. */
export const ADMINISTRATORS = {
  own: { email: 'admin@rollcall.example', password: 'rollcall-demo' },
  base: { email: 'admin@foreign.example', password: 'foreign-password' },
  base401: { email: 'admin@foreign.example', password: 'foreign-password' },
} as const;

/** Signs in through the sign-in page of the test's console or of another origin. */
export async function signIn(page: Page, backend: Backend, origin = ''): Promise<void> {
  const { email, password } = ADMINISTRATORS[backend];
  await page.goto(`${origin}/login`);
  await submitSignIn(page, { email, password });
  await expect(pageTitle(page, 'Dashboard')).toBeVisible();
}

/** Signs out through the profile menu, once it has opened and has the focus. */
export async function signOut(page: Page): Promise<void> {
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** Sessions of this worker, by the console's URL. */
const sessions = new Map<string, Record<string, string>>();

/** Opens the dashboard with a session that the tests of this worker share, so tests must not sign it out. */
export async function openDashboard(page: Page, backend: Backend): Promise<void> {
  const { url } = consoles()[backend];
  const storedSession = sessions.get(url);
  if (!storedSession) {
    await signIn(page, backend);
    sessions.set(url, await page.evaluate(() => ({ ...localStorage })));
    return;
  }
  await page.addInitScript((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  }, storedSession);
  await page.goto('/');
  await expect(pageTitle(page, 'Dashboard')).toBeVisible();
}

/** Stores a session of the administrator in the page, without using the sign-in page. */
export async function startSignedIn(page: Page, backend: Backend): Promise<void> {
  const response = await page.request.post('/api/v1/auth/login', { data: ADMINISTRATORS[backend] });
  const { token, employee } = (await response.json()).data;
  await page.addInitScript(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    { token, user: JSON.stringify(employee), userId: String(employee.id) },
  );
}
