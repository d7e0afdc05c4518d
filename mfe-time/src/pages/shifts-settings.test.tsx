import {
  createShift,
  deleteShift,
  listShifts,
  type ShiftBody,
  updateShift,
} from '@rollcall/shared/contract';
import {
  aResponse,
  aShift,
  changeValue,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { queryClient } from '@rollcall/shared/transport';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ShiftsSettings } from './shifts-settings.tsx';

const server = serveContract();
const OFFICE = aShift({ rosterEntries: 3 });
const NIGHT: ShiftBody = {
  ...OFFICE,
  id: 5,
  name: 'Night',
  startTime: '22:00',
  endTime: '06:00',
  expectedMin: 450,
  schedules: 0,
  rosterEntries: 0,
};
let shifts: ShiftBody[];
beforeEach(() => {
  shifts = [NIGHT, OFFICE];
  server.respond(listShifts, () => aResponse(shifts));
});

/** As when the tab is shown again. */
const refetch = () => act(() => queryClient.invalidateQueries());

const open = (path = '/settings') =>
  renderAsAdministrator([{ path: '/settings', Component: ShiftsSettings }], {
    server,
    path,
    capabilities: ['working-time'],
  });
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('shifts are listed with their times and where they are used', async () => {
  open();
  await screen.findByRole('table', { name: 'All shifts' });
  expect(tableRows('All shifts')).toEqual([
    ['Night', '10:00 PM – 06:00 AM, next day', '7 hrs 30 min', '30 min', 'Not used'],
    ['Office', '09:00 AM – 05:30 PM', '8 hrs', '30 min', '1 work schedule, 3 rostered days'],
  ]);
});

test('a change sends only what was changed, and says what else it changes', async () => {
  server.respond(updateShift, ({ body }) => {
    shifts = [NIGHT, { ...OFFICE, ...body, version: 3 } as ShiftBody];
    return aResponse(shifts[1] as ShiftBody);
  });
  const { user, toasts } = open();
  await user.click(await screen.findByRole('button', { name: 'Office' }));
  const form = await drawer('Edit Office');
  expect(
    form.getByText(/^Used by 1 work schedule, 3 rostered days\. A change counts/),
  ).toBeVisible();
  expect(form.getByLabelText('Expected time')).toHaveValue('8:00');
  await changeValue(form.getByLabelText('Expected time'), '7:45');
  await changeValue(form.getByLabelText('Half-day below'), '4');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.requestsOf(updateShift)).toMatchObject([
    { path: '/admin/shifts/4', body: { expectedMin: 465, halfDayBelowMin: 240, version: 2 } },
  ]);
  expect(toasts).toMatchObject([{ tone: 'success', text: 'Shift saved' }]);
});

test('a new shift has the usual values, and core hours only when it is flexible', async () => {
  server.respond(createShift, ({ body }) => aResponse({ ...NIGHT, ...body, id: 9 } as ShiftBody));
  const { user, at } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a shift' }));
  expect(at()).toBe('/settings?shift=new');
  const form = await drawer('New shift');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Name is required')).toBeVisible();
  await changeValue(form.getByLabelText('Name'), 'Desk');
  expect(form.queryByLabelText('Core hours from')).not.toBeInTheDocument();
  await user.click(form.getByRole('radio', { name: 'Flexible times' }));
  await changeValue(form.getByLabelText('Core hours from'), '10:00');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Core hours need a start and an end')).toBeVisible();
  await changeValue(form.getByLabelText('Core hours to'), '15:00');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.requestsOf(createShift)).toHaveLength(1));
  expect(server.requestsOf(createShift)[0]?.body).toMatchObject({
    name: 'Desk',
    kind: 'flexible',
    startTime: '09:00',
    endTime: '17:30',
    expectedMin: 480,
    unpaidBreakMin: 30,
    coreFrom: '10:00',
    coreTo: '15:00',
    halfAt: null,
    halfDayBelowMin: null,
    // The first that no other shift has.
    colour: 'cyan',
  });
});

test.each([
  [
    'Expected time',
    '9:00',
    /^Expected time and unpaid break must not exceed the length of the shift, 8 hrs 30 min/,
  ],
  ['Expected time', 'eight', 'Expected time must be hours and minutes, as 7:30'],
  ['Expected time', '', 'Expected time is required'],
  ['Grace at the start', '12:00', /^Grace at the start must be less than/],
  ['Absent below', '9:00', /^The limit of an absence must not exceed/],
])('%s %j is refused before it is sent', async (label, value, message) => {
  const { user } = open('/settings?shift=4');
  const form = await drawer('Edit Office');
  await changeValue(form.getByLabelText(label), value);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(server.requestsOf(updateShift)).toEqual([]);
});

test('only a shift that nothing uses can be deleted', async () => {
  server.respond(deleteShift, () => {
    shifts = [OFFICE];
    return aResponse(null);
  });
  const { user } = open('/settings?shift=5');
  const form = await drawer('Edit Night');
  await user.click(form.getByRole('button', { name: 'Delete shift' }));
  const confirmation = await drawer('Delete Night?');
  await user.click(confirmation.getByRole('button', { name: 'Delete shift' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.requestsOf(deleteShift)).toMatchObject([{ path: '/admin/shifts/5' }]);
  await user.click(await screen.findByRole('button', { name: 'Office' }));
  expect((await drawer('Edit Office')).queryByRole('button', { name: 'Delete shift' })).toBeNull();
});

test('unsaved input is still there when the shift is opened again', async () => {
  const { user } = open('/settings?shift=4');
  const form = await drawer('Edit Office');
  await changeValue(form.getByLabelText('Name'), 'Front desk');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Office' }));
  expect((await drawer('Edit Office')).getByLabelText('Name')).toHaveValue('Front desk');
});

test('unsaved input that is opened again is based on the version from which it started', async () => {
  server.respond(updateShift, () => aResponse(OFFICE));
  const { user } = open('/settings?shift=4');
  const form = await drawer('Edit Office');
  await changeValue(form.getByLabelText('Name'), 'Front desk');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  shifts = [NIGHT, { ...OFFICE, name: 'Reception', version: 3 }];
  await refetch();
  await user.click(await screen.findByRole('button', { name: 'Reception' }));
  await user.click((await drawer('Edit Reception')).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.requestsOf(updateShift)).toHaveLength(1));
  expect(server.requestsOf(updateShift)[0]?.body).toEqual({ name: 'Front desk', version: 2 });
});
