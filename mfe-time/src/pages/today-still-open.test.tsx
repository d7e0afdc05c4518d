import { getTimeLogHistory, listTimeLogs, type TimeLogRowBody } from '@rollcall/shared/contract';
import { addDays } from '@rollcall/shared/domain';
import {
  aPageOf,
  aTimeLogRow,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { TodayPage } from './today-page.tsx';

const server = serveContract();

const HOUR_MS = 3_600_000;
const TITLE = 'Punched in since an earlier day';
const yesterday = () => addDays(new Date().toISOString().slice(0, 10), -1);

const open = (capabilities = ['timelogs.page']) =>
  renderAsAdministrator([{ path: '/time/today', Component: TodayPage }], {
    server,
    path: '/time/today',
    capabilities,
    zone: 'UTC+00:00',
  });

/** Serves no log of today, and open logs of earlier days. */
const serve = (rows: TimeLogRowBody[], total = rows.length) =>
  server.respond(listTimeLogs, ({ query }) =>
    query.state === 'open' ? { ...aPageOf(rows, 0), total } : aPageOf([], 0),
  );

/** An open log that started some hours ago. */
function anOpenLog(hoursAgo: number, changes: Partial<TimeLogRowBody> = {}): TimeLogRowBody {
  const punchInAt = `${new Date(Date.now() - hoursAgo * HOUR_MS).toISOString().slice(0, 19)}+00:00`;
  const punchIn = punchInAt.slice(0, 19).replace('T', ' ');
  const workDate = punchIn.slice(0, 10);
  const times = { workDate, punchIn, punchInAt, punchOut: null };
  return aTimeLogRow({ ...times, state: 'open', totalWorkedMins: null, ...changes });
}

test('open logs of earlier days say since when and for how long, and which are too long', async () => {
  serve([
    anOpenLog(25, { id: 1, employeeName: 'Maya Lindqvist' }),
    anOpenLog(9, { id: 2, employeeName: 'Ola Nordmann', zone: 'Europe/Berlin' }),
  ]);
  open();
  const section = await screen.findByRole('region', { name: TITLE });
  expect(within(section).getByRole('heading', { name: TITLE })).toBeVisible();
  expect(section.querySelectorAll('[data-initials]')).toHaveLength(2);
  const [first, second] = within(section).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /^Maya Lindqvist since \w{3} \d\d, \d{4}, \d\d:\d\d [AP]M · 25 hrs · more than 16 hours$/,
  );
  expect(second).toHaveTextContent(/^Ola Nordmann since .* · 9 hrsBerlin time$/);
  expect(within(section).queryByRole('link')).toBeNull();
  const sent = server.requestsOf(listTimeLogs).find(({ query }) => query.state === 'open');
  expect(sent?.query).toEqual({ page: '0', state: 'open', to: yesterday(), order: 'asc' });
});

test('where logs can be repaired, the name opens the log, also by keyboard', async () => {
  serve([anOpenLog(25, { id: 1, employeeName: 'Maya Lindqvist' })]);
  server.refuse(getTimeLogHistory, 404, 'This time log does not exist');
  const { user, at } = open(['timelogs.page', 'timelogs.repair']);
  const section = await screen.findByRole('region', { name: TITLE });
  const name = within(section).getByRole('button', { name: 'Maya Lindqvist' });
  expect(name).toHaveAccessibleDescription(/^Open the time log of \w{3} \d\d, \d{4}, \d\d:\d\d/);
  await user.click(name);
  expect(at()).toBe('/time/today?log=1');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(name).toHaveFocus());
  expect(at()).toBe('/time/today');
  await user.keyboard('{Enter}');
  expect(at()).toBe('/time/today?log=1');
});

test('where logs cannot be repaired, the name is text', async () => {
  serve([anOpenLog(25, { employeeName: 'Maya Lindqvist' })]);
  open();
  const section = await screen.findByRole('region', { name: TITLE });
  expect(section).toHaveTextContent('Maya Lindqvist');
  expect(within(section).queryByRole('button')).toBeNull();
});

test('further ones are in Time Logs', async () => {
  serve([anOpenLog(30)], 12);
  open();
  expect(await screen.findByRole('link', { name: '11 more in Time Logs' })).toHaveAttribute(
    'href',
    `/time/logs?state=open&to=${yesterday()}`,
  );
});

test('a failure is a short notice with a retry; the list of today is shown nevertheless', async () => {
  server.respondRaw(listTimeLogs, ({ query }) =>
    query.state === 'open' ? { status: 503, body: {} } : { status: 200, body: aPageOf([], 0) },
  );
  const { user } = open();
  expect(
    await screen.findByText('Could not check who has been punched in since an earlier day.'),
  ).toBeVisible();
  expect(await screen.findByText('No one has punched in today yet.')).toBeVisible();
  serve([anOpenLog(20)]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: TITLE })).toBeVisible();
});
