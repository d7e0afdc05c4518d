import { type DayBreakdownBody, explainDay, listAttendance } from '@rollcall/shared/contract';
import { formatTime, MINUTE_MS, toIsoWithOffset, wallClockOf } from '@rollcall/shared/domain';
import {
  aPageOf,
  aPlan,
  aResponse,
  aTimeLogVersion,
  renderAsAdministrator,
  serveContract,
  someFigures,
  workingTimeOf,
} from '@rollcall/shared/testing';
import { screen, within } from '@testing-library/react';
import { MonthPage } from './month-page.tsx';

const server = serveContract();
const ZONE = 'America/Chicago';
const FIGURES = ['attendance.month', 'timelogs.repair', 'working-time'];

const open = (path: string, capabilities: readonly string[] = FIGURES) =>
  renderAsAdministrator([{ path: '/time/month', Component: MonthPage }], {
    server,
    path,
    capabilities,
    zone: ZONE,
  });

const DAY_PATH = '/time/month?month=2028-02&employee=7&day=2028-02-01';

function serveDay(
  changes: Parameters<typeof workingTimeOf>[0] = {},
  day: Partial<DayBreakdownBody> = {},
) {
  server.respond(listAttendance, () => ({
    ...aPageOf([], 0),
    month: '2028-02',
    today: '2028-02-09',
  }));
  const workDate = '2028-02-01';
  const missingOut = aTimeLogVersion({ id: 71, workDate, punchIn: '2028-02-01 09:12:00' });
  server.respond({ ...explainDay, path: '/admin/attendance/7/2028-02-01' }, () =>
    aResponse({
      employeeId: 7,
      employeeName: 'Ada Cole',
      date: workDate,
      status: 'Present',
      leave: null,
      logs: [missingOut],
      corrections: [],
      workedMins: 460,
      breakMins: 45,
      ...workingTimeOf(changes),
      ...day,
    }),
  );
}

