import { type CompanyZone, isEmployedOn } from '@rollcall/shared/domain';
import type { Clock } from '../../core/clock.ts';
import type { Db } from '../../core/db/connection.ts';
import type { Days } from '../plans/find-plans.ts';
import { type EmployeePlan, loadPlans, type Plans } from '../plans/load-plans.ts';
import { type CalculatedDay, calculateDay, type DayFigures, datesOf, fromStored } from './day.ts';
import { type EmploymentRecord, toEmployment } from './employment.ts';
import { findDayFacts, findKnownDays } from './find-days.ts';

/** An employee whose days are read. */
export interface Person extends EmploymentRecord {
  readonly id: number;
  readonly employeeCode: string;
}

/** What calculations need of the context. */
export interface DayContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly zone: CompanyZone;
  /** The plans of these employees on these dates, if the caller loads them. */
  readonly plans?: Plans | Promise<Plans>;
}

/**
 * The days of employees in a range, by employee id and in order: the closed figures, else the stored ones, else calculated
 * now (docs/working-time.md#stored-days). Every page and every sum reads days here.
 */
export async function readDays(
  context: DayContext,
  people: readonly Person[],
  range: Days,
): Promise<Map<number, DayFigures[]>> {
  if (people.length === 0) return new Map();
  const { db } = context;
  const known = new Map<string, DayFigures>();
  const ids = people.map(({ id }) => id);
  const codes = people.map(({ employeeCode }) => employeeCode);
  const { stored, closed } = await findKnownDays(db, ids, codes, range);
  for (const row of stored) known.set(`${row.employeeId} ${row.workDate}`, fromStored(row));
  const idOf = new Map(people.map(({ id, employeeCode }) => [employeeCode, id]));
  for (const { employeeCode, workDate, figures } of closed) {
    known.set(`${idOf.get(employeeCode)} ${workDate}`, figures as DayFigures);
  }
  const dates = datesOf(range);
  const unknown = dates.filter((date) => people.some(({ id }) => !known.has(`${id} ${date}`)));
  const [from, to] = [unknown[0], unknown.at(-1)];
  const calculate = from && to ? await dayCalculator(context, people, { from, to }) : undefined;
  return new Map(
    people.map((person) => [
      person.id,
      dates.map(
        (date) =>
          known.get(`${person.id} ${date}`) ?? (calculate?.(person, date).day as DayFigures),
      ),
    ]),
  );
}

/** A function that calculates the days of these employees, after everything that it needs has been read. */
export async function dayCalculator(
  context: DayContext,
  people: readonly Person[],
  range: Days,
): Promise<(person: Person, date: string) => { day: CalculatedDay; planned: EmployeePlan }> {
  const { db, clock, zone } = context;
  const ids = people.map(({ id }) => id);
  const [plans, found] = await Promise.all([
    context.plans ?? loadPlans(context, ids, range),
    findDayFacts(db, ids, range),
  ]);
  const logs = Map.groupBy(found.logs, ({ employeeId, workDate }) => `${employeeId} ${workDate}`);
  const leaves = Map.groupBy(found.leaves, ({ employeeId }) => employeeId);
  const now = clock();
  const employments = new Map(people.map((person) => [person.id, toEmployment(person, zone)]));
  const employmentOf = (person: Person) => employments.get(person.id) ?? toEmployment(person, zone);
  return (person, date) => {
    const facts = {
      isEmployed: isEmployedOn(employmentOf(person), date),
      isOnLeave: (leaves.get(person.id) ?? []).some(
        ({ startDate, endDate }) => startDate <= date && date <= endDate,
      ),
      logs: logs.get(`${person.id} ${date}`) ?? [],
    };
    const planned = plans.planOf(person.id, date);
    return { day: calculateDay(facts, planned, now), planned };
  };
}
