import { asFields, type Fields, readBoolean, readNumber, readText } from './fields.ts';

/** The figures of a day in whole minutes (docs/working-time.md); an unreadable number is null. */
export interface DayFigures {
  /** As received: 'Present', 'Half-day', 'Day off' and so on; null is blank. */
  readonly status: string | null;
  readonly expectedMinutes: number | null;
  readonly workedMinutes: number | null;
  /** 0 when not late. */
  readonly lateMinutes: number;
  readonly earlyMinutes: number;
  /** Whether the day counts in balances. */
  readonly isOver: boolean;
  readonly hasLogs: boolean;
  readonly isMissingOut: boolean;
  /** Name of the holiday, also of half a one. */
  readonly holiday: string | null;
}

/** Sums of days in whole minutes (docs/working-time.md#sums); an unreadable number is null. */
export interface DaySums {
  readonly workedMinutes: number | null;
  /** Of the days that are over. */
  readonly expectedMinutes: number | null;
  /** Worked less expected of the days that are over, with adjustments. */
  readonly balanceMinutes: number | null;
  readonly adjustmentMinutes: number;
}

/** Reads the figures of a day field by field. */
export function readFigures(fields: Fields): DayFigures {
  return {
    status: readText(fields.status),
    expectedMinutes: readNumber(fields.expectedMins),
    workedMinutes: readNumber(fields.workedMins),
    lateMinutes: readNumber(fields.lateMins) ?? 0,
    earlyMinutes: readNumber(fields.earlyMins) ?? 0,
    isOver: readBoolean(fields.isOver) ?? false,
    hasLogs: readBoolean(fields.hasLogs) ?? false,
    isMissingOut: readBoolean(fields.isMissingOut) ?? false,
    holiday: readText(fields.holiday),
  };
}

/** The figures of a list of days, one entry per day; undefined when it is not a list of objects. */
export function readDays(value: unknown): readonly DayFigures[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const days = value.map(asFields).filter((entry) => entry !== undefined);
  return days.length === value.length ? days.map(readFigures) : undefined;
}

/** Undefined when there are no sums. */
export function readSums(value: unknown): DaySums | undefined {
  const fields = asFields(value);
  return (
    fields && {
      workedMinutes: readNumber(fields.workedMins),
      expectedMinutes: readNumber(fields.expectedMins),
      balanceMinutes: readNumber(fields.balanceMins),
      adjustmentMinutes: readNumber(fields.adjustmentMins) ?? 0,
    }
  );
}
