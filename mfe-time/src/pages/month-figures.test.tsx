import { type AttendanceRowBody, listAttendance } from '@rollcall/shared/contract';
import {
  aPageOf,
  renderAsAdministrator,
  serveContract,
  someFigures,
  someSums,
} from '@rollcall/shared/testing';
import { screen, within } from '@testing-library/react';
import { MonthPage } from './month-page.tsx';

const server = serveContract();
const FIGURES = ['attendance.month', 'working-time'];

const open = (path: string, capabilities: readonly string[] = FIGURES) =>
  renderAsAdministrator([{ path: '/time/month', Component: MonthPage }], {
    server,
    path,
    capabilities,
    zone: 'America/Chicago',
  });

/** February 2028: each status and mark once, then days off. */
const DAYS = [
  someFigures({ status: 'Present', hasLogs: true, lateMins: 12, expectedMins: 480 }),
  someFigures({ status: 'Half-day', hasLogs: true, earlyMins: 200 }),
  someFigures({ status: 'Absent' }),
  someFigures({ status: 'Leave', hasLogs: true, workedMins: 60 }),
  someFigures({ status: 'Holiday', holiday: 'Founding Day' }),
  someFigures({ hasLogs: true }),
  someFigures({ status: 'At work', hasLogs: true, lateMins: 61, holiday: 'Carnival' }),
  someFigures({ status: 'Present', hasLogs: true, isMissingOut: true }),
  someFigures({ status: 'Not due', isOver: false }),
  someFigures({ status: null }),
];

function serveMonth(changes: Partial<AttendanceRowBody> = {}) {
  const row: AttendanceRowBody = {
    employeeId: 7,
    employeeCode: 'EMP-7',
    employeeName: 'Ada Cole',
    department: 'IT',
    days: Array.from({ length: 29 }, (_, index) => (index === 2 ? 'Absent' : null)),
    present: 3,
    absent: 1,
    leave: 1,
    workedMins: 9400,
    breakMins: 600,
    figures: [...DAYS, ...Array.from({ length: 19 }, () => someFigures())],
    sums: someSums(),
    zone: null,
    ...changes,
  };
  server.respond(listAttendance, () => ({
    ...aPageOf([row], 0),
    month: '2028-02',
    today: '2028-02-09',
  }));
}

const cells = () =>
  within(screen.getAllByRole('row')[1] as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

const headings = () =>
  screen
    .getAllByRole('columnheader')
    .slice(30)
    .map(({ ariaLabel }) => ariaLabel);

test('a cell has a letter, and its name says status, late minutes and whatever is marked', async () => {
  serveMonth();
  open('/time/month?month=2028-02');
  await screen.findByRole('grid');
  const names = screen
    .getAllByRole('button', { name: /^Ada Cole, / })
    .map(({ ariaLabel }) => ariaLabel?.slice('Ada Cole, Feb 01, 2028: '.length));
  expect(names.slice(0, 11)).toEqual([
    'Present, 12 min late',
    'Half-day, left 3 hrs 20 min early',
    'Absent',
    'Leave, worked 1 hr',
    'Holiday, Founding Day',
    'Day off, punched in',
    'At work, holiday: Carnival, 1 hr 1 min late',
    'Present, missing punch-out',
    'Not due yet',
    'Not counted',
    'Day off',
  ]);
  expect(cells().slice(0, 11)).toEqual(['P', '½', 'A', 'L', 'H', '·', '', 'P', '', '', '·']);
});

test('the totals are expected, worked and the balance of the days that are over', async () => {
  serveMonth();
  open('/time/month?month=2028-02');
  await screen.findByRole('grid');
  expect(headings()).toEqual([
    'Present',
    'Absent',
    'Leave',
    'Expected',
    'Worked',
    'Balance of the days that are over',
  ]);
  expect(cells().slice(29)).toEqual(['3', '1', '1', '160 hrs', '156 hrs 40 min', '−3 hrs 20 min']);
});

test('adjustments and a zone that is not the company’s are mentioned', async () => {
  const sums = someSums({ adjustmentMins: 230, balanceMins: 30 });
  serveMonth({ sums, zone: 'Europe/Berlin' });
  open('/time/month?month=2028-02');
  await screen.findByRole('grid');
  expect(cells().at(-1)).toBe('+30 min+3 hrs 50 min adjusted');
  expect(screen.getByRole('rowheader')).toHaveTextContent('Berlin time');
});

test('without the capability the same response is shown as before', async () => {
  serveMonth({ zone: 'Europe/Berlin' });
  open('/time/month?month=2028-02', ['attendance.month']);
  await screen.findByRole('grid');
  expect(headings()).toEqual(['Present', 'Absent', 'Leave', 'Worked', 'Breaks']);
  expect(cells().slice(0, 4)).toEqual(['', '', 'A', '']);
  expect(screen.getByRole('button', { name: 'Ada Cole, Feb 01, 2028: Not counted' })).toBeVisible();
  expect(screen.getByRole('rowheader')).not.toHaveTextContent('Berlin');
  expect(screen.getByRole('list', { name: 'Legend' })).not.toHaveTextContent('Holiday');
});
