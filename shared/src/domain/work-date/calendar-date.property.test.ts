import * as fc from 'fast-check';
import { leaveDays } from '../leave-days/index.ts';
import { addDays, firstOfMonth, lastOfMonth, weekdayOf } from './calendar-date.ts';

const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const spans = fc.integer({ min: 0, max: 40_000 });

test('adding days and subtracting them gives the same date', () => {
  fc.assert(
    fc.property(dates, spans, (date, days) => {
      expect(addDays(addDays(date, days), -days)).toBe(date);
    }),
  );
});

test('a month ends on the day before the next one starts, and contains the date (spec §7)', () => {
  fc.assert(
    fc.property(dates, (date) => {
      const [first, last] = [firstOfMonth(date), lastOfMonth(date)];
      expect(first <= date && date <= last).toBe(true);
      expect(last.slice(0, 7)).toBe(date.slice(0, 7));
      expect(addDays(last, 1).slice(8)).toBe('01');
    }),
  );
});

test('weekdays are consecutive', () => {
  fc.assert(
    fc.property(dates, (date) => {
      expect(weekdayOf(addDays(date, 1))).toBe((weekdayOf(date) + 1) % 7);
      expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date));
    }),
  );
});

test('a leave includes its first and last day (spec §2)', () => {
  fc.assert(
    fc.property(dates, spans, (date, days) => {
      expect(leaveDays(date, addDays(date, days))).toBe(days + 1);
    }),
  );
});

test('two consecutive leaves have as many days as one leave over both', () => {
  fc.assert(
    fc.property(dates, spans, spans, (start, one, other) => {
      const middle = addDays(start, one);
      const end = addDays(middle, other + 1);
      expect(leaveDays(start, middle) + leaveDays(addDays(middle, 1), end)).toBe(
        leaveDays(start, end),
      );
    }),
  );
});

test('a leave that ends before it starts, or has an unreadable date, has no days', () => {
  fc.assert(
    fc.property(dates, spans, fc.string(), (date, days, text) => {
      fc.pre(!/^\d{4}-\d{2}-\d{2}$/.test(text));
      expect(leaveDays(addDays(date, days + 1), date)).toBe(0);
      expect(leaveDays(text, date)).toBe(0);
      expect(leaveDays(date, text)).toBe(0);
    }),
  );
});
