import type { LeaveBody } from '@rollcall/shared/contract';
import { aLeave } from '@rollcall/shared/testing';
import { datesOfMonth, groupLeaves } from './group-leaves.ts';

const leave = (changes: Partial<LeaveBody>) =>
  aLeave({
    department: 'IT',
    status: 'Approved',
    startDate: '2028-02-27',
    endDate: '2028-03-02',
    ...changes,
  });

test.each([
  ['2028-02', 29],
  ['2026-02', 28],
  ['2026-12', 31],
])('the month %s has %i days', (month, days) => {
  expect(datesOfMonth(month)).toHaveLength(days);
  expect(datesOfMonth(month).at(-1)).toBe(`${month}-${days}`);
});

test('only days of the month are included, first and last day of the leave among them', () => {
  const [group] = groupLeaves([leave({})], '2028-02');
  expect([...(group?.people[0]?.days ?? [])]).toEqual([
    ['2028-02-27', 'Approved'],
    ['2028-02-28', 'Approved'],
    ['2028-02-29', 'Approved'],
  ]);
});

test('departments and employees are sorted by name, no department last, one row per employee', () => {
  const groups = groupLeaves(
    [
      leave({ employeeId: 1, employeeName: 'Zoe', department: null }),
      leave({ employeeId: 2, employeeName: 'Bo' }),
      leave({ employeeId: 3, employeeName: 'Ana' }),
      leave({ employeeId: 3, employeeName: 'Ana', startDate: '2028-02-01', endDate: '2028-02-01' }),
      leave({ employeeId: 4, employeeName: 'Cy', department: 'HR' }),
    ],
    '2028-02',
  );
  expect(
    groups.map(({ department, people }) => [department, people.map(({ name }) => name)]),
  ).toEqual([
    ['HR', ['Cy']],
    ['IT', ['Ana', 'Bo']],
    [null, ['Zoe']],
  ]);
});
