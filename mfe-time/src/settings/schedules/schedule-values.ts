import type { WorkSchedule } from '@rollcall/shared/calls';
import { checkDays, firstOfWeek } from '@rollcall/shared/domain';
import { minutesOf, type ShiftsById } from './cycle.ts';

/** Values of the form. */
export interface ScheduleValues {
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly anchorDate: string;
  /** Ids of the shifts of each day of the cycle. */
  readonly days: readonly (readonly number[])[];
}

export const valuesOf = ({ name, anchorDate, days }: WorkSchedule): ScheduleValues => ({
  name,
  anchorDate,
  days,
});

const MONDAY = 1;

/** A new work schedule: the first shift from Monday to Friday. `today` is a date `YYYY-MM-DD`. */
export function newSchedule(shifts: ShiftsById, today: string): ScheduleValues {
  const [first] = shifts.keys();
  const work = first === undefined ? [] : [first];
  return {
    name: '',
    anchorDate: firstOfWeek(today, MONDAY),
    days: Array.from({ length: 7 }, (_, day) => (day < 5 ? work : [])),
  };
}

/** What was changed as the body of a call. */
export function bodyOf({ name, anchorDate, days }: Partial<ScheduleValues>) {
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(anchorDate !== undefined && { anchorDate }),
    ...(days !== undefined && { days: days.map((ids) => [...ids]) }),
  };
}

/** All values as the body of a call. */
export const wholeBodyOf = ({ name, anchorDate, days }: ScheduleValues) => ({
  name: name.trim(),
  anchorDate,
  days: days.map((ids) => [...ids]),
});

/** The first rule that the days break; the server enforces the same. */
export function errorOfDays(days: ScheduleValues['days'], shifts: ShiftsById): string | undefined {
  const hours = days.map((ids) =>
    ids.flatMap((id) => {
      const shift = shifts.get(id);
      return shift ? (minutesOf(shift) ?? []) : [];
    }),
  );
  return checkDays(hours)[0]?.message;
}
