import {
  createWorkSchedule,
  deleteWorkSchedule,
  listShifts,
  listWorkSchedules,
  type ShiftBody,
  updateWorkSchedule,
  type WorkScheduleBody,
} from '@rollcall/shared/contract';
import {
  aResponse,
  aShift,
  changeValue,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SchedulesSettings } from './schedules-settings.tsx';

const server = serveContract();
const OFFICE = aShift();
const NIGHT: ShiftBody = { ...OFFICE, id: 5, name: 'Night', startTime: '22:00', endTime: '06:00' };
const WEEK: WorkScheduleBody = {
  id: 1,
  name: 'Mon–Fri',
  cycleDays: 7,
  anchorDate: '2026-06-01',
  days: [[4], [4], [4], [4], [4], [], []],
  version: 2,
  assignments: 1,
};
let shifts: ShiftBody[];
let schedules: WorkScheduleBody[];
beforeEach(() => {
  shifts = [NIGHT, OFFICE];
  schedules = [WEEK];
  server.respond(listShifts, () => aResponse(shifts));
  server.respond(listWorkSchedules, () => aResponse(schedules));
});

const open = (path = '/settings') =>
  renderAsAdministrator([{ path: '/settings', Component: SchedulesSettings }], {
    server,
    path,
    capabilities: ['working-time'],
  });
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('work schedules are listed with their days, expected time and uses', async () => {
  open();
  const strip = await screen.findByRole('list', { name: 'Days of Mon–Fri' });
  const days = within(strip).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
      (day) => `${day}: Office, 09:00 AM – 05:30 PM`,
    ),
    'Saturday: Day off',
    'Sunday: Day off',
  ]);
  expect(tableRows('All work schedules')[0]?.slice(2)).toEqual(['40 hrs', '1 assignment']);
});

test('a longer cycle repeats its days; only what was changed is sent', async () => {
  server.respond(updateWorkSchedule, ({ body }) => {
    schedules = [{ ...WEEK, ...body, version: 3 } as WorkScheduleBody];
    return aResponse(schedules[0] as WorkScheduleBody);
  });
  const { user, toasts } = open('/settings?schedule=1');
  const form = await drawer('Edit Mon–Fri');
  expect(form.getByText(/^Used by 1 assignment\. A change counts/)).toBeVisible();
  expect(form.getAllByRole('combobox')).toHaveLength(7);
  await changeValue(form.getByLabelText('Number of days'), '9');
  expect(form.getByRole('combobox', { name: 'Shifts of Day 9' })).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Work schedule saved' }]));
  expect(server.requestsOf(updateWorkSchedule)).toMatchObject([
    {
      path: '/admin/work-schedules/1',
      body: { days: [[4], [4], [4], [4], [4], [], [], [4], [4]], version: 2 },
    },
  ]);
});

test('a new work schedule begins on a Monday with the first shift; its days are chosen by shift', async () => {
  server.respond(createWorkSchedule, ({ body }) =>
    aResponse({ ...WEEK, ...body, id: 9 } as WorkScheduleBody),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a work schedule' }));
  const form = await drawer('New work schedule');
  await changeValue(form.getByLabelText('Name'), 'Nights');
  await changeValue(form.getByLabelText('Number of days'), '1');
  await user.type(form.getByRole('combobox', { name: 'Shifts of Day 1' }), 'Offi');
  await user.click(await screen.findByTitle('Office'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.requestsOf(createWorkSchedule)).toHaveLength(1));
  const [request] = server.requestsOf(createWorkSchedule);
  // In the order of their starts.
  expect(request?.body).toMatchObject({ name: 'Nights', days: [[4, 5]] });
  expect(new Date(`${request?.body.anchorDate}T00:00:00Z`).getUTCDay()).toBe(1);
});

test('a length that is typed digit by digit keeps the days', async () => {
  const { user } = open('/settings?schedule=1');
  const form = await drawer('Edit Mon–Fri');
  const length = form.getByLabelText('Number of days');
  await user.clear(length);
  await user.type(length, '14');
  expect(form.getAllByRole('combobox')).toHaveLength(14);
  expect(form.getAllByText('Day off')).toHaveLength(4);
});

test('a day takes the shifts of the day above it', async () => {
  server.respond(updateWorkSchedule, ({ body }) =>
    aResponse({ ...WEEK, ...body, version: 3 } as WorkScheduleBody),
  );
  const { user } = open('/settings?schedule=1');
  const form = await drawer('Edit Mon–Fri');
  expect(form.queryByRole('button', { name: /^As above: Monday/ })).not.toBeInTheDocument();
  await user.click(
    form.getByRole('button', { name: 'As above: Saturday gets the shifts of Friday' }),
  );
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.requestsOf(updateWorkSchedule)).toMatchObject([
      { body: { days: [[4], [4], [4], [4], [4], [4], []] } },
    ]),
  );
});

test('a shift that ends after the next one starts is refused before it is sent', async () => {
  shifts = [{ ...NIGHT, endTime: '10:00' }, OFFICE];
  schedules = [{ ...WEEK, days: [[5], [4]], cycleDays: 2 }];
  const { user } = open('/settings?schedule=1');
  const form = await drawer('Edit Mon–Fri');
  await changeValue(form.getByLabelText('Name'), 'Mixed');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(
    await form.findByText('The last shift of day 1 ends after the first of day 2 starts'),
  ).toBeVisible();
  expect(server.requestsOf(updateWorkSchedule)).toEqual([]);
});

test('only a work schedule that nothing has can be deleted', async () => {
  schedules = [{ ...WEEK, assignments: 0 }];
  server.respond(deleteWorkSchedule, () => {
    schedules = [];
    return aResponse(null);
  });
  const { user } = open('/settings?schedule=1');
  const form = await drawer('Edit Mon–Fri');
  await user.click(form.getByRole('button', { name: 'Delete work schedule' }));
  const confirmation = await drawer('Delete Mon–Fri?');
  await user.click(confirmation.getByRole('button', { name: 'Delete work schedule' }));
  expect(await screen.findByText('No work schedules yet. Add the first one.')).toBeVisible();
});

test('without a shift the page says to add one first', async () => {
  shifts = [];
  schedules = [];
  open();
  expect(await screen.findByText(/^Add a shift first/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add a work schedule' })).toBeDisabled();
});
