import * as fc from 'fast-check';
import { formatDuration } from './duration.ts';

const parse = (text: string) => {
  const [, hours = '0', minutes = ''] = /^(?:(\d+) hrs )?(\d+) min$/.exec(text) ?? [];
  return minutes === '' ? undefined : { hours: Number(hours), minutes: Number(minutes) };
};

test('a duration contains all minutes, and shows hours from 60 minutes on (spec §9)', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer({ min: 1, max: 180 }),
        fc.nat().map((n) => n + 1),
      ),
      (minutes) => {
        const text = formatDuration(minutes);
        const parsed = parse(text);
        expect((parsed?.hours ?? 0) * 60 + (parsed?.minutes ?? 0)).toBe(minutes);
        expect(parsed?.minutes).toBeLessThan(60);
        expect(text.includes('hrs')).toBe(minutes >= 60);
      },
    ),
  );
});

test('any other number is a dash or rounded to the nearest minute, never 60 min (spec §9)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.double({ min: 0, max: 90 })), (minutes) => {
      fc.pre(!(minutes >= 1e15 && Number.isFinite(minutes)));
      const text = formatDuration(minutes);
      const isFormatted = Number.isFinite(minutes) && minutes >= 0.5;
      expect(text === '-').toBe(!isFormatted);
      if (!isFormatted) return;
      const parsed = parse(text) ?? { hours: Number.NaN, minutes: Number.NaN };
      expect(parsed.minutes).toBeLessThan(60);
      expect(Math.abs(parsed.hours * 60 + parsed.minutes - minutes)).toBeLessThanOrEqual(0.5);
    }),
  );
});
