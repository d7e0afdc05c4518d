import {
  type CompanyZone,
  fromWallClock,
  MINUTE_MS,
  SkippedTimeError,
  type TimeLogState,
} from '@rollcall/shared/domain';
import type { DemoEmployee } from './employees.ts';
import { BREAK_REASONS } from './names.ts';
import { startOf } from './patterns.ts';
import type { Random } from './random.ts';

export interface DemoBreak {
  readonly start: number;
  readonly end: number | null;
  readonly reason: string;
}

/** A time log with its breaks, instants in epoch milliseconds. */
export interface DemoLog {
  readonly employeeId: number;
  readonly workDate: string;
  readonly punchIn: number;
  readonly punchOut: number | null;
  readonly state: TimeLogState;
  readonly breaks: readonly DemoBreak[];
}

interface ShiftContext {
  readonly now: number;
  readonly zone: CompanyZone;
  readonly isYesterday: boolean;
  /** The afternoon is free. */
  readonly isHalfHoliday: boolean;
  readonly random: Random;
}

/** The shifts of one work date. Yesterday's night shift may still be open. */
export function createShifts(
  present: readonly DemoEmployee[],
  day: string,
  context: ShiftContext,
): DemoLog[] {
  const { random, isYesterday, isHalfHoliday, now, zone } = context;
  return present.flatMap((employee, index): DemoLog[] => {
    if (random.chance(0.06)) return [];
    const start = startOf(employee.pattern, day) + arrivalOf(employee, random);
    const punchIn = instantOf(day, start, zone) + random.int(0, 59) * 1000;
    const length = lengthOf(employee, isHalfHoliday, random);
    const punchOut = punchIn + (length * 60 + random.int(0, 59)) * 1000;
    const log = { employeeId: employee.id, workDate: day, punchIn };
    const isForgotten =
      !isYesterday && (random.chance(0.004) || (index === 2 && day.endsWith('1')));
    if (isForgotten) return [{ ...log, punchOut: null, state: 'missing-out', breaks: [] }];
    const isStillOpen = isYesterday && (punchOut > now || index === 1);
    const breaks = createBreaks(punchIn, isStillOpen ? Math.min(now, punchOut) : punchOut, random);
    if (isStillOpen) return [{ ...log, punchOut: null, state: 'open', breaks }];
    return [{ ...log, punchOut, state: 'closed', breaks }];
  });
}

/** Minutes from the start of the shift to the punch-in: most are on time, some are late. */
function arrivalOf({ pattern }: DemoEmployee, random: Random): number {
  if (pattern === 'flexible') return random.int(-90, 60);
  return random.chance(0.12) ? random.int(6, 45) : random.int(-25, 4);
}

/** Minutes from in to out; a few go home early. */
function lengthOf({ pattern }: DemoEmployee, isHalfHoliday: boolean, random: Random): number {
  if (pattern === 'part-time') return random.int(235, 275);
  if (isHalfHoliday) return random.int(250, 280);
  if (random.chance(0.02)) return random.int(120, 260);
  return random.int(490, 560);
}

/** Lunch in the middle and sometimes a shorter break, both ended well before the punch-out. */
function createBreaks(punchIn: number, until: number, random: Random): DemoBreak[] {
  const minutes = Math.floor((until - punchIn) / MINUTE_MS);
  if (minutes < 300) return [];
  const at = (from: number, length: number, reason: string) => ({
    start: punchIn + from * MINUTE_MS,
    end: punchIn + (from + length) * MINUTE_MS + random.int(0, 50) * 1000,
    reason,
  });
  const lunch = at(random.int(170, 215), random.int(25, 55), 'Lunch');
  const extra = at(random.int(280, 290), random.int(4, 9), random.pick(BREAK_REASONS));
  return random.chance(0.3) ? [lunch, extra] : [lunch];
}

/**
 * The instant of a wall-clock time, in minutes after midnight; a skipped time becomes the first one after it.
 */
function instantOf(day: string, minutes: number, zone: CompanyZone): number {
  const text = (total: number) =>
    `${day} ${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}:00`;
  try {
    return fromWallClock(text(minutes), zone);
  } catch (error) {
    if (error instanceof SkippedTimeError) return fromWallClock(error.skippedTo, zone);
    throw error;
  }
}
