import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

test('the guide for modules has this console’s address in its commands, and copies them', async ({
  page,
  context,
  running,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/sdk');
  await expect(page).toHaveTitle('Modules for this console · Rollcall');
  await page.getByRole('navigation', { name: 'Contents' }).getByText('Limits').press('Enter');
  await expect(page).toHaveURL(/\/sdk#limits$/);
  await expect(page.getByRole('heading', { name: 'Limits', level: 2 })).toBeInViewport();
  const command = page.locator('.code', { hasText: 'rollcall create mfe-payroll' });
  await command.getByRole('button', { name: 'Copy' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(
    `export ROLLCALL_URL=${running.url}\nnpx --yes --package=$ROLLCALL_URL/sdk/`,
  );
  expect(await page.locator('body').textContent()).not.toContain('console.example');
  await expectAccessible(page, 'guide');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'guide on a phone');
});
