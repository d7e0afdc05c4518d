import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayExample, historyOf, weekExample } from './examples.ts';
import { calculateHistory } from './history.ts';

const FOLDER = join(__dirname, '../examples');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const read = (name: string): unknown => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));

test('there are at least 40 worked examples', () => {
  expect(files.length).toBeGreaterThanOrEqual(40);
});

describe('the reference calculates the figures of each example of a day', () => {
  test.each(files.filter((name) => name.startsWith('day-')))('%s', (name) => {
    const example = dayExample.parse(read(name));
    const { date, expected } = example;
    const result = calculateHistory(historyOf({ from: date, to: date, given: example.given }));
    const plan = result.plans[date];
    expect(result.days[date]).toEqual(expected.day);
    expect(result.workDates).toEqual(expected.workDates);
    expect(plan?.kind).toBe(expected.kind);
    expect(plan?.shifts.map(({ start, end }) => [start, end])).toEqual(
      expected.shifts.map((times) => times.map((time) => Date.parse(time))),
    );
  });
});

describe('the reference calculates the figures of each example of weeks', () => {
  test.each(files.filter((name) => name.startsWith('week-')))('%s', (name) => {
    const example = weekExample.parse(read(name));
    const { expected } = example;
    const result = calculateHistory(historyOf(example));
    expect(Object.values(result.days).map(({ workedMin }) => workedMin)).toEqual(expected.worked);
    expect(result.period).toEqual(expected.sums);
    const overtime = Object.values(result.weeks).flatMap((week) => week.overtime);
    expect(overtime.map(({ date, bucket, minutes }) => [date, bucket, minutes])).toEqual(
      expected.overtime,
    );
  });
});
