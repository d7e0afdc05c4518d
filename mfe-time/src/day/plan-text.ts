import type { DayPlan, PlannedShift } from '@rollcall/shared/calls';
import { formatMinutes, formatTime } from '@rollcall/shared/domain';
import { spanText } from './breakdown.ts';
import { PLAN_TEXTS } from './texts.ts';

/** A shift's times; of a flexible one the minutes and between which times they are worked. */
export function shiftText({ kind, start, end, coreStart, expectedMins }: PlannedShift): string {
  const span = spanText(start, end, '-');
  if (kind !== 'flexible') return span;
  const text = PLAN_TEXTS.flexible(formatMinutes(expectedMins), span);
  return coreStart === null ? text : `${text}, ${PLAN_TEXTS.coreStart(formatTime(coreStart))}`;
}

/** A holiday's name, and of half a one the part of the day. */
export function holidayText({ name, part }: NonNullable<DayPlan['holiday']>): string {
  return [name, PLAN_TEXTS.parts[part]].filter(Boolean).join(' ');
}
