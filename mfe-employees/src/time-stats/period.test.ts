import { currentPeriod, rangeOf, yearChoices } from './period.ts';

const period = currentPeriod('2028-02-10');

test.each([
  ['a leap February', {}, { startDate: '2028-02-01', endDate: '2028-02-29' }],
  ['a December', { month: 12 }, { startDate: '2028-12-01', endDate: '2028-12-31' }],
  [
    'dates',
    { mode: 'range', start: '2028-01-31', end: '2028-02-01' },
    { startDate: '2028-01-31', endDate: '2028-02-01' },
  ],
  [
    'the same day',
    { mode: 'range', start: '2028-02-01', end: '2028-02-01' },
    { startDate: '2028-02-01', endDate: '2028-02-01' },
  ],
  ['an end before the start', { mode: 'range', start: '2028-02-02', end: '2028-02-01' }, undefined],
  ['a missing date', { mode: 'range', start: '' }, undefined],
] as const)('the range of %s (spec §7)', (_, changes, range) => {
  expect(rangeOf({ ...period, ...changes })).toEqual(range);
});

test('the years are from two before to two after the current one (spec §5)', () => {
  expect(yearChoices('2028-02-10')).toEqual([2026, 2027, 2028, 2029, 2030]);
});
