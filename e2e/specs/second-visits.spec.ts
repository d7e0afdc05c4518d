import { PATIENCE } from '@rollcall/tools/process';
import { test } from '../support/checkout.ts';
import { pageTitle } from '../support/pages/layout.ts';
import { expect, signIn } from '../support/test.ts';

test('a visit after a release of the shell fetches its changed files only (decision 085) @all', async ({
  page,
  checkout,
}) => {
  test.setTimeout(PATIENCE.longTestMs);
  await signIn(page, 'own');
  /** Names of the shell's files that this visit fetches, not those in the browser's cache. */
  const visit = async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(pageTitle(page, 'Dashboard')).toBeVisible();
    const entries = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    );
    return entries.filter((path) => path.startsWith('/shell/'));
  };
  /** Releases the shell with another class in its layout. */
  const release = async (from: string, to: string) => {
    checkout.edit('shell/src/layout/admin-layout.tsx', `"admin-main${from}"`, `"admin-main${to}"`);
    await checkout.npmRun('release', '-w', 'shell', '--', '--confirm-unsmoked', '--skip-tests');
  };
  // The shell before was built elsewhere, with its packages in other folders.
  await release('', ' first');
  await visit();
  expect(await visit()).toEqual([]);
  await release(' first', ' second');
  const fetched = await visit();
  await expect(page.locator('.admin-main.second')).toBeVisible();
  // The first script, which has the table of files, and the file with the layout.
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.length).toBeLessThanOrEqual(3);
});
