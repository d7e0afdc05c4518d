import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { type Backend, expect, openDashboard, test } from '../support/test.ts';

const PUBLIC = [
  '/applyCorrection',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/register',
  '/verify-email',
  '/unauthorized',
  '/sdk',
  '/no/such/page',
];
const ADMIN = [
  '/',
  '/employees',
  '/employees/register',
  '/time/logs',
  '/time/today',
  '/time/month',
  '/leave',
  '/leave/breaks',
];
/** Pages that need a capability, so that a base backend does not have them. */
const OWN = [
  '/time/today?view=board',
  '/time/corrections',
  '/employees/import',
  '/time/roster',
  '/time/roster?dialog=copy',
  '/time/overtime',
  '/time/logs?dialog=export',
  '/time/timesheets?department=HR',
  '/time/closing',
  '/time/closing?dialog=close',
  '/my/time',
  '/my/time?dialog=calendar-link',
  '/my/leave',
  '/my/profile',
  '/settings/mfe-time/company',
  '/settings/mfe-time/shifts?shift=new',
  '/settings/mfe-time/schedules',
  '/settings/mfe-time/schedules?schedule=new',
  '/settings/mfe-time/holidays',
  '/settings/mfe-time/holidays?calendar=1&dialog=import',
  '/settings/mfe-employees/departments',
  '/settings/mfe-employees/departments?dialog=add-department',
  '/settings/mfe-employees/designations',
  '/employees?dialog=edit&employee=5&tab=work',
  '/settings/mfe-time/assignments',
  '/settings/mfe-time/assignments?entry=new',
  '/settings/mfe-time/policies?entry=new',
  '/modules',
  '/modules/mfe-time',
  '/modules/mfe-time?dialog=disable',
  '/modules/tokens?dialog=new',
  '/modules/log',
];

const SIZES = {
  desktop: { width: 1360, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
};

/** Tests WCAG 2.2 AA on a page, and that it does not scroll horizontally. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, path);
}

test('sign-in page, list and form have no accessibility violation', async ({ page }) => {
  await visit(page, '/login');
  await openDashboard(page, 'own');
  for (const path of ['/employees', '/employees/register']) await visit(page, path);
});

function describePages(backend: Backend, size: keyof typeof SIZES, colorScheme: 'light' | 'dark') {
  test.describe(`${backend}, ${size}, ${colorScheme} @all`, () => {
    test.use({ backend, viewport: SIZES[size], colorScheme });

    test('no page has an accessibility violation', async ({ page }) => {
      for (const path of PUBLIC) await visit(page, path);
      await openDashboard(page, backend);
      for (const path of backend === 'own' ? [...ADMIN, ...OWN] : ADMIN) await visit(page, path);
    });
  });
}

for (const backend of ['own', 'base'] as const) {
  for (const size of ['desktop', 'tablet', 'phone'] as const) {
    for (const scheme of ['light', 'dark'] as const) describePages(backend, size, scheme);
  }
}
