import type { DayLog } from '@rollcall/shared/calls';
import { formatDate, formatMinutes, formatTime } from '@rollcall/shared/domain';
import { type SoFar, soFar } from './so-far.ts';
import { TEXTS } from './texts.ts';

/** A line of the calculation of a log's minutes. */
export interface Line {
  readonly label: string;
  readonly value: string;
}

/**
 * A duration in seconds in the words of {@link formatMinutes}, with the seconds that are left; '-' while it is unknown.
 * @example formatSeconds(1820) // '30 min 20 s'
 */
export function formatSeconds(seconds: number | null): string {
  if (seconds === null || seconds < 0) return '-';
  const whole = Math.round(seconds);
  const rest = whole % 60;
  if (rest === 0) return formatMinutes(whole / 60);
  return whole < 60 ? `${rest} s` : `${formatMinutes(Math.floor(whole / 60))} ${rest} s`;
}

/**
 * The calculation from punch-in to worked time, line by line (design §10: out − in − breaks); of an open log until `now`,
 * in epoch milliseconds.
 */
export function timeBreakdown(log: DayLog, now: number): Line[] {
  const { lines } = TEXTS;
  const live = soFar(log, now);
  const breaks = log.breaks.map(({ start, end, seconds, reason }) => ({
    label: lines.break(spanText(start, end), reason === '-' ? '' : `, ${reason}`),
    value: end === null ? openBreakText(live) : formatSeconds(seconds),
  }));
  const { span, worked } = live
    ? { span: formatMinutes(live.span), worked: formatMinutes(live.worked) }
    : { span: formatSeconds(log.spanSeconds), worked: formatSeconds(log.workedSeconds) };
  return [
    { label: lines.punchIn, value: clock(log.punchIn) },
    {
      label: lines.punchOut,
      value: log.punchOut === null ? missingOut(log) : clock(log.punchOut),
    },
    { label: live ? lines.spanSoFar : lines.span, value: span },
    ...breaks,
    { label: live ? lines.workedSoFar : lines.worked, value: worked },
  ];
}

const openBreakText = (live: SoFar | undefined) =>
  live?.openBreak === undefined ? TEXTS.lines.openBreak : formatMinutes(live.openBreak);

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

/** `Nov 03, 2026, 08:44 AM` (spec §9). */
const clock = (text: string | null) =>
  text === null ? '-' : `${formatDate(text)}, ${formatTime(text)}`;
