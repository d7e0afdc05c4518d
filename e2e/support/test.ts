import { test as base, expect, type Page } from '@playwright/test';
import { consoles, type RunningConsole } from './consoles.ts';
import { openProfileMenu, pageTitle } from './pages/layout.ts';
import { submitSignIn } from './pages/sign-in.ts';

export { expect };

/** Which backend a test's console talks to. */
export type Backend = 'own' | 'base' | 'base401';

export interface Fixtures {
  readonly backend: Backend;
  readonly running: RunningConsole;
  /** Whatever the browser's console printed and whatever the page's policy refused: every test ends with none. */
  readonly complaints: Complaints;
}

interface Complaints {
  /** A test that provokes faults says which lines they bring. */
  expectOnly(pattern: RegExp): void;
}

/** A test against one console, which fails when the browser's console has a line in it. */
export const test = base.extend<Fixtures>({
  backend: ['own', { option: true }],
  running: async ({ backend }, use) => use(consoles()[backend]),
  baseURL: async ({ running }, use) => use(running.url),
  complaints: [
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

/** Sign-ins that the demo data and the foreign backend offer. */
export const ADMINISTRATORS = {
  own: { email: 'admin@rollcall.example', password: 'rollcall-demo' },
  base: { email: 'admin@foreign.example', password: 'foreign-password' },
  base401: { email: 'admin@foreign.example', password: 'foreign-password' },
} as const;

/** Signs in through the page, as a person does; at the test's console or at another address. */
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

/** Sessions that this worker has signed in to, by the console's address. */
const sessions = new Map<string, Record<string, string>>();

/** Opens the dashboard with a session that earlier tests of this worker may have used; never sign it out. */
export async function openDashboard(page: Page, backend: Backend): Promise<void> {
  const { url } = consoles()[backend];
  const known = sessions.get(url);
  if (!known) {
    await signIn(page, backend);
    sessions.set(url, await page.evaluate(() => ({ ...localStorage })));
    return;
  }
  await page.addInitScript((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  }, known);
  await page.goto('/');
  await expect(pageTitle(page, 'Dashboard')).toBeVisible();
}

/** Puts a session of the administrator into the page's storage, without the sign-in page. */
export async function startSignedIn(page: Page, backend: Backend): Promise<void> {
  const answer = await page.request.post('/api/v1/auth/login', { data: ADMINISTRATORS[backend] });
  const { token, employee } = (await answer.json()).data;
  await page.addInitScript(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    { token, user: JSON.stringify(employee), userId: String(employee.id) },
  );
}
