import { hoursAndMinutes } from '../duration/index.ts';
import type { DayStatus } from '../working-time/index.ts';

/** What the remarks of a day depend on. */
interface Day {
  readonly figures: {
    readonly status: DayStatus | null;
    /** Whole minutes. */
    readonly lateMins: number;
    readonly isMissingOut: boolean;
    readonly holiday: string | null;
  };
  /** The type of an approved leave. */
  readonly leave: string | null;
}

interface Log {
  readonly zone: string;
  /** Why it is not what was punched; null if it is. */
  readonly note: string | null;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A date `YYYY-MM-DD` as a timesheet names it, such as `Mon 09`. */
export const sheetDate = (date: string): string =>
  `${WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]} ${date.slice(8)}`;

/** What a timesheet says of a day that is not as usual: status, leave, holiday, late minutes, a missing punch-out. */
export function dayRemarks({ figures, leave }: Day): string[] {
  const { status, holiday, lateMins, isMissingOut } = figures;
  const isUsual = status === null || status === 'Present' || status === 'Holiday';
  return [
    ...(isUsual || (status === 'Leave' && leave !== null) ? [] : [status]),
    ...(leave === null ? [] : [`Leave: ${leave}`]),
    ...(holiday === null ? [] : [`Holiday: ${holiday}`]),
    ...(lateMins === 0 ? [] : [`Late ${hoursAndMinutes(lateMins)}`]),
    ...(isMissingOut ? ['Missing punch-out'] : []),
  ];
}

/** What a timesheet says of a log: its zone if it is not that of the day, and the reason of a correction. */
export function logRemarks({ zone, note }: Log, zoneOfDay: string): string[] {
  return [
    ...(zone === zoneOfDay ? [] : [zone]),
    ...(note === null ? [] : [note === '' ? 'Corrected' : `Corrected: ${note}`]),
  ];
}
