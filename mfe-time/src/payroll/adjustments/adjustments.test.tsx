import {
  type AdjustmentBody,
  createAdjustment,
  deleteAdjustment,
  listAdjustments,
  searchEmployees,
} from '@rollcall/shared/contract';
import {
  anEmployee,
  aPageOf,
  aResponse,
  changeValue,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Adjustments } from './adjustments.tsx';

const server = serveContract();

const MANUAL: AdjustmentBody = {
  id: 5,
  employeeId: 7,
  employeeName: 'Maya Lindqvist',
  employeeCode: 'EMP-7',
  forDate: '2026-02-05',
  postedDate: '2026-03-09',
  kind: 'manual',
  minutes: 90,
  reason: 'Called in',
  createdBy: 'Ada Admin',
  createdAt: '2026-03-09T09:00:00-06:00',
};
const CORRECTION: AdjustmentBody = { ...MANUAL, id: 6, kind: 'correction', createdBy: null };
const OWN: AdjustmentBody = { ...MANUAL, id: 7, employeeId: 1, employeeName: 'Ada Admin' };

beforeEach(() => server.respond(listAdjustments, () => aPageOf([MANUAL, CORRECTION, OWN], 0)));

const open = () =>
  renderAsAdministrator([{ path: '/time/closing', Component: Adjustments }], {
    server,
    path: '/time/closing',
    capabilities: ['working-time'],
    zone: 'UTC-06:00',
  });

test('adjustments say where they come from; your own stay', async () => {
  open();
  await screen.findAllByText('Maya Lindqvist');
  const rows = tableRows('Adjustments, list').map((cells) => cells.slice(2));
  expect(rows).toEqual([
    ['+1 hr 30 min', 'Mar 09, 2026', 'Called in', 'Entered manuallyby Ada Admin', 'Delete'],
    ['+1 hr 30 min', 'Mar 09, 2026', 'Called in', 'Approved correction', 'Delete'],
    [
      '+1 hr 30 min',
      'Mar 09, 2026',
      'Called in',
      'Entered manuallyby Ada Admin',
      'Your own: another administrator must delete it',
    ],
  ]);
});

test('a new one names employee, day, time with its sign, and a reason', async () => {
  // They have left: their last month may need it.
  server.respond(searchEmployees, ({ query }) =>
    aPageOf(String(query.isActive) === 'false' ? [anEmployee({ isActive: false })] : [], 0),
  );
  server.respond(createAdjustment, () => aResponse(MANUAL));
  const { user, toasts } = open();
  await user.click(screen.getByRole('button', { name: 'Add an adjustment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an adjustment' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('An employee is required')).toBeVisible();
  expect(dialog.getByText('A day is required')).toBeVisible();
  expect(dialog.getByText('Time must be hours and minutes, as +1:30 or -0:45')).toBeVisible();
  expect(dialog.getByText('A reason is required')).toBeVisible();
  await user.type(dialog.getByLabelText('Employee'), 'maya');
  await user.click(await screen.findByTitle('Maya Lindqvist'));
  await changeValue(dialog.getByLabelText('For the day'), '2026-02-05');
  await changeValue(dialog.getByLabelText('Time'), '-0:45');
  await changeValue(dialog.getByLabelText('Reason'), ' Left early ');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.requestsOf(createAdjustment)[0]?.body).toEqual({
    employeeId: 7,
    forDate: '2026-02-05',
    minutes: -45,
    reason: 'Left early',
  });
  expect(toasts).toMatchObject([{ text: 'Adjustment added' }]);
});

test('why one cannot be deleted is said in the dialog', async () => {
  server.respondRaw(deleteAdjustment, () => ({
    status: 409,
    body: { status: false, message: 'This day is closed.', code: 'conflict' },
  }));
  const { user } = open();
  const [, ofCorrection] = await screen.findAllByRole('button', { name: 'Delete' });
  if (ofCorrection) await user.click(ofCorrection);
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText(/Delete them only after Feb 05, 2026 itself has been corrected/),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This day is closed.');
});
