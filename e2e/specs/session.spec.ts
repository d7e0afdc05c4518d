import { openPage, pageTitle } from '../support/pages/layout.ts';
import { submitSignIn } from '../support/pages/sign-in.ts';
import { ADMINISTRATORS, expect, signIn, signOut, test } from '../support/test.ts';

/** An unsigned token; the console only reads its payload. */
function tokenOf(payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(payload)}.x`;
}

for (const backend of ['own', 'base', 'base401'] as const) {
  test.describe(`signing in on ${backend}${backend === 'base401' ? ' @all' : ''}`, () => {
    test.use({ backend });

    test('the sign-in page has the specified texts (spec §2)', async ({ page }) => {
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      await expect(page.getByText('Sign in to your account to continue')).toBeVisible();
      await expect(page.getByLabel('Email Address')).toHaveAttribute('type', 'email');
      await expect(page.getByRole('link', { name: 'Forgot Password?' })).toBeVisible();
      await expect(page).toHaveTitle('Sign in · Rollcall');
    });

    test('a wrong password shows an error on the page', async ({ page, consoleMessages }) => {
      consoleMessages.expectOnly(/status of 401/);
      await page.goto('/login');
      await submitSignIn(page, {
        email: ADMINISTRATORS[backend].email,
        password: 'not the password',
      });
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await expect(page).toHaveURL(/\/login$/);
    });

    test('an administrator reaches the dashboard, and Back does not return to sign-in', async ({
      page,
    }) => {
      await page.goto('/login');
      await signIn(page, backend);
      await expect(page).toHaveURL(/\/$/);
      await page.goBack();
      await expect(page).not.toHaveURL(/\/login$/);
    });

    test('a valid session is redirected from /login to /; Sign out ends it and leads back', async ({
      page,
    }) => {
      await signIn(page, backend);
      await page.goto('/login');
      await expect(pageTitle(page, 'Dashboard')).toBeVisible();
      await signOut(page);
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      expect(
        await page.evaluate(() =>
          Object.keys(localStorage).filter((key) => /token|user/.test(key)),
        ),
      ).toEqual([]);
      await page.goto('/employees');
      await expect(page).toHaveURL(/\/login$/);
    });
  });
}

test('without a token every admin route leads to /login (spec §2)', async ({ page }) => {
  for (const path of ['/', '/employees', '/time/logs', '/leave']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('an expired token is removed and leads to /login (spec §4)', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(
    (token) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', JSON.stringify({ id: 1, role: 'ADMIN', email: 'a@b.c' }));
    },
    tokenOf({ exp: 1, role: 'ADMIN' }),
  );
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('another role sees Access Denied, and its token is cleared (spec §2)', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(
    (token) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', JSON.stringify({ id: 1, role: 'EMPLOYEE', email: 'a@b.c' }));
    },
    tokenOf({ exp: 4_102_444_800, role: 'EMPLOYEE' }),
  );
  await page.goto('/employees');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText('not allowed to use the admin panel')).toBeVisible();
  await expect(page.getByText('contact your system administrator')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a 401 on a call with the current token ends the session (spec §4)', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(/status of 401/);
  await page.goto('/login');
  await page.evaluate(
    (token) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', JSON.stringify({ id: 1, role: 'ADMIN', email: 'a@b.c' }));
    },
    tokenOf({ exp: 4_102_444_800, role: 'ADMIN' }),
  );
  await page.goto('/employees');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a URL that is in no descriptor is not found', async ({ page }) => {
  await page.goto('/nothing/here');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('cached data is cleared for the next person on the same machine', async ({ page }) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/admin/dashboard')) reads.push(request.url());
  });
  await signIn(page, 'own');
  await expect(page.getByRole('table', { name: 'Employees Info' })).toBeVisible();
  await signOut(page);
  await submitSignIn(page, ADMINISTRATORS.own);
  await expect(page.getByRole('table', { name: 'Employees Info' })).toBeVisible();
  expect(reads).toHaveLength(2);
});

test('a sign-in after a sign-out leads to /, from any page; after a deep link it leads to that page', async ({
  page,
}) => {
  await signIn(page, 'own');
  await openPage(page, 'Leave Management');
  await signOut(page);
  const signInAgain = async () => {
    await submitSignIn(page, ADMINISTRATORS.own);
  };
  await signInAgain();
  await expect(pageTitle(page, 'Dashboard')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/leave');
  await signInAgain();
  await expect(pageTitle(page, 'Leave Management')).toBeVisible();
});
