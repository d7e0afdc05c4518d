import { decideOvertime, listOvertime, type OvertimeEntryBody } from '@rollcall/shared/contract';
import {
  aPageOf,
  changeValue,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { OvertimePage } from './overtime-page.tsx';

const server = serveContract();

function anEntry(changes: Partial<OvertimeEntryBody> = {}): OvertimeEntryBody {
  return {
    employeeId: 7,
    employeeName: 'Maya Lindqvist',
    employeeCode: 'EMP-7',
    department: 'IT',
    date: '2026-03-03',
    weekStart: '2026-03-02',
    weekMins: 150,
    bucket: 'daily',
    minutes: 60,
    state: 'pending',
    decidedBy: null,
    decidedAt: null,
    reason: null,
    mayDecide: true,
    isClosed: false,
    ...changes,
  };
}
const TUESDAY = anEntry();
const FRIDAY = anEntry({ date: '2026-03-06', minutes: 90, bucket: 'weekly' });
const NOOR = anEntry({ employeeId: 8, employeeName: 'Noor Night', minutes: 30 });
const OWN = anEntry({ employeeId: 1, employeeName: 'Ada Admin', mayDecide: false });

const WEEK = 'Mar 02, 2026 to Mar 08, 2026';
let entries: OvertimeEntryBody[];
let isCalculating: boolean;
beforeEach(() => {
  entries = [FRIDAY, TUESDAY, NOOR, OWN];
  isCalculating = false;
  server.respond(listOvertime, () => ({ ...aPageOf(entries, 0, 50), isCalculating }));
  server.respond(decideOvertime, ({ body }) => {
    const states = body.entries.map(({ employeeId, date }) => `${employeeId} ${date}`);
    entries = entries.map((entry) =>
      states.includes(`${entry.employeeId} ${entry.date}`)
        ? { ...entry, state: body.status, decidedBy: 'Ada Admin', reason: body.reason ?? null }
        : entry,
    );
    return { status: true, message: 'OK', data: { decided: body.entries.length } };
  });
});

const open = (path = '/time/overtime', others: readonly string[] = []) =>
  renderAsAdministrator([{ path: '/time/overtime', Component: OvertimePage }], {
    server,
    path,
    capabilities: ['working-time', 'attendance.month', ...others],
    zone: 'UTC-06:00',
  });
const select = (name: RegExp) => screen.findByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('what waits is listed with its week; your own cannot be selected, with the reason why', async () => {
  open();
  await select(/^Select Noor Night/);
  expect(tableRows('Overtime to decide')).toEqual([
    [
      'Maya Lindqvist',
      'Mar 06, 2026',
      'Weekly',
      '1 hr 30 min',
      '2 hrs 30 minMar 02, 2026 to Mar 08, 2026',
      'Pending',
    ],
    [
      'Maya Lindqvist',
      'Mar 03, 2026',
      'Daily',
      '1 hr',
      '2 hrs 30 minMar 02, 2026 to Mar 08, 2026',
      'Pending',
    ],
    [
      'Noor Night',
      'Mar 03, 2026',
      'Daily',
      '30 min',
      '2 hrs 30 minMar 02, 2026 to Mar 08, 2026',
      'Pending',
    ],
    [
      'Ada AdminYour own: another administrator must decide',
      'Mar 03, 2026',
      'Daily',
      '1 hr',
      '2 hrs 30 minMar 02, 2026 to Mar 08, 2026',
      'Pending',
    ],
  ]);
  expect(document.querySelectorAll('tbody [data-initials]')).toHaveLength(4);
  expect(screen.queryByRole('checkbox', { name: /Ada Admin/ })).not.toBeInTheDocument();
  expect(button('Approve…')).toBeDisabled();
  expect(server.requestsOf(listOvertime)[0]?.query).toEqual({
    page: '0',
    pageSize: '50',
    state: 'pending',
  });
});

test('overtime of a closed day cannot be selected, and says so', async () => {
  entries = [{ ...FRIDAY, isClosed: true }, NOOR];
  const { user } = open();
  await user.click(await select(/^0 of 1 selected/));
  expect(screen.queryByRole('checkbox', { name: /Maya/ })).not.toBeInTheDocument();
  expect(tableRows('Overtime to decide')[0]?.[0]).toBe(
    'Maya LindqvistThe day is closed. Reopen its period to decide',
  );
});

test('the filters of the URL are those of the request; an unknown one is ignored', async () => {
  open(
    '/time/overtime?state=all&bucket=weekly&from=2026-03-02&to=2026-03-08&department=IT&sort=employee&search=maya&x=1',
    ['list-views'],
  );
  await select(/^Select Noor Night/);
  expect(server.requestsOf(listOvertime)[0]?.query).toEqual({
    page: '0',
    pageSize: '50',
    bucket: 'weekly',
    from: '2026-03-02',
    to: '2026-03-08',
    department: 'IT',
    search: 'maya',
    sort: 'employee',
    order: 'asc',
  });
});

test('the whole page is approved after a dialog that says whose days and minutes', async () => {
  const { user, toasts } = open();
  await user.click(await select(/^0 of 3 selected/));
  await user.click(button('Approve…'));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Approve the overtime of 3 days?' }),
  );
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Maya Lindqvist: 2 days, 2 hrs 30 min',
    'Noor Night: 1 day, 30 min',
  ]);
  expect(dialog.getByText('Together 3 hrs')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.requestsOf(decideOvertime)[0]?.body).toEqual({
    entries: [FRIDAY, TUESDAY, NOOR].map(({ employeeId, date, bucket, minutes }) => ({
      employeeId,
      date,
      bucket,
      minutes,
    })),
    status: 'approved',
    reason: null,
  });
  expect(toasts).toMatchObject([{ text: 'Overtime decided', action: { label: 'Undo' } }]);
  toasts[0]?.action?.run();
  await waitFor(() =>
    expect(server.requestsOf(decideOvertime)[1]?.body).toMatchObject({ status: 'pending' }),
  );
});

