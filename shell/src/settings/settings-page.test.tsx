import { getDashboard, getGettingStarted } from '@rollcall/shared/contract';
import type { Release } from '@rollcall/shared/module';
import { aResponse, serveContract } from '@rollcall/shared/testing';
import { screen, within } from '@testing-library/react';
import { aRelease } from '../testing/releases.ts';
import { aModuleOf, renderConsole } from '../testing/render-console.tsx';

const server = serveContract();

const settings = (id: string, title: string, more = {}) => ({
  point: 'settings.page',
  id,
  title,
  ...more,
});
const PAYROLL = aRelease({
  name: 'mfe-payroll',
  title: 'Payroll',
  routes: [{ path: '/payroll', access: 'admin', title: 'Payroll' }],
  extensions: [settings('rates', 'Rates'), settings('banks', 'Banks')],
  // Retries end with it, so that no test waits for them.
  budget: { loadTimeoutMs: 100, sizeKb: 250 },
});

const load = (release: Release) => {
  const { default: module } = aModuleOf(release) as { default: object };
  const extensions = { rates: () => <p>12 %</p>, banks: () => <p>One bank</p> };
  return { default: { ...module, extensions } };
};
type Options = Partial<Parameters<typeof renderConsole>[0]>;
const open = (path: string, options: Options = {}) =>
  renderConsole({ server, path, releases: [PAYROLL], load, capabilities: ['self'], ...options });
const heading = () => screen.findByRole('heading', { level: 1, name: 'Settings' });

test('Settings opens its first page, and links lead to the others', async () => {
  const { user, router } = open('/settings');
  await heading();
  expect(
    await within(screen.getByRole('region', { name: 'Rates' })).findByText('12 %'),
  ).toBeVisible();
  expect(router.state.location.pathname).toBe('/settings/mfe-payroll/rates');
  const links = within(screen.getByRole('navigation', { name: 'Settings' }));
  expect(links.getByRole('link', { name: 'Rates' })).toHaveAttribute('aria-current', 'page');
  await user.click(links.getByRole('link', { name: 'Banks' }));
  expect(await screen.findByText('One bank')).toBeVisible();
  expect(screen.queryByText('12 %')).not.toBeInTheDocument();
});

test('getting started is the last page, where the backend knows it', async () => {
  server.respondRaw(getGettingStarted, () => ({ status: 500, body: {} }));
  const { user, router } = open('/settings', { capabilities: ['self', 'getting-started'] });
  await heading();
  const links = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Rates',
    'Banks',
    'Getting started',
  ]);
  await user.click(screen.getByRole('link', { name: 'Getting started' }));
  expect(await screen.findByRole('region', { name: 'Getting started' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/settings/shell/getting-started');
});

test('the menu entry Settings leads there', async () => {
  server.respondRaw(getDashboard, () => ({ status: 200, body: aResponse({}) }));
  const { user, router } = open('/');
  await user.click(await screen.findByRole('button', { name: 'Ada Okafor' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  await heading();
  expect(router.state.location.pathname).toMatch(/^\/settings\//);
});

test('settings that fail leave the page and its links', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = open('/settings', {
    load: (release: Release) => {
      const { default: module } = aModuleOf(release) as { default: object };
      const rates = () => {
        throw new Error('no rates');
      };
      return { default: { ...module, extensions: { rates, banks: () => <p>One bank</p> } } };
    },
  });
  expect(await screen.findByText('Rates is not available.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Banks' }));
  expect(await screen.findByText('One bank')).toBeVisible();
  jest.restoreAllMocks();
});

test.each([
  ['/settings/mfe-payroll/other', {}],
  ['/settings/shell/getting-started', {}],
  ['/settings/mfe-payroll/rates', { releases: [aRelease()] }],
  ['/settings', { releases: [aRelease()] }],
  ['/settings', { releases: [aRelease()], capabilities: undefined }],
])('%s is not found with %j', async (path, options: Options) => {
  open(path, options);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('a page with a right is for administrators who have it', async () => {
  const secret = aRelease({
    name: 'mfe-payroll',
    routes: PAYROLL.descriptor.routes,
    extensions: [settings('rates', 'Rates', { right: 'payroll' }), settings('banks', 'Banks')],
  });
  open('/settings', { releases: [secret] });
  expect(await screen.findByText('One bank')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Rates' })).not.toBeInTheDocument();
});

test('an employee is sent to Access Denied', async () => {
  const { router } = open('/settings', { who: 'employee' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/unauthorized');
});
