import * as fc from 'fast-check';
import {
  type BreakSpan,
  breakMilliseconds,
  clipBreaks,
  totalBreakMinutes,
} from '../breaks/index.ts';
import { fixedZone, toIsoWithOffset, toWallClock } from '../work-date/index.ts';
import { checkSession, MAX_SESSION_HOURS, overlaps } from './check-session.ts';
import { liveMinutes } from './live-minutes.ts';
import { workedMinutes } from './time-log.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const times = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2050, 0) });
/** Milliseconds between two bounds in hours; often whole hours, to hit limits exactly. */
const between = (min: number, max: number) =>
  fc.oneof(
    fc.integer({ min: min * HOUR, max: max * HOUR }),
    fc.integer({ min, max }).map((hours) => hours * HOUR),
  );
const lengths = between(0, 40);

/** Arbitrary breaks, as a foreign backend may store them: reversed, open or outside their log. */
const spans = (from: number): fc.Arbitrary<BreakSpan[]> =>
  fc.array(
    fc.record({
      start: between(-1, 41).map((ms) => from + ms),
      end: fc.option(between(-1, 41).map((ms) => from + ms)),
    }),
    { maxLength: 5 },
  );

const sessions = fc.tuple(times, lengths).chain(([punchIn, length]) =>
  fc.record({
    punchIn: fc.constant(punchIn),
    punchOut: fc.constant(punchIn + length),
    breaks: spans(punchIn),
  }),
);

/** A log with consecutive breaks inside it, as our own server stores them. */
const validLogs = fc
  .tuple(times, fc.array(fc.integer({ min: 1, max: 2 * HOUR }), { minLength: 1, maxLength: 9 }))
  .map(([punchIn, parts]) => {
    const marks = parts.reduce<number[]>(
      (all, part) => [...all, (all.at(-1) ?? punchIn) + part],
      [punchIn],
    );
    const breaks = marks.flatMap((start, index) => {
      const end = marks[index + 1];
      return index % 2 === 1 && end !== undefined ? [{ start, end }] : [];
    });
    return { punchIn, punchOut: marks.at(-1) ?? punchIn, breaks };
  });

test('worked minutes are whole and never negative, whatever the breaks are (design §10)', () => {
  fc.assert(
    fc.property(sessions, (session) => {
      const worked = workedMinutes(session) ?? Number.NaN;
      expect(Number.isInteger(worked) && worked >= 0).toBe(true);
      expect(worked).toBeLessThanOrEqual(Math.round((session.punchOut - session.punchIn) / MINUTE));
    }),
  );
});

test('worked is out − in − breaks, rounded once at the end (design §10)', () => {
  fc.assert(
    fc.property(validLogs, ({ punchIn, punchOut, breaks }) => {
      const onBreak = breaks.reduce((sum, { start, end }) => sum + end - start, 0);
      const exact = (punchOut - punchIn - onBreak) / MINUTE;
      const worked = workedMinutes({ punchIn, punchOut, breaks }) ?? Number.NaN;
      expect(Math.abs(worked - exact)).toBeLessThanOrEqual(0.5);
    }),
  );
});

test('the order of breaks does not matter, and another break never adds worked minutes', () => {
  fc.assert(
    fc.property(sessions, times, lengths, (session, start, length) => {
      const { breaks } = session;
      const reversed = { ...session, breaks: breaks.toReversed() };
      const longer = { ...session, breaks: [...breaks, { start, end: start + length }] };
      expect(workedMinutes(reversed)).toBe(workedMinutes(session));
      expect(workedMinutes(longer)).toBeLessThanOrEqual(workedMinutes(session) ?? 0);
    }),
  );
});

test('a log without a punch-out has no worked minutes (design §10)', () => {
  fc.assert(
    fc.property(sessions, (session) => {
      expect(workedMinutes({ ...session, punchOut: null })).toBeNull();
    }),
  );
});

test('clipped breaks are inside the log, and breaks that already were stay unchanged (design §10)', () => {
  fc.assert(
    fc.property(sessions, ({ punchIn, punchOut, breaks }) => {
      const clipped = clipBreaks(breaks, punchIn, punchOut);
      for (const { start, end } of clipped) {
        expect(punchIn <= start && start < end && end <= punchOut).toBe(true);
      }
      expect(clipBreaks(clipped, punchIn, punchOut)).toEqual(clipped);
      expect(breakMilliseconds(clipped)).toBeLessThanOrEqual(breakMilliseconds(breaks, punchOut));
    }),
  );
  fc.assert(
    fc.property(validLogs, ({ punchIn, punchOut, breaks }) => {
      expect(clipBreaks(breaks, punchIn, punchOut)).toEqual(breaks);
    }),
  );
});

test('the halves of a cut log together have all of its break time (design §10)', () => {
  fc.assert(
    fc.property(validLogs, fc.double({ min: 0, max: 1, noNaN: true }), (log, at) => {
      const { punchIn, punchOut, breaks } = log;
      const cut = punchIn + Math.floor((punchOut - punchIn) * at);
      const halves = [...clipBreaks(breaks, punchIn, cut), ...clipBreaks(breaks, cut, punchOut)];
      expect(breakMilliseconds(halves)).toBe(breakMilliseconds(breaks));
    }),
  );
});

test('overlap is symmetric, and consecutive logs do not overlap (design §10)', () => {
  fc.assert(
    fc.property(sessions, sessions, (a, b) => {
      expect(overlaps(a, b)).toBe(overlaps(b, a));
      const after = { punchIn: a.punchOut, punchOut: a.punchOut + HOUR };
      expect([overlaps(a, after), overlaps(after, a)]).toEqual([false, false]);
      if (a.punchIn < a.punchOut) {
        expect(overlaps(a, { punchIn: a.punchOut - 1, punchOut: null })).toBe(true);
      }
    }),
  );
});

test('a log is valid exactly if it is not before 2000, in < out ≤ now and it lasts at most 30 hours (design §15.13)', () => {
  const near = between(-35, 5);
  fc.assert(
    fc.property(times, near, near, (now, into, out) => {
      const log = { punchIn: now + into, punchOut: now + out };
      const isLate = log.punchIn >= Date.parse('1999-12-31T00:00:00Z');
      const isValid = isLate && into < out && out <= 0 && out - into <= MAX_SESSION_HOURS * HOUR;
      const broken = checkSession(log, now);
      expect(broken.length === 0).toBe(isValid);
      expect(new Set(broken.map(({ field }) => field)).size).toBe(broken.length);
    }),
  );
});

test('an open log shows the minutes that it would have with a punch-out now (design §10)', () => {
  const zone = fixedZone(-360);
  const wholeSecond = (at: number) => Math.floor(at / 1000) * 1000;
  fc.assert(
    fc.property(validLogs, (log) => {
      const punchIn = wholeSecond(log.punchIn);
      const now = wholeSecond(log.punchOut);
      const breaks = log.breaks.map(({ start, end }) => ({
        start: wholeSecond(start),
        end: wholeSecond(end),
      }));
      const wireBreaks = breaks.map(({ start, end }) => ({
        startTime: toWallClock(start, zone),
        endTime: toWallClock(end, zone),
      }));
      const openLog = { punchIn: toIsoWithOffset(punchIn, zone), breaks: wireBreaks };
      expect(liveMinutes(openLog, now, zone)).toEqual({
        worked: workedMinutes({ punchIn, punchOut: now, breaks }),
        breaks: totalBreakMinutes(breaks, now),
      });
    }),
  );
});
