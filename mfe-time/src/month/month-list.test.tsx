import { formatDate, lastOfMonth, today } from '@rollcall/shared/domain';
import { renderAsAdministrator, serveContract } from '@rollcall/shared/testing';
import { screen, within } from '@testing-library/react';
import { MonthList } from './month-list.tsx';
import type { MonthRow } from './month-list-result.ts';

const server = serveContract();
const ZONE = 'America/Chicago';

const ROW: MonthRow = {
  id: 7,
  employeeName: 'Maya Lindqvist',
  days: Array.from({ length: 31 }, () => null),
  present: 14,
  absent: 6,
  leave: 2,
  workedMinutes: 485,
  breakMinutes: 30,
  figures: undefined,
  sums: undefined,
  zone: null,
};

function open(month: string, hasTotals: boolean) {
  const list = {
    data: { rows: [ROW], total: 1, pageSize: 10, unreadable: 0 },
    error: null,
    isRefreshing: false,
    retry: () => undefined,
  };
  const nothing = () => undefined;
  const element = (
    <MonthList page={0} onPage={nothing} onExplain={nothing} {...{ list, month, hasTotals }} />
  );
  renderAsAdministrator([{ path: '/', element }], { server, path: '/', zone: ZONE });
}

const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

test.each([
  [true, ['PPresent', 'AAbsent', 'LLeave'], ['Present', 'Absent', 'Leave', 'Worked', 'Breaks']],
  [false, ['PPresent', 'AAbsent'], ['Present', 'Absent']],
])(
  'with leaves and minutes: %s, a legend explains the grid, and totals have names',
  async (hasTotals, letters, totals) => {
    open('2020-01', hasTotals);
    const legend = await screen.findByRole('list', { name: 'Legend' });
    expect(textsOf(within(legend).getAllByRole('listitem'))).toEqual([
      ...letters,
      'Not counted: a day to come, or outside the employment',
      'Today',
    ]);
    const headings = screen.getAllByRole('columnheader').slice(32);
    expect(headings.map(({ ariaLabel }) => ariaLabel)).toEqual(totals);
    expect(document.querySelector('[aria-current]')).toBeNull();
  },
);

test('the column of today is marked', async () => {
  const date = today(Date.now(), ZONE);
  open(lastOfMonth(date).slice(0, 7), true);
  await screen.findByRole('grid');
  const marked = document.querySelectorAll('[aria-current="date"]');
  expect([...marked].map(({ ariaLabel }) => ariaLabel)).toEqual([formatDate(date)]);
});
