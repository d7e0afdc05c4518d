import { onePerDate, partOfDay } from './part-of-day.ts';

test.each([
  ['a whole day', 0, 1440, 'full'],
  ['from 14:00', 840, 1440, 'pm'],
  ['from noon', 720, 1440, 'pm'],
  ['until noon', 0, 720, 'am'],
  ['in the morning', 480, 780, 'am'],
  ['during office hours', 540, 1020, 'full'],
  ['from 11:59', 719, 1440, 'full'],
])('%s', (_title, start, end, part) => {
  expect(partOfDay(start, end)).toBe(part);
});

test('a date has one holiday: a whole day wins over half a one, otherwise the first', () => {
  const christmas = { date: '2026-12-25', name: 'Christmas', part: 'full' as const };
  const eve = { date: '2026-12-24', name: 'Eve', part: 'pm' as const };
  const all = [
    christmas,
    { ...christmas, name: 'Second' },
    { ...eve, name: 'Afternoon' },
    { ...eve, part: 'full' as const },
    eve,
  ];
  expect(onePerDate(all)).toEqual([{ ...eve, part: 'full' }, christmas]);
});
