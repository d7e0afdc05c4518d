import { currentPeriod, periodInUrl, rangeOf, readPeriod, yearChoices } from './period.ts';

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

test.each([
  [{}, '2028-02-01', '2028-02-29'],
  [{ month: '2027-12' }, '2027-12-01', '2027-12-31'],
  [{ month: '2027-13' }, '2028-02-01', '2028-02-29'],
  [{ month: 'soon' }, '2028-02-01', '2028-02-29'],
  [{ start: '2027-05-02', end: '2027-06-01' }, '2027-05-02', '2027-06-01'],
  [{ start: '2027-05-02', end: '2027-05-01' }, '2028-02-01', '2028-02-29'],
  [{ start: '2027-02-30', end: '2027-05-01', month: '2027-04' }, '2027-04-01', '2027-04-30'],
])('the URL %j is the period from %s to %s (decision 061)', (url, startDate, endDate) => {
  const read = readPeriod(url, '2028-02-10');
  expect(rangeOf(read)).toEqual({ startDate, endDate });
  expect(readPeriod(periodInUrl(read) ?? {}, '2028-02-10')).toEqual(read);
});

test('a period that is not valid is not in the URL', () => {
  expect(periodInUrl({ ...period, mode: 'range', start: '' })).toBeUndefined();
});

test('the years are from two before to two after the current one (spec §5)', () => {
  expect(yearChoices('2028-02-10')).toEqual([2026, 2027, 2028, 2029, 2030]);
});
