import { openPage } from '../support/pages/layout.ts';
import { expect, signIn, signOut, test } from '../support/test.ts';

/** Requests for files of modules, by path, as the page makes them. */
function watchModules(page: import('@playwright/test').Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/modules/')) paths.push(pathname);
  });
  return paths;
}

const PAGES = [
  { module: 'mfe-employees', link: 'All Employees', heading: 'All Employees' },
  { module: 'mfe-time', link: 'Time Logs', heading: 'Time Logs' },
  { module: 'mfe-leave', link: 'Leave Management', heading: 'Leave Management' },
] as const;

for (const backend of ['own', 'base'] as const) {
  test.describe(`modules on ${backend}${backend === 'base' ? ' @all' : ''}`, () => {
    test.use({ backend });

    test('nothing of a module is fetched before its route is visited, then from its own version folder', async ({
      page,
    }) => {
      await signIn(page, backend);
      const paths = watchModules(page);
      for (const { module, link, heading } of PAGES) {
        expect(paths.filter((path) => path.includes(`/${module}/`))).toEqual([]);
        await openPage(page, link, heading);
        const own = paths.filter((path) => path.includes(`/${module}/`));
        expect(own.length).toBeGreaterThan(1);
        for (const path of own) {
          expect(path).toMatch(new RegExp(`^/modules/${module}/\\d+\\.\\d+\\.\\d+-[0-9a-f]{7}/`));
        }
      }
    });

    test('no address is fetched twice on a cold load of any page', async ({ page, browser }) => {
      await signIn(page, backend);
      const storageState = await page.context().storageState();
      for (const path of ['/', '/employees', '/time/logs', '/leave']) {
        // A profile of its own: what one page has fetched is not in the next one's cache.
        const profile = await browser.newContext({ storageState });
        const cold = await profile.newPage();
        const urls: string[] = [];
        cold.on('request', (request) => urls.push(request.url()));
        await cold.goto(new URL(path, page.url()).href, { waitUntil: 'networkidle' });
        await profile.close();
        const files = urls.filter((url) => /\/(modules|shell)\//.test(url));
        expect(files.length).toBeGreaterThan(10);
        expect(files.filter((url, index) => files.indexOf(url) !== index)).toEqual([]);
      }
    });
  });
}

test('session, transport, query cache, router and theme are one across shell and modules', async ({
  page,
}) => {
  // Session: mfe-auth signs in, the shell knows who.
  await signIn(page, 'own');
  await expect(page.getByRole('banner')).toContainText('Rollcall Admin');
  // Router: the shell's link changes a module's page without a new document.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await openPage(page, 'All Employees');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  // Shell and modules see one share scope, with one version a key, and the shell alone provides.
  const { providers, isOneScope, versions } = await page.evaluate(() => {
    interface Instance {
      readonly name: string;
      readonly options: { readonly shared: object };
      readonly shareScopeMap: Record<string, Record<string, object>>;
    }
    const { __INSTANCES__: instances } = (
      globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } }
    ).__FEDERATION__;
    const scope = instances[0]?.shareScopeMap.default ?? {};
    return {
      providers: instances
        .filter((one) => Object.keys(one.options.shared).length > 0)
        .map((one) => one.name),
      isOneScope:
        instances.length > 2 && instances.every((one) => one.shareScopeMap.default === scope),
      versions: Object.fromEntries(
        Object.entries(scope).map(([key, all]) => [key, Object.keys(all)]),
      ),
    };
  });
  expect(providers).toEqual(['shell']);
  expect(isOneScope).toBe(true);
  expect(Object.values(versions).filter(({ length }) => length !== 1)).toEqual([]);
  expect(Object.keys(versions)).toEqual(
    expect.arrayContaining([
      'react',
      'react-router-dom',
      '@tanstack/react-query',
      '@rollcall/shared/session',
      '@rollcall/shared/transport',
      'antd/es/table',
    ]),
  );
});

test('the theme and its dark switch reach components that only a module draws', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, 'own');
  await page.getByRole('link', { name: 'Time Logs' }).click();
  const header = page.getByRole('columnheader', { name: 'Employee' });
  const look = () => header.evaluate((cell) => getComputedStyle(cell).color);
  await expect(header).toBeVisible();
  const light = await look();
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect.poll(look).not.toBe(light);
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test.describe('query cache', () => {
  test.use({ backend: 'base' });

  test('what the shell has just read, a module does not read again', async ({ page }) => {
    // On a base backend the dashboard's second query and Time Logs ask for the same list.
    const unpaged: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/admin/employee')) unpaged.push(request.url());
    });
    await signIn(page, 'base');
    await expect(page.getByText('Today so far')).toBeVisible();
    await page.getByRole('link', { name: 'Time Logs' }).click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(unpaged).toHaveLength(1);
  });
});

test('signing out in the shell ends the session that a module reads', async ({ page }) => {
  await signIn(page, 'own');
  await openPage(page, 'Leave Management');
  await signOut(page);
  // mfe-auth would send a live session away from /login again.
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});
