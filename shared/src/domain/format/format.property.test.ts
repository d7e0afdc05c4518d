import * as fc from 'fast-check';
import { formatDate, formatDayLabel, formatTime } from './date-time.ts';
import { joinNames, titleCase } from './name.ts';

const pad = (value: number) => String(value).padStart(2, '0');
const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const LETTERS = [...'abcxyzàéñöøşžабвжяαβγω', ...'ABCXYZÀÉÑÖØŞŽАБВЖЯΑΒΓΩ', ..."'’--   \t\u00a0"];
const names = fc
  .array(fc.oneof(fc.constantFrom(...LETTERS), fc.constantFrom(' van ', ' DE ', 'Mc', 'mac')), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''));

test('a date shows its month, day and year, and a time after it changes nothing (spec §9)', () => {
  fc.assert(
    fc.property(dates, fc.nat(23), fc.nat(59), (date, hour, minute) => {
      const formatted = formatDate(date);
      expect(formatted).toMatch(/^[A-Z][a-z]{2} \d{2}, \d{4}$/);
      expect(new Date(`${formatted} UTC`).toISOString().slice(0, 10)).toBe(date);
      expect(formatDate(`${date} ${pad(hour)}:${pad(minute)}:00`)).toBe(formatted);
      expect(formatDayLabel(date).slice(5)).toBe(formatted);
    }),
  );
});

test('a time of day is shown in 12-hour format with AM or PM, and can be read back (spec §9)', () => {
  fc.assert(
    fc.property(dates, fc.nat(23), fc.nat(59), (date, hour, minute) => {
      const formatted = formatTime(`${date} ${pad(hour)}:${pad(minute)}`);
      const [, twelve, rest, half] = /^(\d\d):(\d\d) (AM|PM)$/.exec(formatted) ?? [];
      expect((Number(twelve) % 12) + (half === 'PM' ? 12 : 0)).toBe(hour);
      expect(Number(twelve)).toBeGreaterThan(0);
      expect(Number(rest)).toBe(minute);
      expect(formatTime(`${pad(hour)}:${pad(minute)}`)).toBe(formatted);
    }),
  );
});

test('a text that does not start with a date is a dash (spec §9)', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^\d/.test(text));
      expect([formatDate(text), formatTime(text), formatDayLabel(text)]).toEqual(['-', '-', '-']);
    }),
  );
});

test('title case changes only the case of letters, and collapses whitespace (spec §2)', () => {
  const lowerCase = (text: string) => text.toLowerCase().replaceAll('ς', 'σ');
  fc.assert(
    fc.property(names, (name) => {
      expect(lowerCase(titleCase(name))).toBe(lowerCase(name.trim().replace(/\s+/g, ' ')));
    }),
  );
});

test('a name in title case stays unchanged (spec §2)', () => {
  fc.assert(
    fc.property(names, (name) => {
      for (const typed of [name.toLowerCase(), name.toUpperCase()]) {
        expect(titleCase(titleCase(typed))).toBe(titleCase(typed));
      }
    }),
  );
});

test('a joined name contains all parts, trimmed and in order; N/A when all are empty (spec §2)', () => {
  const parts = fc.array(fc.option(fc.oneof(names, fc.constant(' '))), { maxLength: 3 });
  fc.assert(
    fc.property(parts, (input) => {
      const expected = input.map((part) => part?.trim() ?? '').filter((part) => part !== '');
      expect(joinNames(...input)).toBe(expected.length === 0 ? 'N/A' : expected.join(' '));
    }),
  );
});
