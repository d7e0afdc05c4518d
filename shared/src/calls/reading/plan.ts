import { asFields, type Fields, readBoolean, readNumber, readText } from './fields.ts';
import { objectsOf } from './list.ts';

/** A shift as it is planned for a day; wall-clock texts in the zone of the day. */
export interface PlannedShift {
  readonly name: string | null;
  /** `fixed` or `flexible`. */
  readonly kind: string | null;
  readonly start: string | null;
  readonly end: string | null;
  /** When core hours begin; null without core hours. */
  readonly coreStart: string | null;
  readonly expectedMinutes: number | null;
  readonly graceInMinutes: number | null;
  readonly graceOutMinutes: number | null;
}

/** What is planned for a day (docs/working-time.md#planned-day). */
export interface DayPlan {
  /** `shifts`, `holiday`, `day-off` or `unplanned`. */
  readonly kind: string | null;
  readonly zone: string | null;
  /** Name of the work schedule. */
  readonly schedule: string | null;
  readonly isRostered: boolean;
  readonly shifts: readonly PlannedShift[];
  /** `part` is `full`, `am` or `pm`. */
  readonly holiday: { readonly name: string | null; readonly part: string | null } | null;
  readonly expectedMinutes: number | null;
  /** A day with less worked minutes is a half-day, or an absence; 0 without that limit. */
  readonly halfDayBelowMinutes: number;
  readonly absentBelowMinutes: number;
}

const readShift = (fields: Fields): PlannedShift => ({
  name: readText(fields.name),
  kind: readText(fields.kind),
  start: readText(fields.start),
  end: readText(fields.end),
  coreStart: readText(fields.coreStart),
  expectedMinutes: readNumber(fields.expectedMins),
  graceInMinutes: readNumber(fields.graceInMins),
  graceOutMinutes: readNumber(fields.graceOutMins),
});

/** Undefined when there is no plan. */
export function readPlan(value: unknown): DayPlan | undefined {
  const fields = asFields(value);
  if (!fields) return undefined;
  const holiday = asFields(fields.holiday);
  return {
    kind: readText(fields.kind),
    zone: readText(fields.zone),
    schedule: readText(fields.schedule),
    isRostered: readBoolean(fields.isRostered) ?? false,
    shifts: objectsOf(fields.shifts).map(readShift),
    holiday: holiday ? { name: readText(holiday.name), part: readText(holiday.part) } : null,
    expectedMinutes: readNumber(fields.expectedMins),
    halfDayBelowMinutes: readNumber(fields.halfDayBelowMins) ?? 0,
    absentBelowMinutes: readNumber(fields.absentBelowMins) ?? 0,
  };
}
