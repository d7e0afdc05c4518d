import type { CompanyZone } from '@rollcall/shared/domain';
import { lockEmployees } from '../../commands/lock-employee.ts';
import type { Db } from '../../core/db/connection.ts';
import { type DayFigures, datesOf } from '../days/day.ts';
import { findClosedDays } from '../days/find-days.ts';
import { dayCalculator, type Person } from '../days/read-days.ts';
import { type OvertimeDay, writeOvertime } from './overtime.ts';
import { deleteDays, insertDays } from './queries.ts';

/** Where and when days are stored: a transaction, and epoch milliseconds. */
export interface Step {
  readonly tx: Db;
  readonly now: number;
  readonly zone: CompanyZone;
}

/**
 * Calculates and stores all days of these weeks, and their overtime. Closed days stay as they are.
 * @param isAlone whether the transaction holds back all changes of time logs already.
 */
export async function storeDays(
  { tx, now, zone }: Step,
  people: readonly Person[],
  weeks: readonly (readonly string[])[],
  { isAlone = false } = {},
): Promise<void> {
  const [from, to] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  if (people.length === 0 || !from || !to) return;
  const [range, ids] = [{ from, to }, people.map(({ id }) => id)];
  // Changes of time logs hold the same locks, so that none of them is missed.
  if (!isAlone) await lockEmployees({ tx }, ids);
  const calculate = await dayCalculator({ db: tx, clock: () => now, zone }, people, range);
  const codes = people.map(({ employeeCode }) => employeeCode);
  const closed = new Map(
    (await findClosedDays(tx, codes, range)).map((day) => [
      `${day.employeeCode} ${day.workDate}`,
      day.figures as DayFigures,
    ]),
  );
  const days = people.flatMap((person) =>
    datesOf(range).map((date) => {
      const { day, planned } = calculate(person, date);
      const figures = closed.get(`${person.employeeCode} ${date}`);
      // Of a closed day, what was closed counts in its week; the rules may have changed since.
      const counted = figures ? { ...day, ...figures, isSettled: true } : day;
      return { employeeId: person.id, day: counted, planned, isClosed: figures !== undefined };
    }),
  );
  await deleteDays(tx, ids, range);
  const storable = days.filter(({ day, isClosed }) => day.isSettled && !isClosed);
  await insertDays(
    tx,
    storable.map(({ employeeId, day }) => ({ ...day, employeeId })),
    new Date(now),
  );
  await writeOvertime(tx, weeksOfPeople(days));
}

/** The days of each employee in portions of a week. */
function weeksOfPeople(days: readonly (OvertimeDay & { readonly employeeId: number })[]) {
  return Array.from({ length: days.length / 7 }, (_, index) => {
    const ofWeek = days.slice(index * 7, index * 7 + 7);
    return { employeeId: ofWeek[0]?.employeeId ?? 0, days: ofWeek };
  });
}
