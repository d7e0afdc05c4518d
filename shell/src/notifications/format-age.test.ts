import { formatAge } from './format-age.ts';

const NOON = Date.parse('2026-03-10T12:00:00-06:00');

test.each([
  ['2026-03-10T12:00:20-06:00', 'Just now'],
  ['2026-03-10T11:59:30-06:00', 'Just now'],
  ['2026-03-10T11:59:00-06:00', '1 min ago'],
  ['2026-03-10T11:00:01-06:00', '59 min ago'],
  ['2026-03-10T11:00:00-06:00', 'Today, 11:00 AM'],
  ['2026-03-10T00:00:00-06:00', 'Today, 12:00 AM'],
  ['2026-03-09T23:59:59-06:00', 'Yesterday, 11:59 PM'],
  ['2026-03-08T17:05:00-06:00', 'Mar 08, 2026, 05:05 PM'],
  ['2025-12-31T09:00:00-06:00', 'Dec 31, 2025, 09:00 AM'],
  ['soon', '-'],
  [null, '-'],
])('at noon, %p is %s', (createdAt, expected) => {
  expect(formatAge(createdAt, { now: NOON, today: '2026-03-10' })).toBe(expected);
});

test('within an hour the day does not matter', () => {
  const now = Date.parse('2026-03-10T00:10:00-06:00');
  const at = '2026-03-09T23:50:00-06:00';
  expect(formatAge(at, { now, today: '2026-03-10' })).toBe('20 min ago');
});
