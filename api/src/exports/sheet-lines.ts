import type { SheetDayBody, TimesheetBody } from '@rollcall/shared/contract';
import { formatTime } from '@rollcall/shared/domain';
import { hoursAndMinutes } from './format-cell.ts';

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
  readonly isFirst: boolean;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The lines of a timesheet, in order. */
export function sheetLines({ days, zone }: TimesheetBody): SheetLine[] {
  return days.flatMap((day) => linesOfDay(day, zone));
}

function linesOfDay(day: SheetDayBody, zone: string): SheetLine[] {
  const { date, figures, logs } = day;
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  const [first, ...others] = logs.map((log) => timesOf(log, zone));
  const figure = (minutes: number) => (minutes === 0 ? '' : hoursAndMinutes(minutes));
  return [
    {
      day: `${weekday} ${date.slice(8)}`,
      punchIn: first?.punchIn ?? '',
      punchOut: first?.punchOut ?? '',
      break: figure(figures.breakMins),
      worked: figure(figures.workedMins),
      expected: figures.isOver ? figure(figures.expectedMins) : '',
      remarks: [...remarksOf(day), ...(first?.notes ?? [])].join(' · '),
      isFirst: true,
    },
    ...others.map(({ punchIn, punchOut, notes }) => ({
      day: '',
      punchIn,
      punchOut,
      break: '',
      worked: '',
      expected: '',
      remarks: notes.join(' · '),
      isFirst: false,
    })),
  ];
}

function timesOf(
  { punchIn, punchOut, zone: logZone, note }: SheetDayBody['logs'][number],
  zone: string,
) {
  const corrected = note === '' ? 'Corrected' : `Corrected: ${note}`;
  return {
    punchIn: formatTime(punchIn),
    punchOut: punchOut === null ? '' : formatTime(punchOut),
    notes: [...(logZone === zone ? [] : [logZone]), ...(note === null ? [] : [corrected])],
  };
}

/** What is not as usual: the status, the leave, a holiday, late minutes, a missing punch-out. */
function remarksOf({ figures, leave }: SheetDayBody): string[] {
  const { status, holiday, lateMins, isMissingOut } = figures;
  const usual = status === null || status === 'Present' || status === 'Holiday';
  return [
    ...(usual || (status === 'Leave' && leave !== null) ? [] : [status]),
    ...(leave === null ? [] : [`Leave: ${leave}`]),
    ...(holiday === null ? [] : [`Holiday: ${holiday}`]),
    ...(lateMins === 0 ? [] : [`Late ${hoursAndMinutes(lateMins)}`]),
    ...(isMissingOut ? ['Missing punch-out'] : []),
  ];
}
