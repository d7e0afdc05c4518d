import * as fc from 'fast-check';
import { formatDuration } from './duration.ts';

const read = (text: string) => {
  const [, hours = '0', minutes = ''] = /^(?:(\d+) hrs )?(\d+) min$/.exec(text) ?? [];
  return minutes === '' ? undefined : { hours: Number(hours), minutes: Number(minutes) };
};

test('a duration says all of its minutes, and hours only from the first one on (spec §9)', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer({ min: 1, max: 180 }),
        fc.nat().map((n) => n + 1),
      ),
      (minutes) => {
        const text = formatDuration(minutes);
        const shown = read(text);
        expect((shown?.hours ?? 0) * 60 + (shown?.minutes ?? 0)).toBe(minutes);
        expect(shown?.minutes).toBeLessThan(60);
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
      const isShown = Number.isFinite(minutes) && minutes >= 0.5;
      expect(text === '-').toBe(!isShown);
      if (!isShown) return;
      const shown = read(text) ?? { hours: Number.NaN, minutes: Number.NaN };
      expect(shown.minutes).toBeLessThan(60);
      expect(Math.abs(shown.hours * 60 + shown.minutes - minutes)).toBeLessThanOrEqual(0.5);
    }),
  );
});
