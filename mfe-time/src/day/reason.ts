import type { DayFigures, DayPlan } from '@rollcall/shared/calls';
import { formatMinutes } from '@rollcall/shared/domain';
import { REASON_TEXTS } from './texts.ts';

type Day = Pick<DayFigures, 'status' | 'hasLogs'>;

/** Why a day is blank, a half-day, or an absence in spite of logs. Undefined for another day, and without a plan. */
export function statusReason(day: Day, plan: DayPlan | undefined): string | undefined {
  if (!plan) return undefined;
  const { halfDayBelowMins, absentBelowMins } = plan;
  const limits = { 'Half-day': halfDayBelowMins, Absent: day.hasLogs ? absentBelowMins : 0 };
  const limit = day.status === 'Half-day' || day.status === 'Absent' ? limits[day.status] : 0;
  if (limit) return REASON_TEXTS.lessWorked(formatMinutes(limit));
  if (day.status !== null) return undefined;
  return REASON_TEXTS.blank[isOutside(day, plan) ? 'not-employed' : 'unplanned'];
}

/** Why a day expects no minutes. Undefined without a plan. */
export function nothingExpectedReason(day: Day, plan: DayPlan | undefined): string | undefined {
  const { nothingExpected } = REASON_TEXTS;
  if (!plan) return undefined;
  if (day.status === 'Leave') return nothingExpected.leave;
  if (isOutside(day, plan)) return nothingExpected['not-employed'];
  return nothingExpected[plan.kind as keyof typeof nothingExpected];
}

/** Within the employment a day is blank only if nothing is planned and nothing was punched. */
const isOutside = ({ status, hasLogs }: Day, { kind }: DayPlan) =>
  status === null && (kind !== 'unplanned' || hasLogs);
