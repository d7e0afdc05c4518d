import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, openDashboard, test } from '../support/test.ts';

const SCHEDULE = 'Rotation: early, late, night';

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByTitle(option, { exact: true }).click();
}

test.describe('who works when, and how time is counted, on our server', () => {
  test.use({ backend: 'own' });

  test('a department gets a night schedule from a date: preview, history and undo @all', async ({
    page,
  }) => {
    test.slow();
    await openDashboard(page, 'own');
    await page.goto('/settings/mfe-time/assignments');
    await page.getByRole('radio', { name: 'Department' }).check();
    await choose(page, 'Department', 'Operations');
    await expect(page.getByRole('heading', { name: /^Department Operations/ })).toBeVisible();
    await page.getByRole('button', { name: 'Change…' }).click();
    const form = page.getByRole('dialog', { name: 'Change assignment: Department Operations' });
    await choose(page, 'Work schedule', SCHEDULE);
    await form.getByLabel('From when').fill('2099-03-02');
    const preview = form.getByRole('region', { name: 'What this changes' });
    await expect(
      preview.getByText(/^From Mar 02, 2099: counts for \d+ employees\.$/),
    ).toBeVisible();
    await expect(preview.getByText('No past day changes.')).toBeVisible();
    await expectAccessible(page, 'change of an assignment');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Assignment saved')).toBeVisible();
    const row = page.getByRole('row', { name: /^From Mar 02, 2099/ });
    await expect(row).toContainText('Planned');
    await expect(row).toContainText(SCHEDULE);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Change undone')).toBeVisible();
    await expect(row).toBeHidden();
  });

  test('a changed policy calculates its example again; it is saved for an employee and undone @all', async ({
    page,
  }) => {
    test.slow();
    await openDashboard(page, 'own');
    await page.goto('/settings/mfe-time/policies?scope=employee:12&entry=new');
    const form = page.getByRole('dialog', { name: /^Time policy: / });
    const example = form.getByRole('region', { name: 'Worked example' });
    await expect(example.getByText('8 hrs 47 min', { exact: true })).toBeVisible();
    await form.getByRole('button', { name: 'Add a break rule' }).click();
    await expect(example.getByText('8 hrs 37 min', { exact: true })).toBeVisible();
    await form.getByLabel('Rule 1: break').fill('0:45');
    await expect(example.getByText('8 hrs 22 min', { exact: true })).toBeVisible();
    await form.getByLabel('Name').fill('Longer break');
    await expectAccessible(page, 'change of a time policy');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Time policy saved')).toBeVisible();
    const row = page.getByRole('row', { name: /Longer break/ }).first();
    await expect(row).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Change undone')).toBeVisible();
    await expect(row).toBeHidden();
  });
});