test('night is named apart: its minutes may be in another kind as well', async () => {
  const night = anEntry({ bucket: 'night', minutes: 120, weekMins: 60 });
  entries = [night, TUESDAY, { ...night, employeeId: 8, employeeName: 'Noor Night', weekMins: 0 }];
  const { user } = open();
  await user.click(await select(/^0 of 3 selected/));
  expect(tableRows('Overtime to decide').map((cells) => cells.slice(2, 5))).toEqual([
    ['Night', '2 hrs', `1 hr${WEEK}Without night, which is an additional figure`],
    ['Daily', '1 hr', `2 hrs 30 min${WEEK}`],
    ['Night', '2 hrs', `0 min${WEEK}Without night, which is an additional figure`],
  ]);
  await user.click(button('Approve…'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Maya Lindqvist: 1 day, 1 hr, night 2 hrs',
    'Noor Night: 1 day, night 2 hrs',
  ]);
  expect(dialog.getByText('Together 1 hr, night 4 hrs')).toBeVisible();
});

test('a rejection needs a reason', async () => {
  const { user } = open();
  await user.click(await select(/^Select Noor Night/));
  await user.click(button('Reject…'));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Reject the overtime of 1 day?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('A reason is required')).toBeVisible();
  expect(server.requestsOf(decideOvertime)).toEqual([]);
  await changeValue(dialog.getByLabelText('Reason'), ' Not agreed ');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.requestsOf(decideOvertime)[0]?.body).toMatchObject({
    status: 'rejected',
    reason: 'Not agreed',
  });
  expect(await screen.findByText('by Ada Admin: Not agreed')).toBeVisible();
});

test('after a conflict the list is read again, and only unchanged entries stay selected', async () => {
  const { user } = open();
  await user.click(await select(/^Select Noor Night/));
  await user.click(await select(/^Select Maya Lindqvist, daily/));
  await user.click(button('Approve…'));
  const dialog = within(await screen.findByRole('dialog'));
  server.respondRaw(decideOvertime, () => ({
    status: 409,
    body: { status: false, message: 'Some of this overtime has changed.', code: 'stale' },
  }));
  entries = [FRIDAY, { ...TUESDAY, minutes: 75 }, NOOR, OWN];
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Some of this overtime has changed.Overtime that has changed is no longer selected.',
  );
  await waitFor(() =>
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Noor Night: 1 day, 30 min',
    ]),
  );
});

test('a decision that was made is reverted', async () => {
  entries = [anEntry({ state: 'approved', decidedBy: 'Ada Admin' })];
  const { user } = open('/time/overtime?state=approved');
  await user.click(await select(/^Select Maya/));
  expect(button('Approve…')).toBeDisabled();
  await user.click(button('Make pending again…'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText(/Reason/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Make pending' }));
  await waitFor(() =>
    expect(server.requestsOf(decideOvertime)[0]?.body).toMatchObject({ status: 'pending' }),
  );
});

test('while days are calculated the page says so', async () => {
  isCalculating = true;
  open();
  const notice = await screen.findByText(/^Some days are still being calculated/);
  expect(notice.closest('output')).toBeVisible();
});

test('a dialog of a link has nothing selected, and decides nothing', async () => {
  open('/time/overtime?decide=approved');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Nothing is selected any more/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled();
});

test.each([
  ['/time/overtime', 'No overtime waits for a decision.'],
  ['/time/overtime?state=rejected', 'No overtime matches the filters.'],
])('without entries %s says "%s"', async (path, text) => {
  entries = [];
  open(path);
  expect(await screen.findByText(text)).toBeVisible();
});
