import type { ColumnField } from './fields.ts';
import { asksForOrder, toRows } from './to-rows.ts';

const rowOf = (field: ColumnField, value: string) =>
  toRows({ header: ['x'], rows: [[value]] }, [field], 'day')[0];

test.each<[ColumnField, string, object]>([
  ['fullName', 'Ana Maria Lopez', { firstName: 'Ana Maria', lastName: 'Lopez' }],
  ['fullName', 'Lopez, Ana', { firstName: 'Ana', lastName: 'Lopez' }],
  ['fullName', 'Madonna', { firstName: 'Madonna' }],
  ['gender', 'f', { gender: 'Female' }],
  ['gender', 'MALE', { gender: 'Male' }],
  ['gender', 'unknown', { gender: 'unknown' }],
  ['employmentType', 'full-time', { employmentType: 'Full_time' }],
  ['status', 'Active', { status: 'ACTIVE' }],
  ['bloodGroup', 'ab +', { bloodGroup: 'AB+' }],
  ['emergencyContactRelation', 'mother', { emergencyContactRelation: 'Mother' }],
  ['joiningDate', '3/4/2024', { joiningDate: '2024-04-03' }],
  ['phone', '', {}],
])('%s %j is %j', (field, value, row) => {
  expect(rowOf(field, value)).toEqual(row);
});

test('what the dates of any column show counts for all, and only unclear ones are asked about', () => {
  const header = ['Born', 'Joined', 'Note'];
  const columns = ['dob', 'joiningDate', undefined] as const;
  const clear = { header, rows: [['03/04/1990', '04/25/2024', 'x']] };
  expect(asksForOrder(clear, columns)).toBe(false);
  expect(toRows(clear, columns, 'day')).toEqual([{ dob: '1990-03-04', joiningDate: '2024-04-25' }]);
  const unclear = { header, rows: [['03/04/1990', '', '05/06/2024']] };
  expect(asksForOrder(unclear, columns)).toBe(true);
  expect(asksForOrder(unclear, [undefined, 'joiningDate', undefined])).toBe(false);
});
