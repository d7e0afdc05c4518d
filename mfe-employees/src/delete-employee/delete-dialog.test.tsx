import { deleteEmployee } from '@rollcall/shared/contract';
import { holdSeconds, renderAsAdministrator, serveContract } from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { DeleteDialog } from './delete-dialog.tsx';

const server = serveContract();
const onClose = jest.fn();

let pass: ReturnType<typeof holdSeconds>;

function open() {
  const Dialog = () => <DeleteDialog id={7} employee="X-7, EMP-7 (Maya)" onClose={onClose} />;
  return renderAsAdministrator([{ path: '/', Component: Dialog }], { server, path: '/' });
}
const button = () => screen.getByRole('button', { name: 'Delete' });

beforeEach(() => {
  onClose.mockClear();
  pass = holdSeconds();
});

test('the dialog names the employee, warns, and disables Delete for five seconds (spec §2, spec §9)', () => {
  open();
  const dialog = screen.getByRole('dialog', { name: 'Delete Employee' });
  expect(dialog).toHaveTextContent('delete employee X-7, EMP-7 (Maya)?');
  expect(dialog).toHaveTextContent(/permanently removed.*cannot be undone/);
  expect(button()).toBeDisabled();
  expect(dialog).toHaveTextContent('5');
  pass(4);
  expect(button()).toBeDisabled();
  expect(dialog).toHaveTextContent('1');
  pass(1);
  expect(button()).toBeEnabled();
});

test.each([
  ['a success', 200, { status: true, message: 'Gone' }, 'success', 'Employee deleted successfully'],
  ['a failure', 500, '', 'error', 'Failed to delete employee'],
  ['a refusal', 409, { message: 'Active.' }, 'error', 'Active.'],
])(
  '%s closes the dialog and shows a toast (spec §2, spec §8)',
  async (_, status, body, tone, text) => {
    server.respondRaw(deleteEmployee, () => ({ status, body }));
    const { user, toasts } = open();
    pass(5);
    await user.click(button());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(toasts).toEqual([{ tone, text }]);
    expect(server.requestsOf(deleteEmployee)).toMatchObject([{ path: '/admin/employee/7' }]);
  },
);

test.each(['{Escape}', 'Cancel'])('%s closes the dialog without deleting', async (action) => {
  const { user } = open();
  pass(5);
  if (action === 'Cancel') await user.click(screen.getByRole('button', { name: action }));
  else await user.keyboard(action);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(server.requestsOf(deleteEmployee)).toHaveLength(0);
});
