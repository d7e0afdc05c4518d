import type { PeriodDayBody, PeriodSumsBody } from '@rollcall/shared/contract';
import type { PeriodFigures } from './figures.ts';
import type { PeriodSumsRow } from './sheet-queries.ts';

/** Sums of closed days as the API returns them; the balance is that of docs/working-time.md#sums. */
export function presentSums(row: PeriodSumsRow): PeriodSumsBody {
  const { workedMins, breakMins, expectedMins, adjustmentMins, lateMins, lateDays } = row;
  const { daily, weekly, holiday, night, dayOff } = row;
  return {
    sums: {
      workedMins,
      breakMins,
      expectedMins,
      balanceMins: workedMins - expectedMins + adjustmentMins,
      adjustmentMins,
      lateMins,
      lateDays,
    },
    present: row.present,
    halfDays: row.halfDays,
    absent: row.absent,
    leave: row.leave,
    overtimeMins: row.overtimeMins,
    overtime: { daily, weekly, holiday, night, day_off: dayOff },
  };
}

/** A closed day as the API returns it. */
export function presentDay(figures: PeriodFigures): PeriodDayBody {
  const { workedMin, expectedMin, adjustmentMin, overtime } = figures;
  return {
    date: figures.date,
    status: figures.status,
    holiday: figures.holiday,
    workedMins: workedMin,
    breakMins: figures.breakMin,
    expectedMins: expectedMin,
    balanceMins: workedMin - expectedMin + adjustmentMin,
    adjustmentMins: adjustmentMin,
    lateMins: figures.lateMin,
    overtimeMins: figures.overtimeMin,
    overtime: {
      daily: overtime.daily ?? 0,
      weekly: overtime.weekly ?? 0,
      holiday: overtime.holiday ?? 0,
      night: overtime.night ?? 0,
      day_off: overtime.day_off ?? 0,
    },
  };
}
