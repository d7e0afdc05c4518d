import {
  type AttendanceRowBody,
  type DayBreakdownBody,
  explainDay,
  listAttendance,
} from '@rollcall/shared/contract';
import {
  aPageOf,
  aPlan,
  aResponse,
  renderAsAdministrator,
  serveContract,
  someFigures,
  someSums,
  workingTimeOf,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { MonthPage } from './month-page.tsx';

const server = serveContract();
const FIGURES = ['attendance.month', 'timelogs.repair', 'working-time'];
const DAY_PATH = '/time/month?month=2028-02&employee=7&day=2028-02-01';

const open = (path = DAY_PATH) =>
  renderAsAdministrator([{ path: '/time/month', Component: MonthPage }], {
    server,
    path,
    capabilities: FIGURES,
    zone: 'America/Chicago',
  });

const DAY: DayBreakdownBody = {
  employeeId: 7,
  employeeName: 'Ada Cole',
  date: '2028-02-01',
  status: 'Day off',
  leave: null,
  logs: [],
  corrections: [],
  workedMins: 0,
  breakMins: 0,
  ...workingTimeOf(),
};

const ROW: AttendanceRowBody = {
  employeeId: 7,
  employeeCode: 'EMP-7',
  employeeName: 'Ada Cole',
  department: null,
  days: Array.from({ length: 29 }, () => null),
  present: 0,
  absent: 0,
  leave: 0,
  workedMins: 0,
  breakMins: 0,
  figures: Array.from({ length: 29 }, () => someFigures()),
  sums: someSums(),
  zone: null,
};

function serveDay(changes: Partial<DayBreakdownBody> = {}) {
  server.respond({ ...explainDay, path: '/admin/attendance/7/2028-02-01' }, () =>
    aResponse({ ...DAY, ...changes }),
  );
}

beforeEach(() =>
  server.respond(listAttendance, () => ({
    ...aPageOf([], 0),
    month: '2028-02',
    today: '2028-02-09',
  })),
);

test('the title names an employee who is not on this page of the list', async () => {
  serveDay();
  open();
  expect(
    await screen.findByRole('heading', { name: 'Ada Cole · Tue, Feb 01, 2028' }),
  ).toBeVisible();
});

test('while a day is loading, its title is the date, and no heading is empty', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.respond({ ...explainDay, path: '/admin/attendance/7/2028-02-01' }, async () => {
    await promise;
    return aResponse(DAY);
  });
  open();
  expect(await screen.findByRole('heading', { name: 'Tue, Feb 01, 2028' })).toBeVisible();
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).not.toContain('');
  resolve();
  expect(await screen.findByRole('heading', { name: /^Ada Cole/ })).toBeVisible();
});

test('closing a day that a reload opened moves the focus to its cell', async () => {
  server.respond(listAttendance, () => ({
    ...aPageOf([ROW], 0),
    month: '2028-02',
    today: '2028-02-09',
  }));
  serveDay();
  const { user } = open();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Ada Cole · Tue, Feb 01, 2028' })).toHaveFocus(),
  );
  await user.keyboard('{Escape}');
  const cell = await screen.findByRole('button', { name: 'Ada Cole, Feb 01, 2028: Day off' });
  await waitFor(() => expect(cell).toHaveFocus());
});

