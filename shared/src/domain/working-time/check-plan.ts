import { formatMinutes } from '../duration/index.ts';
import type { BreakRule, Shift, TimeOfDay } from './plan.ts';

const DAY_MIN = 24 * 60;

/** A rule that an input breaks: the field, and a sentence that names the rule. */
export interface BrokenPlanRule {
  readonly field: string;
  readonly message: string;
}

type Hours = Pick<Shift, 'start' | 'end'>;

/** What the fields of a shift are checked against. */
export type CheckedShift = Hours &
  Pick<
    Shift,
    | 'expectedMin'
    | 'coreFrom'
    | 'coreTo'
    | 'halfAt'
    | 'graceInMin'
    | 'graceOutMin'
    | 'halfDayBelowMin'
    | 'absentBelowMin'
  > & { readonly unpaidBreakMin: number };

/** Every rule that the fields of a shift break together (docs/working-time.md#plans); empty for a valid shift. */
export function checkShift(shift: CheckedShift): BrokenPlanRule[] {
  const length = lengthOf(shift);
  const { expectedMin, graceInMin, graceOutMin, halfDayBelowMin, absentBelowMin } = shift;
  const rules: readonly (readonly [isBroken: boolean, field: string, message: string])[] = [
    [
      expectedMin + shift.unpaidBreakMin > length,
      'expectedMin',
      `Expected time and unpaid break must not exceed the length of the shift, ${formatMinutes(length)}`,
    ],
    [
      graceInMin >= length,
      'graceInMin',
      `Grace at the start must be less than the length of the shift, ${formatMinutes(length)}`,
    ],
    [
      graceOutMin >= length,
      'graceOutMin',
      `Grace at the end must be less than the length of the shift, ${formatMinutes(length)}`,
    ],
    [
      (halfDayBelowMin ?? 0) > expectedMin,
      'halfDayBelowMin',
      `The limit of a half-day must not exceed the expected time, ${formatMinutes(expectedMin)}`,
    ],
    [
      (absentBelowMin ?? 0) > (halfDayBelowMin ?? expectedMin),
      'absentBelowMin',
      halfDayBelowMin === null
        ? `The limit of an absence must not exceed the expected time, ${formatMinutes(expectedMin)}`
        : 'The limit of an absence must not exceed the limit of a half-day',
    ],
    [
      shift.halfAt !== null && after(shift.start, shift.halfAt) >= shift.start + length,
      'halfAt',
      'The middle of the day must be within the shift',
    ],
  ];
  const broken = rules.filter(([isBroken]) => isBroken);
  return [...broken.map(([, field, message]) => ({ field, message })), ...checkCoreHours(shift)];
}

function checkCoreHours(shift: CheckedShift): BrokenPlanRule[] {
  const { start, coreFrom, coreTo } = shift;
  if (coreFrom === null && coreTo === null) return [];
  if (coreFrom === null || coreTo === null) {
    const field = coreFrom === null ? 'coreFrom' : 'coreTo';
    return [{ field, message: 'Core hours need a start and an end' }];
  }
  const from = coreFrom === start ? start : after(start, coreFrom);
  const to = after(start, coreTo);
  const end = start + lengthOf(shift);
  if (from < to && to <= end) return [];
  const field = from < end ? 'coreTo' : 'coreFrom';
  return [{ field, message: 'Core hours must be within the shift, and end after they start' }];
}

/**
 * The days of a cycle on which shifts overlap or are not in the order of their starts, also with the day after. `field` is
 * `days.` and the index of the day.
 */
export function checkDays(days: readonly (readonly Hours[])[]): BrokenPlanRule[] {
  return days.flatMap((shifts, index) => {
    const field = `days.${index}`;
    if (!areInOrder(shifts)) {
      return [{ field, message: `Day ${index + 1}: ${SHIFTS_IN_ORDER}` }];
    }
    const next = (index + 1) % days.length;
    const first = days[next]?.[0];
    const end = Math.max(0, ...shifts.map(endOf));
    if (!first || end - DAY_MIN <= first.start) return [];
    const message = `The last shift of day ${index + 1} ends after the first of day ${next + 1} starts`;
    return [{ field, message }];
  });
}

/** The rule of the shifts of one day. */
export const SHIFTS_IN_ORDER =
  'the shifts must be in the order of their starts and must not overlap';

/** Whether the shifts of a day are in the order of their starts and do not overlap. */
export function areInOrder(shifts: readonly Hours[]): boolean {
  return shifts.every((shift, index) => {
    const earlier = shifts[index - 1];
    return earlier === undefined || endOf(earlier) <= shift.start;
  });
}

/**
 * Break rules whose `afterMin` is not higher than that of the rule of the same kind, paid or not, before it. `field` is
 * `breakRules.`, the index of the rule, and `.afterMin`.
 */
export function checkBreakRules(rules: readonly BreakRule[]): BrokenPlanRule[] {
  return rules.flatMap(({ afterMin, isPaid }, index) => {
    const earlier = rules.slice(0, index).findLast((rule) => rule.isPaid === isPaid);
    if (earlier === undefined || earlier.afterMin < afterMin) return [];
    const message = `Break rule ${index + 1} must count after more minutes than the ${isPaid ? 'paid' : 'unpaid'} rule before it`;
    return [{ field: `breakRules.${index}.afterMin`, message }];
  });
}

/** Minutes from the start of a shift to its end, up to a whole day. */
function lengthOf({ start, end }: Hours): number {
  return after(start, end) - start;
}

function endOf(shift: Hours): number {
  return shift.start + lengthOf(shift);
}

/** A time of day as minutes after midnight of the shift's date, after its start. */
function after(start: TimeOfDay, time: TimeOfDay): number {
  return time > start ? time : time + DAY_MIN;
}
