import type { SheetDayBody, TimesheetBody } from '@rollcall/shared/contract';
import {
  dayRemarks,
  formatTime,
  hoursAndMinutes,
  logRemarks,
  sheetDate,
} from '@rollcall/shared/domain';

/** A line of a timesheet on paper; a day has one line per log, with its figures on the first. */
export interface SheetLine {
  /** Such as `Mon 02`; empty on further lines of a day. */
  readonly day: string;
  readonly punchIn: string;
  readonly punchOut: string;
  readonly break: string;
  readonly worked: string;
  readonly expected: string;
  readonly remarks: string;
}

/** The lines of a timesheet, in order. */
export function sheetLines({ days, zone }: TimesheetBody): SheetLine[] {
  return days.flatMap((day) => linesOfDay(day, zone));
}

function linesOfDay(day: SheetDayBody, zone: string): SheetLine[] {
  const { date, figures, logs } = day;
  const [first, ...others] = logs.map((log) => timesOf(log, zone));
  const figure = (minutes: number) => (minutes === 0 ? '' : hoursAndMinutes(minutes));
  return [
    {
      day: sheetDate(date),
      punchIn: first?.punchIn ?? '',
      punchOut: first?.punchOut ?? '',
      break: figure(figures.breakMins),
      worked: figure(figures.workedMins),
      expected: figures.isOver ? figure(figures.expectedMins) : '',
      remarks: [...dayRemarks(day), ...(first?.notes ?? [])].join(' · '),
    },
    ...others.map(({ punchIn, punchOut, notes }) => ({
      day: '',
      punchIn,
      punchOut,
      break: '',
      worked: '',
      expected: '',
      remarks: notes.join(' · '),
    })),
  ];
}

function timesOf(log: SheetDayBody['logs'][number], zone: string) {
  return {
    punchIn: formatTime(log.punchIn),
    punchOut: log.punchOut === null ? '' : formatTime(log.punchOut),
    notes: logRemarks(log, zone),
  };
}
