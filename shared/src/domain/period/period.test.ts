import { lastMonth, monthOf, sheetFileName } from './index.ts';

test.each([
  ['2026-11-24', '2026-10-01', '2026-10-31'],
  ['2026-11-01', '2026-10-01', '2026-10-31'],
  ['2026-01-31', '2025-12-01', '2025-12-31'],
  ['2028-03-31', '2028-02-01', '2028-02-29'],
])('on %s the last month is %s to %s', (today, from, to) => {
  expect(lastMonth(today)).toEqual({ from, to });
});

test.each([
  ['2026-02-01', '2026-02-28', '2026-02'],
  ['2026-02-01', '2026-02-27', undefined],
  ['2026-02-02', '2026-02-28', undefined],
  ['2026-02-01', '2026-03-31', undefined],
])('%s to %s is the month %s', (from, to, month) => {
  expect(monthOf({ from, to })).toBe(month);
});

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
test.each([
  [{ ...OCTOBER, department: null }, 'employees', 'rollcall-2026-10-company.csv'],
  [{ ...OCTOBER, department: 'IT' }, 'days', 'rollcall-2026-10-it-days.csv'],
  [
    { from: '2026-10-05', to: '2026-10-18', department: 'R & D "x"' },
    'employees',
    'rollcall-2026-10-05-to-2026-10-18-r-d-x.csv',
  ],
  [{ ...OCTOBER, department: '総務' }, 'employees', 'rollcall-2026-10-department.csv'],
] as const)('the sheet of %j for %s is %s', (period, level, name) => {
  expect(sheetFileName(period, level)).toBe(name);
});
