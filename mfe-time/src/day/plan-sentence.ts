import type { DayPlan } from '@rollcall/shared/calls';
import { holidayText, shiftText } from './plan-text.ts';
import { PLAN_TEXTS } from './texts.ts';

/** What is planned for a day in words: its shifts with their names, or why there are none, with the holiday. */
export function planSentence({ kind, shifts, holiday }: DayPlan): string {
  const what =
    kind === 'shifts'
      ? shifts.map((shift) => `${shift.name}, ${shiftText(shift)}`).join('; ')
      : (PLAN_TEXTS.kinds[kind] ?? '-');
  return holiday ? `${what} (${holidayText(holiday)})` : what;
}
