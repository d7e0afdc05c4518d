import type { DayFigures } from '@rollcall/shared/calls';
import { formatMinutes } from '@rollcall/shared/domain';
import type { MonthRow } from './month-list-result.ts';
import { DAY_TEXTS, TEXTS } from './texts.ts';

/** What a row knows of a month: counts (a base backend), minutes (`attendance.month`), or figures (`working-time`). */
export type Detail = 'counts' | 'minutes' | 'figures';

export type Mark = keyof typeof DAY_TEXTS.marks;

/** How a day looks, and the same in words. */
export interface Face {
  readonly status: string | null;
  readonly marks: readonly Mark[];
  readonly words: string;
}

/** A day of a row; `index` counts from 0. */
export function faceOf(row: MonthRow, index: number, detail: Detail): Face {
  const day = detail === 'figures' ? row.figures?.[index] : undefined;
  if (day) return faceOfDay(day);
  const status = row.days[index] ?? null;
  return { status, marks: [], words: status ?? TEXTS.blank };
}

/** A day with figures. */
export function faceOfDay(day: DayFigures): Face {
  const { status, lateMins, isMissingOut } = day;
  const marks: Mark[] = [];
  if (lateMins > 0) marks.push('late');
  if (isMissingOut) marks.push('missing-out');
  if (isExtra(day)) marks.push('extra');
  return { status, marks, words: wordsOf(day) };
}

const FREE = new Set(['Day off', 'Holiday', 'Leave']);

/** Work on a day that expects none; it does not change the status (docs/working-time.md#status). */
const isExtra = ({ status, hasLogs }: DayFigures) => hasLogs && FREE.has(status ?? '');

/** The name of a holiday, with the word where the status does not say so; undefined without one. */
export function holidayWords({ status, holiday }: DayFigures): string | undefined {
  if (holiday === null) return undefined;
  return status === 'Holiday' ? holiday : DAY_TEXTS.holiday(holiday);
}

function wordsOf(day: DayFigures): string {
  const { status, lateMins, earlyMins, isMissingOut } = day;
  const words: string[] = [status === 'Not due' ? DAY_TEXTS.notDue : (status ?? TEXTS.blank)];
  const holiday = holidayWords(day);
  if (holiday !== undefined) words.push(holiday);
  if (lateMins > 0) words.push(DAY_TEXTS.late(formatMinutes(lateMins)));
  if (earlyMins > 0) words.push(DAY_TEXTS.early(formatMinutes(earlyMins)));
  if (isMissingOut) words.push(DAY_TEXTS.missingOut);
  if (isExtra(day)) words.push(extraWork(day.workedMins));
  return words.join(', ');
}

const extraWork = (minutes: number) =>
  minutes > 0 ? DAY_TEXTS.worked(formatMinutes(minutes)) : DAY_TEXTS.punched;
