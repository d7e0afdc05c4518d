import { useExtensions } from '@rollcall/shared/session';
import { serveContract } from '@rollcall/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { aRelease } from '../../testing/releases.ts';
import { aModuleOf, renderConsole } from '../../testing/render-console.tsx';

const server = serveContract();

const EMPLOYEES = aRelease({
  name: 'mfe-employees',
  routes: [{ path: '/employees', access: 'admin', title: 'Employees' }],
});
const PAYROLL = aRelease({
  name: 'mfe-payroll',
  routes: [{ path: '/payroll', access: 'admin', title: 'Payroll' }],
  extensions: [{ point: 'employee.tab', id: 'slips', title: 'Payslips' }],
  budget: { loadTimeoutMs: 100, sizeKb: 250 },
});

/** A page of a module with the extensions of another one. */
function EmployeesPage() {
  const extensions = useExtensions('employee.tab');
  const [times, setTimes] = useState(0);
  return (
    <>
      <h1>Employees</h1>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Draw again
      </button>
      {extensions.map(({ key, title, Content }) => (
        <section key={key} aria-label={title} data-key={key}>
          <Content employeeId={7} />
        </section>
      ))}
    </>
  );
}

function open(Slips: (props: { readonly employeeId: number }) => unknown) {
  return renderConsole({
    server,
    path: '/employees',
    releases: [EMPLOYEES, PAYROLL],
    load: (release) => {
      if (release.name === 'mfe-payroll') {
        const { default: module } = aModuleOf(release) as { default: object };
        return { default: { ...module, extensions: { slips: Slips } } };
      }
      return { default: { routes: [{ path: '/employees', Component: EmployeesPage }] } };
    },
  });
}

afterEach(() => jest.restoreAllMocks());

test('a page draws what another module adds to it, and keeps its state', async () => {
  const { user } = open(function Slips({ employeeId }) {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count} slips of {employeeId}
      </button>
    );
  });
  await user.click(await screen.findByRole('button', { name: '0 slips of 7' }));
  await user.click(screen.getByRole('button', { name: 'Draw again' }));
  expect(screen.getByRole('button', { name: '1 slips of 7' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Payslips' })).toHaveAttribute(
    'data-key',
    'mfe-payroll.slips',
  );
});

test('what throws is contained, and reported for its own module', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { outcomes } = open(() => {
    throw new Error('no slips');
  });
  expect(await screen.findByText('Payslips is not available.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Employees' })).toBeVisible();
  expect(outcomes.at(-1)).toMatchObject({ module: 'mfe-payroll', result: 'failed', why: 'render' });
});
