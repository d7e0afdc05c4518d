import {
  addDays,
  type CompanyZone,
  cutWindows,
  type DayInputs,
  DEFAULT_TIME_POLICY,
  type PlannedDay,
  plannedDay,
  type Shift,
  type TimePolicy,
} from '@rollcall/shared/domain';
import type { Db } from '../../core/db/connection.ts';
import {
  type Days,
  findAssignments,
  findHolidays,
  findPolicies,
  findRosterEntries,
  findSchedules,
  findShifts,
  findTerms,
  type Whose,
} from './find-plans.ts';
import { createScopes } from './scopes.ts';
import { toPolicy, toSchedule, toShift } from './to-plan.ts';

/** How far the acceptance windows of shifts can reach: one of another day that is further away never overlaps. */
const NEIGHBOURS = 3;
const OFFSETS = Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, index) => index - NEIGHBOURS);

/** What counts for an employee on a date. */
export interface EmployeePlan {
  readonly plan: PlannedDay;
  readonly policy: TimePolicy;
  /** Null for the default policy. */
  readonly policyId: number | null;
  readonly scheduleName: string | null;
  readonly policyName: string | null;
}

/** The plans of some employees on some dates. */
export interface Plans {
  /** The dates. */
  readonly days: Days;
  planOf(employeeId: number, date: string): EmployeePlan;
}

interface PlanContext {
  readonly db: Db;
  /** The company zone, for scopes without a zone. */
  readonly zone: CompanyZone;
  /** Assignments of one scope that count instead of the stored ones: what would be planned after a change. */
  readonly instead?: { readonly scopeKey: string; readonly assignments: readonly Assigned[] };
}

type Assigned = Awaited<ReturnType<typeof findAssignments>>[number];

/** Reads roster entries. */
export type FindEntries = typeof findRosterEntries;

/**
 * Loads what is planned for employees on the dates of a range, with a fixed number of queries. Rules:
 * docs/working-time.md#plans.
 * @param findEntries the roster entries that count; by default those that are published.
 */
export async function loadPlans(
  { db, zone, instead }: PlanContext,
  whose: Whose,
  days: Days,
  findEntries: FindEntries = findRosterEntries,
): Promise<Plans> {
  const range = { from: addDays(days.from, -NEIGHBOURS), to: addDays(days.to, NEIGHBOURS) };
  const scopes = createScopes(await findTerms(db, whose, range));
  const assigned = replaceScope(await findAssignments(db, whose, range), instead);
  const policies = await findPolicies(db, whose, range);
  const roster = await readRoster(db, await findEntries(db, whose, range));
  const schedules = await readSchedules(db, assigned);
  const calendars = await readHolidays(db, assigned, range);
  const [findAssigned, findPolicy] = [scopes.finder(assigned), scopes.finder(policies)];
  const policyValues = new Map(policies.map((row) => [row.id, toPolicy(row)]));

  const inputsOf = (employeeId: number, date: string): DayInputs & { readonly key: string } => {
    const keys = scopes.scopesOf(employeeId, date);
    const scheduleId = findAssigned(keys, date, (row) => row.scheduleId);
    const calendarId = findAssigned(keys, date, (row) => row.calendarId);
    const ownZone = findAssigned(keys, date, (row) => row.zone) ?? zone;
    const entry = roster.of(employeeId, date);
    return {
      date,
      zone: ownZone,
      schedule: scheduleId === null ? null : (schedules.get(scheduleId) ?? null),
      roster: entry,
      holiday: calendars.get(`${calendarId} ${date}`) ?? null,
      // A day off by roster has no shifts, which is not the same as no entry.
      key: `${scheduleId} ${calendarId} ${ownZone} ${entry ? `[${entry.map(({ id }) => id)}]` : ''}`,
    };
  };
  const planDay = createPlanner(inputsOf);
  const planOf = (employeeId: number, date: string) => {
    const keys = scopes.scopesOf(employeeId, date);
    const row = findPolicy(keys, date, (found) => found);
    const { plan, scheduleName } = planDay(employeeId, date);
    return {
      plan,
      scheduleName,
      policyId: row?.id ?? null,
      policyName: row?.name ?? null,
      policy: (row && policyValues.get(row.id)) ?? DEFAULT_TIME_POLICY,
    };
  };
  const ownScopes = new Set([...assigned, ...policies].map(({ scopeKey }) => scopeKey));
  const groupOf = (id: number) =>
    roster.has(id) || ownScopes.has(`employee:${id}`) ? `${id}` : scopes.departmentsOf(id);
  return { days, planOf: sharePlans(planOf, groupOf) };
}

