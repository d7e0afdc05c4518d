import { getDashboard } from '@rollcall/shared/contract';
import type { Release } from '@rollcall/shared/module';
import { aResponse, serveContract } from '@rollcall/shared/testing';
import { screen, within } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { aRelease } from '../testing/releases.ts';
import { aModuleOf, renderConsole } from '../testing/render-console.tsx';

const server = serveContract();

const PAYROLL = aRelease({
  name: 'mfe-payroll',
  title: 'Payroll',
  routes: [{ path: '/payroll', access: 'admin', title: 'Payroll' }],
  nav: [
    {
      id: 'payroll',
      label: 'Payroll',
      icon: 'apps',
      order: 500,
      children: [{ id: 'payroll.all', label: 'All payslips', to: '/payroll' }],
    },
  ],
  extensions: [{ point: 'dashboard.card', id: 'constructor', title: 'Payroll of the month' }],
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

beforeEach(() => {
  server.respond(getDashboard, () => aResponse(COUNTS));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const open = (load: (release: Release) => unknown) =>
  renderConsole({ server, path: '/', releases: [PAYROLL], load });

const withExtensions = (extensions: unknown) => (release: Release) => {
  const { default: module } = aModuleOf(release) as { default: object };
  return { default: { ...module, extensions } };
};

const expectContained = async () => {
  const card = await screen.findByRole('region', { name: 'Payroll of the month' });
  expect(await within(card).findByText('Payroll of the month is not available.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
};

test.each<[string, unknown]>([
  ['a number', { constructor: 5 }],
  ['an object', { constructor: {} }],
  ['nothing, under a name that every object has', {}],
  ['no extensions', null],
  ['a list', []],
  [
    'a getter that throws',
    {
      get constructor() {
        throw new Error('no card');
      },
    },
  ],
  ['a component that returns an object', { constructor: () => ({ a: 1 }) }],
  ['a component that draws itself again without end', { constructor: Endless }],
])('a card that is %s is contained', async (_, extensions) => {
  open(withExtensions(extensions));
  await expectContained();
});

/** Draws itself again each time that it is drawn. */
function Endless() {
  const [count, setCount] = useState(0);
  return <Drawn onDraw={() => setCount(count + 1)} />;
}

function Drawn({ onDraw }: { readonly onDraw: () => void }) {
  useLayoutEffect(onDraw);
  return null;
}

test('a module that never finishes loading fails after its deadline', async () => {
  open(() => new Promise(() => undefined));
  await expectContained();
});

test('a card that throws when it is left does not disturb the next page', async () => {
  const { user } = open(
    withExtensions({
      constructor: function Card() {
        useEffect(() => () => {
          const stack = 'Error\n  at https://hr.example/modules/mfe-payroll/1.0.0/a.js:1:1';
          throw Object.assign(new Error('cannot clean up'), { stack });
        });
        return <p>Here</p>;
      },
    }),
  );
  await screen.findByText('Here');
  await user.click(screen.getByRole('link', { name: 'All payslips' }));
  expect(await screen.findByRole('heading', { name: 'Payroll' })).toBeVisible();
});