/** Labels, values and explanations of a part of the day. */
async function termsOf(name: string) {
  const dialog = await screen.findByRole('dialog');
  const region = await within(dialog).findByRole('region', { name });
  return [...region.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
}

test('a day shows its plan, with half a holiday and a zone that is not the company’s', async () => {
  const holiday = { name: 'Carnival', part: 'pm' as const };
  serveDay({ plan: aPlan({ zone: 'Europe/Berlin', holiday }) });
  open(DAY_PATH);
  expect(await termsOf('Plan')).toEqual([
    'Work schedule',
    'Office schedule',
    'Office',
    '09:00 AM – 05:30 PM',
    'Holiday',
    'Carnival in the afternoon',
    'Time zone',
    'Europe/Berlin',
    'Expected',
    '8 hrs',
  ]);
});

test.each([
  [aPlan({ kind: 'day-off', shifts: [], isRostered: true }), ['By roster', 'Day off', '']],
  [
    aPlan({ kind: 'day-off', shifts: [], isRostered: true, schedule: null }),
    ['Work schedule', 'By roster', 'Day off', ''],
  ],
  [aPlan({ kind: 'unplanned', shifts: [], schedule: null }), ['Nothing is planned', '']],
])('the plan %# says that nothing is due', async (plan, words) => {
  serveDay({ plan });
  open(DAY_PATH);
  expect((await termsOf('Plan')).slice(-words.length)).toEqual(words);
});

test('a flexible shift says how much is worked between which times', async () => {
  const [shift] = aPlan().shifts;
  const flexible = { ...shift, kind: 'flexible' as const, coreStart: '2028-02-01 10:00:00' };
  serveDay({ plan: { ...aPlan(), shifts: [flexible as typeof shift & object] } });
  open(DAY_PATH);
  expect(await termsOf('Plan')).toContain(
    '8 hrs between 09:00 AM – 05:30 PM, core hours from 10:00 AM',
  );
});

test('a day is calculated line by line, and each term is explained', async () => {
  serveDay({
    calculation: {
      presenceSeconds: 30_630,
      recordedBreakSeconds: 1800,
      paidBreakSeconds: 600,
      minimumBreakSeconds: 2700,
      deductionSeconds: 2700,
      policy: 'Standard',
      rounding: 'down',
      stepMins: 5,
    },
    figures: someFigures({
      status: 'Present',
      expectedMins: 480,
      workedMins: 460,
      lateMins: 12,
      earlyMins: 8,
    }),
  });
  open(DAY_PATH);
  expect(await termsOf('Calculation')).toEqual([
    'Time policy',
    'Standard',
    'Time from punch-in to punch-out',
    '8 hrs 30 min 30 s',
    'Of all time logs of this day that have a punch-out.',
    '− Breaks',
    '30 min',
    '+ Paid break',
    '10 min',
    'The time policy counts this part of the breaks as work.',
    '− Minimum break',
    '25 min',
    'The time policy requires longer breaks than were taken. This is the rest.',
    'Rounding',
    'down to a multiple of 5 minutes',
    'Only the sum is rounded.',
    '= Worked',
    '7 hrs 40 min',
  ]);
  expect(await termsOf('Figures of the day')).toEqual([
    'Late',
    '12 min',
    'Counted from the start of the shift, because it was more than the grace of 5 min.',
    'Left early',
    '8 min',
    'Counted to the end of the shift, because it was more than the grace of 5 min.',
    'On break, in whole minutes',
    '45 min',
    'Worked, in whole minutes',
    '7 hrs 40 min',
    'Expected',
    '8 hrs',
    'What the plan asks for.',
    'Balance',
    '−20 min',
    'Worked less expected.',
  ]);
});

test('a day that is not over has no balance yet, and the default policy deducts nothing', async () => {
  serveDay({ figures: someFigures({ status: 'At work', expectedMins: 480, isOver: false }) });
  open(DAY_PATH);
  expect(await termsOf('Calculation')).toEqual([
    'Time from punch-in to punch-out',
    '0 min',
    'Of all time logs of this day that have a punch-out.',
    '− Breaks',
    '0 min',
    'Rounding',
    'to the nearest minute',
    'Only the sum is rounded.',
    '= Worked',
    '7 hrs 40 min',
  ]);
  expect((await termsOf('Figures of the day')).slice(-3)).toEqual([
    'Balance',
    '-',
    'Counts when the day is over.',
  ]);
});

/** A log that is open for three hours, with half an hour of break, and a break that began ten minutes ago. */
function anOpenLog(hours = 3) {
  const ago = (minutes: number) => toIsoWithOffset(Date.now() - minutes * MINUTE_MS, ZONE);
  const between = (from: number, to: number | null) => ({
    start: wallClockOf(ago(from)),
    startAt: ago(from),
    end: to === null ? null : wallClockOf(ago(to)),
    endAt: to === null ? null : ago(to),
    seconds: to === null ? null : (from - to) * 60,
    reason: '-',
  });
  return aTimeLogVersion({
    state: 'open',
    zone: ZONE,
    punchIn: wallClockOf(ago(hours * 60)),
    punchInAt: ago(hours * 60),
    breaks: [between(60, 30), between(10, null)],
  });
}

test('of an open day, work and breaks are both counted so far', async () => {
  const figures = someFigures({ status: 'At work', expectedMins: 480, isOver: false });
  serveDay({ figures }, { workedMins: 0, breakMins: 30, logs: [anOpenLog()] });
  open(DAY_PATH);
  expect((await termsOf('Figures of the day')).slice(0, 5)).toEqual([
    'On break so far',
    '40 min',
    'Worked so far',
    '2 hrs 20 min',
    'The time policy is applied when the log has its punch-out.',
  ]);
  const log = await termsOf(`Time log ${formatTime(anOpenLog().punchIn)} – still open`);
  expect(log.slice(4)).toEqual([
    'Time from punch-in until now',
    '3 hrs',
    expect.stringMatching(/^− Break /),
    '30 min',
    expect.stringMatching(/^− Break .* – still open$/),
    '10 min',
    '= Worked so far',
    '2 hrs 20 min',
  ]);
  expect(screen.queryByRole('region', { name: 'Calculation' })).not.toBeInTheDocument();
});

test('of a day whose punch-out was forgotten, neither work nor breaks of that log are counted', async () => {
  serveDay({}, { workedMins: 0, breakMins: 30, logs: [anOpenLog(20)] });
  open(DAY_PATH);
  expect((await termsOf('Figures of the day')).slice(0, 4)).toEqual([
    'On break, in whole minutes',
    '0 min',
    'Worked, in whole minutes',
    '0 min',
  ]);
});

test('a closed day says so and offers the history of its logs, but no change', async () => {
  serveDay({ closed: { from: '2028-02-01', to: '2028-02-29' } });
  open(DAY_PATH);
  expect(
    await screen.findByText(
      'This day is closed (Feb 01, 2028 to Feb 29, 2028). Its figures do not change.',
    ),
  ).toBeVisible();
  expect(screen.getByText(/^A correction of this day becomes an adjustment/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Add an adjustment, or reopen the period' });
  expect(link).toHaveAttribute('href', '/time/closing');
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'History' })).toBeVisible();
});

test('a closed day whose rules have changed since says so instead of a calculation', async () => {
  serveDay({ closed: { from: '2028-02-01', to: '2028-02-29' }, calculation: null });
  open(DAY_PATH);
  expect(
    await screen.findByText('They were calculated by other rules than today’s.'),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Calculation' })).not.toBeInTheDocument();
});

test('a closed day does not offer to enter a missing punch-out, also not by a link', async () => {
  serveDay({ closed: { from: '2028-02-01', to: '2028-02-29' } });
  open(`${DAY_PATH}&dialog=replace&replaced=71`, ['attendance.month', 'working-time']);
  await screen.findByText(/This day is closed/);
  expect(screen.queryByRole('button', { name: 'Enter the punch-out' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('without the capability a day is shown as before', async () => {
  serveDay({ closed: { from: '2028-02-01', to: '2028-02-29' } });
  open(DAY_PATH, ['attendance.month', 'timelogs.repair']);
  expect(await screen.findByRole('region', { name: 'Totals of the day' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  for (const name of ['Plan', 'Calculation', 'Figures of the day']) {
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  }
});
