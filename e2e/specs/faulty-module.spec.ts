import type { Page } from '@playwright/test';
import { FAULT_LINES } from '../support/fault-lines.ts';
import { failurePanel, openPage } from '../support/pages/layout.ts';
import { releaseProbe } from '../support/probe.ts';
import { expect, startSignedIn, test } from '../support/test.ts';

// Modules with faulty code (design §5), tested with a probe that fails on demand.

async function open(page: Page, fault: string, path = '/'): Promise<void> {
  await startSignedIn(page, 'own');
  await page.addInitScript((probeFault) => Object.assign(globalThis, { probeFault }), fault);
  await releaseProbe(page);
  await page.goto(path);
}

const panel = (page: Page) => failurePanel(page, 'Faulty Probe');

for (const [fault, words] of [
  ['import', 'ran into an unexpected problem'],
  ['nothing', 'it exports no routes'],
  ['routes', 'it has no page for /probe/faulty'],
  ['render', 'ran into an unexpected problem'],
] as const) {
  test(`a module with a fault at "${fault}" is contained and explained${fault === 'render' ? '' : ' @all'}`, async ({
    page,
    consoleMessages,
  }) => {
    consoleMessages.expectOnly(FAULT_LINES);
    await open(page, fault);
    await page.getByRole('link', { name: 'Faulty Probe' }).click();
    await expect(panel(page)).toContainText(words);
    await openPage(page, 'All Employees');
    if (fault !== 'render') return;
    await page.evaluate(() => Object.assign(globalThis, { probeFault: undefined }));
    await openPage(page, 'Faulty Probe', 'Probe');
  });
}

test('an error on a click shows a toast, and input is not lost', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(FAULT_LINES);
  await open(page, 'click', '/probe/faulty');
  await page.getByLabel('Note').fill('typed');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong on this page');
  await expect(page.getByLabel('Note')).toHaveValue('typed');
});

test('a lazy part that fails to load is contained; Retry loads it', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(FAULT_LINES);
  await open(page, 'late', '/probe/faulty');
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  const late = '**/mfe-probe/*/static/js/async/*';
  await page.route(late, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(panel(page)).toContainText('could not be loaded');
  await page.unroute(late);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('The late part is here.')).toBeVisible();
});
