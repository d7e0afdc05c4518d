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

test('a date names its month, day and year, and a time after it changes nothing (spec §9)', () => {
  fc.assert(
    fc.property(dates, fc.nat(23), fc.nat(59), (date, hour, minute) => {
      const shown = formatDate(date);
      expect(shown).toMatch(/^[A-Z][a-z]{2} \d{2}, \d{4}$/);
      expect(new Date(`${shown} UTC`).toISOString().slice(0, 10)).toBe(date);
      expect(formatDate(`${date} ${pad(hour)}:${pad(minute)}:00`)).toBe(shown);
      expect(formatDayLabel(date).slice(5)).toBe(shown);
    }),
  );
});

test('a time of day is shown on twelve hours with AM or PM, and none is lost (spec §9)', () => {
  fc.assert(
    fc.property(dates, fc.nat(23), fc.nat(59), (date, hour, minute) => {
      const shown = formatTime(`${date} ${pad(hour)}:${pad(minute)}`);
      const [, twelve, rest, half] = /^(\d\d):(\d\d) (AM|PM)$/.exec(shown) ?? [];
      expect((Number(twelve) % 12) + (half === 'PM' ? 12 : 0)).toBe(hour);
      expect(Number(twelve)).toBeGreaterThan(0);
      expect(Number(rest)).toBe(minute);
      expect(formatTime(`${pad(hour)}:${pad(minute)}`)).toBe(shown);
    }),
  );
});

test('a text that begins with no date is a dash (spec §9)', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^\d/.test(text));
      expect([formatDate(text), formatTime(text), formatDayLabel(text)]).toEqual(['-', '-', '-']);
    }),
  );
});

test('title case changes letters in size only, and one blank stands for many (spec §2)', () => {
  const small = (text: string) => text.toLowerCase().replaceAll('ς', 'σ');
  fc.assert(
    fc.property(names, (name) => {
      expect(small(titleCase(name))).toBe(small(name.trim().replace(/\s+/g, ' ')));
    }),
  );
});

test('a name in title case is left as it is, however it was typed at first (spec §2)', () => {
  fc.assert(
    fc.property(names, (name) => {
      for (const typed of [name.toLowerCase(), name.toUpperCase()]) {
        expect(titleCase(titleCase(typed))).toBe(titleCase(typed));
      }
    }),
  );
});

test('a joined name holds what is given, trimmed and in order; N/A when all is empty (spec §2)', () => {
  const parts = fc.array(fc.option(fc.oneof(names, fc.constant(' '))), { maxLength: 3 });
  fc.assert(
    fc.property(parts, (given) => {
      const said = given.map((part) => part?.trim() ?? '').filter((part) => part !== '');
      expect(joinNames(...given)).toBe(said.length === 0 ? 'N/A' : said.join(' '));
    }),
  );
});