function replaceScope(stored: readonly Assigned[], instead: PlanContext['instead']) {
  if (!instead) return stored;
  const others = stored.filter(({ scopeKey }) => scopeKey !== instead.scopeKey);
  return [...others, ...instead.assignments];
}

/** Plans a date once for all employees of a group: most have nothing of their own, and are in a few departments. */
function sharePlans(
  planOf: Plans['planOf'],
  groupOf: (employeeId: number) => string,
): Plans['planOf'] {
  const groups = new Map<number, Map<string, EmployeePlan>>();
  const byGroup = new Map<string, Map<string, EmployeePlan>>();
  const plansOf = (employeeId: number) => {
    const group = groupOf(employeeId);
    const plans = byGroup.get(group) ?? new Map<string, EmployeePlan>();
    byGroup.set(group, plans);
    groups.set(employeeId, plans);
    return plans;
  };
  return (employeeId, date) => {
    const plans = groups.get(employeeId) ?? plansOf(employeeId);
    const known = plans.get(date) ?? planOf(employeeId, date);
    plans.set(date, known);
    return known;
  };
}

type Inputs = (employeeId: number, date: string) => DayInputs & { readonly key: string };

/**
 * Plans days, once for all employees who have the same schedule, calendar, zone and roster on the date and on those around
 * it: with 10,000 employees there are only a few.
 */
function createPlanner(inputsOf: Inputs) {
  const planned = new Map<string, { plan: PlannedDay; scheduleName: string | null }>();
  const planOne = cached(
    ({ date, key }: ReturnType<Inputs>) => `${date} ${key}`,
    (inputs) => plannedDay(inputs),
  );
  let employee: number | undefined;
  let inputs = new Map<string, ReturnType<Inputs>>();
  const inputsOn = (employeeId: number, date: string) => {
    if (employee !== employeeId) [employee, inputs] = [employeeId, new Map()];
    const found = inputs.get(date) ?? inputsOf(employeeId, date);
    inputs.set(date, found);
    return found;
  };
  const datesAround = cached(
    (date: string) => date,
    (date) => OFFSETS.map((offset) => addDays(date, offset)),
  );
  return (employeeId: number, date: string) => {
    const around = datesAround(date).map((each) => inputsOn(employeeId, each));
    const key = `${date} ${around.map((day) => day.key).join('|')}`;
    const known = planned.get(key);
    if (known) return known;
    const plan = cutWindows(around.map(planOne))[NEIGHBOURS] as PlannedDay;
    const scheduleName = around[NEIGHBOURS]?.schedule?.name ?? null;
    planned.set(key, { plan, scheduleName });
    return { plan, scheduleName };
  };
}

/** A function that remembers its results by a key. */
function cached<A, R>(keyOf: (value: A) => string, create: (value: A) => R): (value: A) => R {
  const results = new Map<string, R>();
  return (value) => {
    const key = keyOf(value);
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = create(value);
    results.set(key, result);
    return result;
  };
}

async function readRoster(db: Db, rows: Awaited<ReturnType<FindEntries>>) {
  const ids = rows.flatMap(({ shiftId }) => shiftId ?? []);
  const shifts = await readShifts(db, ids);
  const entries = Map.groupBy(rows, ({ employeeId, date }) => `${employeeId} ${date}`);
  const employees = new Set(rows.map(({ employeeId }) => employeeId));
  return {
    /** Whether an employee has any entry. */
    has: (employeeId: number) => employees.has(employeeId),
    /** Shifts of an employee by roster, none for a day off; null without an entry. */
    of(employeeId: number, date: string): readonly Shift[] | null {
      const found = entries.get(`${employeeId} ${date}`);
      if (!found) return null;
      return found.flatMap(({ shiftId }) => (shiftId && shifts.get(shiftId)) || []);
    },
  };
}

async function readShifts(db: Db, ids: readonly number[]) {
  const rows = await findShifts(db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, toShift(row)]));
}

async function readSchedules(db: Db, assigned: readonly { scheduleId: number | null }[]) {
  const ids = new Set(assigned.flatMap(({ scheduleId }) => scheduleId ?? []));
  const rows = await findSchedules(db, [...ids]);
  const shifts = await readShifts(
    db,
    rows.flatMap(({ days }) => days.map(({ shiftId }) => shiftId)),
  );
  return new Map(rows.map((row) => [row.id, toSchedule(row, shifts)]));
}

/** Holidays by calendar and date. */
async function readHolidays(
  db: Db,
  assigned: readonly { calendarId: number | null }[],
  range: Days,
) {
  const ids = new Set(assigned.flatMap(({ calendarId }) => calendarId ?? []));
  const rows = await findHolidays(db, [...ids], range);
  return new Map(
    rows.map(({ calendarId, date, name, part }) => [`${calendarId} ${date}`, { name, part }]),
  );
}
