import type { DayLog } from '@rollcall/shared/calls';
import { formatDate, formatTime } from '@rollcall/shared/domain';
import { TEXTS } from './texts.ts';

/** A line of the calculation of a log's minutes. */
export interface Line {
  readonly label: string;
  readonly value: string;
}

/** A duration in seconds as `H:MM:SS`; '-' while it is unknown. */
export function formatSeconds(seconds: number | null): string {
  if (seconds === null || seconds < 0) return '-';
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(Math.round(seconds) % 60)}`;
}

/** The calculation from punch-in to worked time, line by line (design §10: out − in − breaks). */
export function timeBreakdown(log: DayLog): Line[] {
  const { lines } = TEXTS;
  const breaks = log.breaks.map(({ start, end, seconds, reason }) => ({
    label: lines.break(spanText(start, end), reason === '-' ? '' : `, ${reason}`),
    value: end === null ? lines.openBreak : formatSeconds(seconds),
  }));
  return [
    { label: lines.punchIn, value: clock(log.punchIn) },
    {
      label: lines.punchOut,
      value: log.punchOut === null ? missingOut(log) : clock(log.punchOut),
    },
    { label: lines.span, value: formatSeconds(log.spanSeconds) },
    ...breaks,
    { label: lines.worked, value: formatSeconds(log.workedSeconds) },
  ];
}

/** `09:05 AM – 05:35 PM` (spec §9). */
export function spanText(
  from: string | null,
  to: string | null,
  open: string = TEXTS.stillOpen,
): string {
  return `${formatTime(from)} – ${to === null ? open : formatTime(to)}`;
}

export const missingOut = ({ state }: Pick<DayLog, 'state'>) =>
  state === 'missing-out' ? TEXTS.missingOut : TEXTS.stillOpen;

/** Date and time to the second, because the calculation uses seconds: `Nov 03, 2026, 08:44:28 AM`. */
function clock(text: string | null): string {
  const [, seconds = ''] = /\d{2}:\d{2}(:\d{2})/.exec(text ?? '') ?? [];
  return text === null
    ? '-'
    : `${formatDate(text)}, ${formatTime(text).replace(' ', `${seconds} `)}`;
}
