import { updateEmployee } from '@rollcall/shared/contract';
import type { PageContext } from '@rollcall/shared/session';
import {
  anEmployee,
  anEmployeeRecord,
  aResponse,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { EditForm } from './edit-form.tsx';

const server = serveContract();
const onSaved = jest.fn();
const bodies = () => server.requestsOf(updateEmployee).map(({ body }) => body);
const submit = () => screen.getByRole('button', { name: 'Update Employee' });

const OWN_FIELDS = { hasRole: false, hasRights: false, hasLeavers: false };

/** Renders only the form, with a complete record. */
function open(changes = {}, findExtensions?: PageContext['findExtensions']) {
  const fields = { ...anEmployeeRecord({ id: 7 }), ...changes };
  const Form = () => (
    <EditForm
      id={7}
      fields={fields}
      isComplete
      ownFields={OWN_FIELDS}
      onCancel={jest.fn()}
      onSaved={onSaved}
      onReload={jest.fn()}
      photo={null}
      renderWorkHistory={() => null}
      documents={null}
      tab={undefined}
      onTab={() => undefined}
    />
  );
  return renderAsAdministrator([{ path: '/', Component: Form }], {
    server,
    path: '/',
    ...(findExtensions && { findExtensions }),
  });
}
const goTo = (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(screen.getByRole('tab', { name }));

beforeEach(() => {
  onSaved.mockClear();
  server.respond(updateEmployee, () => aResponse({ ...anEmployee(), version: 5 }));
});

test('required fields show their messages; an error on a hidden tab opens that tab (spec §5)', async () => {
  const { user } = open({ department: null });
  for (const label of ['First Name', 'Email', 'Phone']) {
    await user.clear(screen.getByLabelText(label));
  }
  await user.type(screen.getByLabelText('Email'), 'ana@');
  await user.click(submit());
  const first = screen.getByLabelText('First Name');
  await waitFor(() => expect(first).toHaveAccessibleDescription('First name is required'));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is invalid');
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Phone is required');
  await waitFor(() => expect(first).toHaveFocus());
  await user.type(first, 'Ana');
  await waitFor(() => expect(first).not.toHaveAccessibleDescription());
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Phone is required');
  await user.type(screen.getByLabelText('Email'), 'rollcall.example');
  await user.type(screen.getByLabelText('Phone'), '+1555');
  await goTo(user, 'Bank Details');
  await user.click(submit());
  await waitFor(() => expect(screen.getByLabelText('Department')).toHaveFocus());
  expect(screen.getByRole('tab', { name: 'Work Info' })).toHaveAttribute('aria-selected', 'true');
  expect(bodies()).toEqual([]);
});

test('while it saves the button reads "Saving…" and is disabled; a failure without a message has the default', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.respondRaw(updateEmployee, async () => {
    await promise;
    return { status: 500, body: '' };
  });
  const { user, toasts } = open();
  await user.type(screen.getByLabelText('Last Name'), 'x');
  await user.click(submit());
  expect(await screen.findByRole('button', { name: 'Saving…' })).toBeDisabled();
  resolve();
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(toasts).toEqual([{ tone: 'error', text: 'Failed to update employee' }]);
});

test('the hidden permanent address keeps copying the current one (spec §4)', async () => {
  const { user } = open();
  await goTo(user, 'Address');
  await user.type(screen.getByLabelText('Current City'), 'Lund');
  await user.click(screen.getByLabelText('Permanent address same as current'));
  expect(screen.queryByLabelText('Permanent City')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Current City'), 'a');
  await user.type(screen.getByLabelText('Current Pincode'), '22');
  await user.click(submit());
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toMatchObject({
    permanentSameAsCurrent: true,
    currentAddressCity: 'Lunda',
    permanentAddressCity: 'Lunda',
    permanentAddressPincode: '22',
  });
});

test('PF Number is enabled only with PF (spec §5)', async () => {
  const { user } = open();
  await goTo(user, 'Work Info');
  expect(screen.getByLabelText('PF Number')).toBeDisabled();
  await user.click(screen.getByLabelText('Has PF'));
  expect(screen.getByLabelText('PF Number')).toBeEnabled();
});

test('tabs of other modules come last, get the employee, and leave unsaved changes alone', async () => {
  const Payslips = ({ employeeId }: { readonly employeeId: number }) => (
    <p>Payslips of {employeeId}</p>
  );
  const { user } = open({}, (point) =>
    point === 'employee.tab'
      ? [{ key: 'mfe-payroll.slips', title: 'Payslips', Content: Payslips }]
      : [],
  );
  expect(screen.getAllByRole('tab').at(-1)).toHaveAccessibleName('Payslips');
  await user.type(screen.getByLabelText('Middle Name'), 'Typed');
  await goTo(user, 'Payslips');
  expect(
    within(screen.getByRole('tabpanel', { name: 'Payslips' })).getByText('Payslips of 7'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Update Employee' })).not.toBeInTheDocument();
  await goTo(user, 'Personal');
  expect(screen.getByLabelText('Middle Name')).toHaveValue('Typed');
  expect(submit()).toBeVisible();
});
