import { test } from '../support/checkout.ts';
import { pageTitle } from '../support/pages/layout.ts';
import { expect, signIn } from '../support/test.ts';

test('two commands add a new module to the running console, without edits @all', async ({
  page,
  checkout,
}) => {
  await signIn(page, 'own');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByText('Expense Claims')).toHaveCount(0);

  const startedAt = performance.now();
  await checkout.npmRun('new-module', '--', 'mfe-expense-claims', '--team', 'money');
  const { output } = await checkout.npmRun('release', '-w', 'mfe-expense-claims');
  expect(output).toMatch(/mfe-expense-claims 1\.0\.0-[0-9a-f]{7} is live after/);
  await page.reload();
  const link = navigation.getByRole('link', { name: 'Expense Claims' });
  await expect(link).toBeVisible();
  await link.click();
  await expect(pageTitle(page, 'Expense Claims')).toBeVisible();
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`    new module to visible page, target 15 s: ${seconds.toFixed(1)} s`);
  test.info().annotations.push({ type: 'new module', description: `${seconds.toFixed(1)} s` });
});
