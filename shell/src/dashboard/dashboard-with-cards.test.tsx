import { getDashboard } from '@rollcall/shared/contract';
import type { Release } from '@rollcall/shared/module';
import { aResponse, serveContract } from '@rollcall/shared/testing';
import { screen, within } from '@testing-library/react';
import { lazy } from 'react';
import { aRelease } from '../testing/releases.ts';
import { aModuleOf, renderConsole } from '../testing/render-console.tsx';

const server = serveContract();

const PAYROLL = aRelease({
  name: 'mfe-payroll',
  title: 'Payroll',
  routes: [{ path: '/payroll', access: 'admin', title: 'Payroll' }],
  extensions: [{ point: 'dashboard.card', id: 'month', title: 'Payroll of the month' }],
  // Retries end with it, so that no test waits for them.
  budget: { loadTimeoutMs: 100, sizeKb: 250 },
});

const COUNTS = {
  totalUsers: 1,
  totalAdmins: 1,
  totalActiveUser: 1,
  totalInActiveUser: 0,
  totalUnverifiedUser: 0,
  totalVerifiedUser: 1,
  totalOnLeaveCount: 0,
  totalPunchInCount: 0,
  missmatch: { totalPunchOutMismatch: 0 },
};

beforeEach(() => server.respond(getDashboard, () => aResponse(COUNTS)));
afterEach(() => jest.restoreAllMocks());

/** The dashboard with a module whose card is `extensions.month`. */
const open = (load: (release: Release) => unknown, releases: readonly Release[] = [PAYROLL]) =>
  renderConsole({ server, path: '/', releases, load });

const withCard = (month: unknown) => (release: Release) => {
  const { default: module } = aModuleOf(release) as { default: object };
  return { default: { ...module, extensions: { month } } };
};
const card = () => screen.findByRole('region', { name: 'Payroll of the month' });
const failure = async () =>
  within(await card()).findByText('Payroll of the month is not available.');
const captureErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

test('a card has its title before its module is loaded, then the content', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { outcomes } = open(() => promise);
  expect(within(await card()).getByLabelText('Loading Payroll of the month')).toBeVisible();
  resolve(withCard(() => <p>12 payslips</p>)(PAYROLL));
  expect(await within(await card()).findByText('12 payslips')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(outcomes).toMatchObject([{ module: 'mfe-payroll', result: 'ok' }]);
});

test('without extensions the dashboard loads no module', async () => {
  const load = jest.fn();
  open(load, [aRelease()]);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(load).not.toHaveBeenCalled();
});

test('a module that cannot be loaded leaves the dashboard; Retry loads it', async () => {
  let isDown = true;
  const { user } = open((release) =>
    isDown ? Promise.reject(new Error('404')) : withCard(() => <p>Here</p>)(release),
  );
  await failure();
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry Payroll of the month' }));
  expect(await screen.findByText('Here')).toBeVisible();
});

test('a card that throws is contained, reported, and can be tried again', async () => {
  captureErrors();
  let isBroken = true;
  const { user, outcomes } = open(
    withCard(() => {
      if (isBroken) throw new Error('no rates');
      return <p>Here</p>;
    }),
  );
  await failure();
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(outcomes.at(-1)).toMatchObject({ module: 'mfe-payroll', result: 'failed', why: 'render' });
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry Payroll of the month' }));
  expect(await screen.findByText('Here')).toBeVisible();
});

test('a part of a card that is loaded later may fail, too', async () => {
  captureErrors();
  const error = Object.assign(new Error('part'), { name: 'ChunkLoadError' });
  const { outcomes } = open(withCard(lazy(() => Promise.reject(error))));
  await failure();
  expect(outcomes.at(-1)).toMatchObject({ result: 'failed', why: 'load' });
});

test('a module without the component of its extension is reported', async () => {
  const { outcomes } = open(aModuleOf);
  await failure();
  expect(outcomes.at(-1)).toMatchObject({ result: 'failed', why: 'shape' });
});