/** Labels, values and explanations of the figures of the day. */
async function termsOfFigures() {
  const region = await screen.findByRole('region', { name: 'Figures of the day' });
  return [...region.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
}

const UNPLANNED = aPlan({ kind: 'unplanned', shifts: [], schedule: null });

test.each([
  ['Leave', aPlan(), 'Nothing is expected during a leave, whatever is planned.'],
  ['Holiday', aPlan({ kind: 'holiday' }), 'Nothing is expected on a holiday.'],
  ['Day off', aPlan({ kind: 'day-off' }), 'Nothing is expected on a day off.'],
  ['Present', UNPLANNED, 'Nothing is expected, because nothing is planned.'],
  ['Present', aPlan(), 'The shifts of this day expect no minutes.'],
  [null, UNPLANNED, 'Nothing is expected, because nothing is planned.'],
  [null, aPlan(), 'Nothing is expected outside the employment, whatever is planned.'],
] as const)('a day with status %s says why nothing is expected', async (status, plan, reason) => {
  serveDay({ status, ...workingTimeOf({ plan, figures: someFigures({ status }) }) });
  open();
  const terms = await termsOfFigures();
  expect(terms.slice(terms.indexOf('Expected'))).toEqual([
    'Expected',
    '0 min',
    reason,
    'Balance',
    '0 min',
    'Worked less expected.',
  ]);
});

test.each([
  [aPlan(), false, 'This day is outside the employment.'],
  [UNPLANNED, true, 'This day is outside the employment.'],
  [UNPLANNED, false, 'Nothing is planned on this day, and nothing was punched.'],
])('a day that is not counted says why (%#)', async (plan, hasLogs, reason) => {
  const figures = someFigures({ status: null, hasLogs });
  serveDay({ status: null, ...workingTimeOf({ plan, figures }) });
  open();
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Not counted')).toBeVisible();
  expect(dialog.getByText(reason)).toBeVisible();
});

test.each([
  ['Half-day', true, 'Less than 4 hrs 30 min were worked.'],
  ['Absent', true, 'Less than 1 hr were worked.'],
  ['Absent', false, null],
  ['Present', true, null],
] as const)('the status %s with logs (%s) says why: %s', async (status, hasLogs, reason) => {
  const plan = aPlan({ halfDayBelowMins: 270, absentBelowMins: 60 });
  serveDay({ status, ...workingTimeOf({ plan, figures: someFigures({ status, hasLogs }) }) });
  open();
  await termsOfFigures();
  expect(screen.queryByText(/^Less than/)?.textContent ?? null).toBe(reason);
});

const POSTED: DayBreakdownBody['adjustments'] = [
  {
    id: 4,
    forDate: '2027-10-06',
    postedDate: '2028-02-01',
    minutes: 147,
    kind: 'correction',
    reason: 'Left later',
  },
  {
    id: 5,
    forDate: '2028-01-03',
    postedDate: '2028-02-01',
    minutes: -7,
    kind: 'manual',
    reason: 'Long lunch',
  },
];

test.each([
  [true, '+1 hr 20 min', 'Worked less expected, with the adjustments that are posted on this day.'],
  [false, '+2 hrs 20 min', 'Only adjustments count until the day is over.'],
])(
  'adjustments that are posted on a day are in its balance (over: %s)',
  async (isOver, balance, means) => {
    const figures = someFigures({ status: 'Present', workedMins: 420, expectedMins: 480, isOver });
    serveDay({ ...workingTimeOf({ figures }), adjustments: POSTED });
    open();
    const terms = await termsOfFigures();
    expect(terms.slice(terms.indexOf('What the plan asks for.') + 1)).toEqual([
      'Adjustment for Oct 06, 2027',
      '+2 hrs 27 min',
      'Reason: Left later',
      'Adjustment for Jan 03, 2028',
      '−7 min',
      'Reason: Long lunch',
      'Balance',
      balance,
      means,
    ]);
  },
);

test('a day says which of its adjustments are posted on another day', async () => {
  const adjustedLater = POSTED.slice(0, 1).map((one) => ({
    ...one,
    forDate: '2028-02-01',
    postedDate: '2028-03-01',
  }));
  serveDay({
    ...workingTimeOf({ closed: { from: '2028-02-01', to: '2028-02-29' } }),
    adjustedLater,
  });
  open();
  expect((await termsOfFigures()).slice(-6)).toEqual([
    'Balance',
    '0 min',
    'Worked less expected.',
    'Adjusted later',
    '',
    '+2 hrs 27 min were posted on Mar 01, 2028. Reason: Left later',
  ]);
});
