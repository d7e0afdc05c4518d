import { formatDate, lastOfMonth, today } from '@rollcall/shared/domain';
import { renderAsAdministrator, serveContract, someSums } from '@rollcall/shared/testing';
import { screen, within } from '@testing-library/react';
import type { Detail } from './day-face.ts';
import { MonthList } from './month-list.tsx';
import type { MonthRow } from './month-list-result.ts';

const server = serveContract();
const ZONE = 'America/Chicago';

const ROW: MonthRow = {
  employeeId: 7,
  employeeName: 'Maya Lindqvist',
  days: Array.from({ length: 31 }, () => null),
  present: 14,
  absent: 6,
  leave: 2,
  workedMins: 485,
  breakMins: 30,
};

function open(month: string, detail: Detail, row = ROW, capabilities?: readonly string[]) {
  const list = {
    data: { rows: [row], total: 1, pageSize: 10, unreadable: 0 },
    error: null,
    isRefreshing: false,
    retry: () => undefined,
  };
  const nothing = () => undefined;
  const element = (
    <MonthList
      page={0}
      isFiltered={false}
      onPage={nothing}
      onExplain={nothing}
      {...{ list, month, detail }}
    />
  );
  renderAsAdministrator([{ path: '/', element }], {
    server,
    path: '/',
    zone: ZONE,
    capabilities,
  });
}

const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

test.each<[Detail, string[], string[]]>([
  [
    'minutes',
    ['PPresent', 'AAbsent', 'LLeave', 'Not counted: a day to come, or outside the employment'],
    ['Present', 'Absent', 'Leave', 'Worked', 'Breaks'],
  ],
  ['counts', ['PPresent', 'AAbsent'], ['Present', 'Absent']],
])(
  'with %s, a legend explains the grid, and totals have names',
  async (detail, letters, totals) => {
    open('2020-01', detail);
    const legend = await screen.findByRole('list', { name: 'Legend' });
    expect(textsOf(within(legend).getAllByRole('listitem'))).toEqual([...letters, 'Today']);
    const headings = screen.getAllByRole('columnheader').slice(32);
    expect(headings.map(({ ariaLabel }) => ariaLabel)).toEqual(totals);
    expect(document.querySelector('[aria-current]')).toBeNull();
  },
);

test('with figures the legend also explains shapes and marks', async () => {
  open('2020-01', 'figures');
  const legend = await screen.findByRole('list', { name: 'Legend' });
  expect(textsOf(within(legend).getAllByRole('listitem'))).toEqual([
    'PPresent',
    '½Half-day',
    'AAbsent',
    'LLeave',
    'HHoliday',
    '·Day off',
    'At work',
    'Late',
    'Missing punch-out',
    'Worked on a day off, a holiday or a leave',
    'Not due yet, not planned, or outside the employment',
    'Today',
  ]);
});

test('a server that announces figures but sends none is shown by its statuses', async () => {
  open('2020-01', 'figures', { ...ROW, days: ['Present', null] });
  expect(await screen.findByRole('button', { name: /Jan 01, 2020: Present$/ })).toBeVisible();
  expect(textsOf(screen.getAllByRole('cell')).slice(-3)).toEqual(['-', '-', '-']);
});

test.each<[string, Detail, boolean]>([
  ['of a month that is over', 'figures', false],
  ['of this month', 'figures', true],
  ['of this month without figures', 'minutes', false],
])('totals %s say which days they count if they differ', async (title, detail, isSaid) => {
  const month =
    title === 'of a month that is over' ? '2020-01' : today(Date.now(), ZONE).slice(0, 7);
  open(month, detail);
  await screen.findByRole('grid');
  const text = 'Expected and ± count the days that are over, Worked counts all days.';
  expect(screen.queryAllByText(text)).toHaveLength(isSaid ? 1 : 0);
});

test('the name of an employee has the totals as lines, for narrow screens', async () => {
  const sums = someSums({
    expectedMins: 7680,
    workedMins: 6643,
    balanceMins: -437,
    adjustmentMins: 600,
  });
  open('2020-01', 'figures', { ...ROW, sums });
  const name = await screen.findByRole('rowheader');
  expect(textsOf([...name.querySelectorAll<HTMLElement>('.month-name-totals')])).toEqual([
    'P 14 · A 6 · L 2',
    'Expected 128 hrs',
    'Worked 110 hrs 43 min',
    '± −7 hrs 17 min',
    '+10 hrs adjusted',
  ]);
});

test.each<[string, readonly string[] | undefined, number]>([
  ['a face on our server', ['attendance.month'], 1],
  ['a name alone on a base backend (spec §2)', undefined, 0],
])('an employee has %s', async (_, capabilities, faces) => {
  open('2020-01', 'minutes', ROW, capabilities);
  const name = await screen.findByRole('rowheader');
  expect(name).toHaveTextContent(/^Maya Lindqvist/);
  expect(name.querySelectorAll('[data-initials="ML"]')).toHaveLength(faces);
});

test('the column of today is marked', async () => {
  const date = today(Date.now(), ZONE);
  open(lastOfMonth(date).slice(0, 7), 'minutes');
  await screen.findByRole('grid');
  const marked = document.querySelectorAll('[aria-current="date"]');
  expect([...marked].map(({ ariaLabel }) => ariaLabel)).toEqual([formatDate(date)]);
});
