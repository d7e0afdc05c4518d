import { checkLeave } from './check-leave.ts';

const TODAY = '2026-03-10';

test.each<[string, string, string, string[]]>([
  ['today', '2026-03-10', '2026-03-10', []],
  ['from the earliest day', '2025-03-09', '2025-03-09', []],
  ['until the latest day', '2027-03-11', '2027-03-11', []],
  [
    'before the earliest day',
    '2025-03-08',
    '2025-03-09',
    ['startDate: Start date must not be more than 366 days ago'],
  ],
  [
    'after the latest day',
    '2027-03-01',
    '2027-03-12',
    ['endDate: End date must be within the next 366 days'],
  ],
  [
    'in a distant year',
    '2199-01-01',
    '2199-01-02',
    ['startDate: Start date must be within the next 366 days'],
  ],
  [
    'that ends before it starts',
    '2026-03-12',
    '2026-03-11',
    ['endDate: End date must not be before start date'],
  ],
  ['of 367 days', '2026-03-01', '2027-03-02', ['endDate: A leave can be at most 366 days']],
])('a leave %s', (_title, startDate, endDate, expected) => {
  const broken = checkLeave({ startDate, endDate }, TODAY);
  expect(broken.map(({ field, message }) => `${field}: ${message}`)).toEqual(expected);
});
