import {
  createShiftCalendarLink,
  getMyShifts,
  getShiftCalendarLink,
  type MyShiftsBody,
  revokeShiftCalendarLink,
} from '@rollcall/shared/contract';
import {
  anAdministrator,
  aResponse,
  aToken,
  renderPage,
  serveContract,
} from '@rollcall/shared/testing';
import { queryClient } from '@rollcall/shared/transport';
import { screen, waitFor, within } from '@testing-library/react';
import { MyShifts } from '../my-shifts/my-shifts.tsx';

const server = serveContract();
type Day = MyShiftsBody['days'][number];
const aDay = (date: string, changes: Partial<Day> = {}): Day => ({
  date,
  kind: 'shifts',
  shifts: [{ name: 'Night', colour: 'purple', start: '22:00', end: '06:00' }],
  zone: 'America/Chicago',
  holiday: null,
  isRostered: false,
  reason: null,
  leave: null,
  ...changes,
});

const open = () =>
  renderPage([{ path: '/my/time', Component: MyShifts }], {
    server,
    path: '/my/time',
    session: {
      token: aToken({ role: 'EMPLOYEE' }),
      employee: anAdministrator({ id: 7, role: 'EMPLOYEE' }),
    },
    capabilities: ['self', 'working-time'],
    zone: 'America/Chicago',
  });

test('the days of two weeks say what is planned, and which is today', async () => {
  const days = [
    aDay('2026-03-10', { isRostered: true, reason: 'Stocktaking' }),
    aDay('2026-03-11', {
      shifts: [{ name: '09:00–17:30', colour: 'blue', start: '09:00', end: '17:30' }],
    }),
    aDay('2026-03-12', { leave: 'Annual' }),
    aDay('2026-03-13', { kind: 'holiday', holiday: 'Founders Day' }),
    aDay('2026-03-14', { kind: 'day-off', shifts: [], isRostered: true }),
  ];
  server.respond(getMyShifts, () => aResponse({ today: '2026-03-10', days }));
  open();
  await screen.findByText('Founders Day');
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Today · Tue, Mar 10Night10:00 PM – 06:00 AM, next dayChanged for this day: Stocktaking',
    'Wed, Mar 1109:00 AM – 05:30 PM',
    'Thu, Mar 12Leave (Annual)',
    'Fri, Mar 13Founders Day',
    'Sat, Mar 14Day offChanged for this day',
  ]);
  expect(items[0]).toHaveAttribute('aria-current', 'date');
});

test('the zone is named once, or by each day when it changes', async () => {
  const ofZones = (...zones: string[]) =>
    zones.map((zone, index) => aDay(`2026-03-1${index}`, { zone }));
  const respond = (days: Day[]) =>
    server.respond(getMyShifts, () => aResponse({ today: '2026-03-10', days }));
  respond(ofZones('Europe/Lisbon', 'Europe/Lisbon'));
  const { unmount } = open();
  await screen.findAllByText('Night');
  expect(screen.getAllByText(/Lisbon/)).toHaveLength(1);
  unmount();
  queryClient.clear();
  respond(ofZones('America/Chicago', 'Europe/Lisbon'));
  open();
  await screen.findAllByText('Night');
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).not.toHaveTextContent('time');
  expect(second).toHaveTextContent('Lisbon time');
});

test('without a plan, and after a failure, it says so', async () => {
  server.refuse(getMyShifts, 403, 'Broken');
  const { user } = open();
  await screen.findByText('Broken');
  const day = aDay('2026-03-10', { kind: 'unplanned', shifts: [] });
  server.respond(getMyShifts, () => aResponse({ today: '2026-03-10', days: [day] }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('There is no plan for the next two weeks.')).toBeVisible();
});

test('a calendar link is created, shown once, and revoked', async () => {
  server.respond(getMyShifts, () => aResponse({ today: '2026-03-10', days: [] }));
  let createdAt: string | null = null;
  server.respond(getShiftCalendarLink, () => aResponse({ createdAt }));
  server.respond(createShiftCalendarLink, () => {
    createdAt = '2026-03-10T12:00:00-06:00';
    return aResponse({ path: '/calendar/secret.ics' });
  });
  server.respond(revokeShiftCalendarLink, () => {
    createdAt = null;
    return aResponse(null);
  });
  const { user, toasts } = open();
  await user.click(await screen.findByRole('button', { name: 'Subscribe in your calendar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Create a link' }));
  const field = await dialog.findByLabelText('Calendar link');
  expect(field).toHaveValue(`${server.baseUrl}/calendar/secret.ics`);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Subscribe in your calendar' }));
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByText(/^You have a link since Mar 10, 2026\./)).toBeVisible();
  expect(again.queryByLabelText('Calendar link')).not.toBeInTheDocument();
  await user.click(again.getByRole('button', { name: 'Revoke the link' }));
  await again.findByRole('button', { name: 'Create a link' });
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Calendar link revoked']));
});

test('no link is created until it is known that there is none', async () => {
  server.respond(getMyShifts, () => aResponse({ today: '2026-03-10', days: [] }));
  const { promise: read, resolve: sendRead } = Promise.withResolvers<void>();
  server.respond(getShiftCalendarLink, async () => {
    await read;
    return aResponse({ createdAt: '2026-03-01T12:00:00-06:00' });
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Subscribe in your calendar' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('button', { name: 'Create a link' })).not.toBeInTheDocument();
  sendRead();
  expect(await dialog.findByRole('button', { name: 'Replace the link' })).toBeEnabled();
});
