import { openPage } from '../support/pages/layout.ts';
import { expect, openDashboard, signIn, signOut, test } from '../support/test.ts';

/** Collects the paths of requests for files of modules. */
function watchModules(page: import('@playwright/test').Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/modules/')) paths.push(pathname);
  });
  return paths;
}

const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

const PAGES = [
  { module: 'mfe-employees', link: 'All Employees', heading: 'All Employees' },
  { module: 'mfe-time', link: 'Time Logs', heading: 'Time Logs' },
  { module: 'mfe-leave', link: 'Leave Management', heading: 'Leave Management' },
] as const;

for (const backend of ['own', 'base'] as const) {
  test.describe(`modules on ${backend}${backend === 'base' ? ' @all' : ''}`, () => {
    test.use({ backend });

    test('files of a module are fetched only when its route is visited, and from its version folder', async ({
      page,
    }) => {
      await signIn(page, backend);
      const paths = watchModules(page);
      for (const { module, link, heading } of PAGES) {
        expect(paths.filter((path) => path.includes(`/${module}/`))).toEqual([]);
        await openPage(page, link, heading);
        const modulePaths = paths.filter((path) => path.includes(`/${module}/`));
        expect(modulePaths.length).toBeGreaterThan(1);
        for (const path of modulePaths) {
          expect(path).toMatch(new RegExp(`^/modules/${module}/\\d+\\.\\d+\\.\\d+-[0-9a-f]{7}/`));
        }
      }
    });

    test('no file is fetched twice on a cold load of any page, and scripts have the compile hint @all', async ({
      page,
      browser,
    }) => {
      await signIn(page, backend);
      const storageState = await page.context().storageState();
      const scripts = new Set<string>();
      for (const path of ['/', '/employees', '/time/logs', '/leave']) {
        const profile = await browser.newContext({ storageState });
        const cold = await profile.newPage();
        const urls: string[] = [];
        cold.on('request', (request) => urls.push(request.url()));
        await cold.goto(new URL(path, page.url()).href, { waitUntil: 'networkidle' });
        await profile.close();
        const files = urls.filter((url) => /\/(modules|shell)\//.test(url));
        expect(files.length).toBeGreaterThan(10);
        // A file of the shell has two addresses, of which a page may use only one (decision 085).
        const names = files.map((url) => url.replace(/\/shell\/[^/]+/, '/shell'));
        expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
        for (const file of files) if (file.endsWith('.js')) scripts.add(file);
      }
      for (const url of scripts) {
        const text = await (await page.request.get(url)).text();
        expect({ url, line: text.split('\n', 1)[0] }).toEqual({ url, line: COMPILE_HINT });
      }
    });
  });
}

test('shell and modules share session, transport, query cache, router and theme', async ({
  page,
}) => {
  // Session: mfe-auth signs in, and the shell shows the user.
  await signIn(page, 'own');
  await expect(page.getByRole('banner')).toContainText('Rollcall Admin');
  // Router: a link of the shell opens a module's page without loading a document.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await openPage(page, 'All Employees');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  // Shell and modules use one share scope with one version per key, and only the shell provides.
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
      '@rollcall/shared/url',
      'antd/es/table',
    ]),
  );
});

test('the theme and its dark mode apply to components that only a module uses', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openDashboard(page, 'own');
  await page.getByRole('link', { name: 'Time Logs' }).click();
  const header = page.getByRole('columnheader', { name: 'Employee' });
  const textColor = () => header.evaluate((cell) => getComputedStyle(cell).color);
  await expect(header).toBeVisible();
  const light = await textColor();
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect.poll(textColor).not.toBe(light);
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test.describe('query cache', () => {
  test.use({ backend: 'base' });

  test('a module uses data that the shell has just loaded', async ({ page }) => {
    // On a base backend the dashboard's second query and Time Logs request the same list.
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
  // With a valid session mfe-auth would redirect away from /login.
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});
