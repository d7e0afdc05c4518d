import { listEmployeeTimeLogs, requestCorrections } from '@rollcall/shared/contract';
import {
  anAdministrator,
  aResponse,
  aTimeLog,
  aToken,
  changeValue,
  renderPage,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CorrectionPage } from './correction-page.tsx';

const server = serveContract();
const CHICAGO = 'America/Chicago';

afterEach(() => sessionStorage.clear());

/** In Chicago the clocks showed 01:00 to 02:00 twice on 2 November 2025. */
const NIGHT = aTimeLog({
  workDate: '2025-11-02',
  punchIn: '2025-11-02 01:15:00',
  punchInAt: '2025-11-02T01:15:00-06:00',
  punchOut: '2025-11-02 03:00:00',
  totalBreakMins: 0,
  totalWorkedMins: 105,
  zone: CHICAGO,
});

const openCorrections = (log?: typeof NIGHT, zone = CHICAGO) => {
  const logs = log ? [log] : [];
  server.respond({ ...listEmployeeTimeLogs, path: '/user/timeLog/7' }, () =>
    aResponse({ data: logs, total: logs.length, pageSize: 10 }),
  );
  server.respond(requestCorrections, () => aResponse([]));
  return renderPage([{ path: '/applyCorrection', Component: CorrectionPage }], {
    server,
    path: log ? `/applyCorrection?month=2025-11&log=${log.id}` : '/applyCorrection',
    session: {
      token: aToken({ role: 'EMPLOYEE' }),
      employee: anAdministrator({ id: 7, role: 'EMPLOYEE' }),
    },
    capabilities: ['self', 'corrections'],
    zone,
  });
};

type User = ReturnType<typeof openCorrections>['user'];
type Label = 'Punch In' | 'Punch Out';

const fill = (label: Label, value: string) => changeValue(screen.getByLabelText(label), value);
const groupOf = (label: Label) =>
  screen
    .queryAllByRole('radiogroup', { name: /^\d\d:\d\d AM occurs twice on this day$/ })
    .find((group) => group.getAttribute('aria-description') === label) ?? null;
const choose = (user: User, label: Label, which: RegExp) =>
  user.click(within(groupOf(label) as HTMLElement).getByRole('radio', { name: which }));
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Submit' }));
const sentRows = () => server.requestsOf(requestCorrections).map(({ body }) => body.rows);

test('an unchanged time is sent with its instant, so the second 01:15 stays the second', async () => {
  const { user } = openCorrections(NIGHT);
  await waitFor(() => expect(screen.getByLabelText('Punch In')).toHaveValue('2025-11-02T01:15'));
  const group = groupOf('Punch In') as HTMLElement;
  expect(within(group).getByRole('radio', { name: /^Second/ })).toBeChecked();
  expect(groupOf('Punch Out')).toBeNull();
  await fill('Punch Out', '2025-11-02T03:30');
  const form = screen.getByRole('table', { name: 'Corrections' });
  expect(within(form).getByRole('status')).toHaveTextContent('1 hr 45 min → 2 hrs 15 min');
  await user.type(screen.getByLabelText('Reason'), 'Stayed longer');
  await submit(user);
  await waitFor(() =>
    expect(sentRows()).toEqual([
      [
        {
          timeLogId: 70,
          punchIn: '2025-11-02T01:15:00-06:00',
          punchOut: '2025-11-02T03:30:00-06:00',
        },
      ],
    ]),
  );
});

test('a changed time that occurs twice must be chosen; typing the old time selects the log’s instant', async () => {
  const { user } = openCorrections(NIGHT);
  await waitFor(() => expect(groupOf('Punch In')).not.toBeNull());
  await fill('Punch In', '2025-11-02T01:30');
  const radios = () => within(groupOf('Punch In') as HTMLElement).getAllByRole('radio');
  for (const radio of radios()) expect(radio).not.toBeChecked();
  await user.type(screen.getByLabelText('Reason'), 'Came later');
  await submit(user);
  const message = 'Punch In: 01:30 AM occurs twice on this day. Choose the first or second.';
  expect(await screen.findByText(message)).toBeVisible();
  expect(groupOf('Punch In')).toHaveAccessibleDescription(message);
  expect(groupOf('Punch In')).toBeInvalid();
  expect(sentRows()).toEqual([]);
  await choose(user, 'Punch In', /^First/);
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  await fill('Punch In', '2025-11-02T01:15');
  expect(radios()[1]).toBeChecked();
  await choose(user, 'Punch In', /^First/);
  await submit(user);
  await waitFor(() =>
    expect(sentRows()).toMatchObject([[{ punchIn: '2025-11-02T01:15:00-05:00' }]]),
  );
});

test('the times of a log are in its own zone, which its row names', async () => {
  openCorrections(NIGHT, 'Europe/Lisbon');
  const form = await screen.findByRole('table', { name: 'Corrections' });
  await waitFor(() => expect(form).toHaveTextContent('Chicago time'));
  expect(groupOf('Punch In')).not.toBeNull();
  expect(screen.getByText('Times are in Chicago time.')).toBeVisible();
  const list = screen.getByRole('table', { name: 'Time logs' });
  expect(list).toHaveTextContent('Chicago time');
});

test('a base backend offers no choice', async () => {
  renderPage([{ path: '/applyCorrection', Component: CorrectionPage }], {
    server,
    path: '/applyCorrection',
  });
  await screen.findByRole('heading', { level: 1 });
  await fill('Punch In', '2025-11-02T01:30');
  expect(groupOf('Punch In')).toBeNull();
});
