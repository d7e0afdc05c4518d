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
import type { Days, Whose } from './find-plans.ts';
import { addNamedRows } from './named-rows.ts';
import { type AssignedRow, findPlanRows, type PlanRows } from './plan-rows.ts';
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
  /** The time policy alone, which takes less than the plan. */
  policyOf(employeeId: number, date: string): TimePolicy;
}

interface PlanContext {
  readonly db: Db;
  /** The company zone, for scopes without a zone. */
  readonly zone: CompanyZone;
  /** Assignments of one scope that count instead of the stored ones: what would be planned after a change. */
  readonly instead?: { readonly scopeKey: string; readonly assignments: readonly AssignedRow[] };
  /** Changes the published roster, for example to what is not published yet. */
  readonly changeRoster?: (published: RosterRows, range: Days) => Promise<RosterRows>;
}

export type RosterRows = PlanRows['entries'];

/**
 * Loads what is planned for employees on the dates of a range, with one statement, and a few more for what is not stored yet. Rules:
 * docs/working-time.md#plans.
 */
export async function loadPlans(context: PlanContext, whose: Whose, days: Days): Promise<Plans> {
  const range = { from: addDays(days.from, -NEIGHBOURS), to: addDays(days.to, NEIGHBOURS) };
  const rows = await readRows(context, whose, range);
  const { assignments, policies } = rows;
  const scopes = createScopes(rows.terms);
  const shifts = new Map(rows.shifts.map((row) => [row.id, toShift(row)]));
  const roster = createRoster(rows.entries, shifts);
  const schedules = createSchedules(rows, shifts);
  const planDay = createPlanner(createInputs(rows, { scopes, roster, schedules }, context.zone));
  const policyRowOf = createPolicyFinder(rows, scopes);
  const planOf = (employeeId: number, date: string) => {
    const { row, policy } = policyRowOf(employeeId, date);
    const { plan, scheduleName } = planDay(employeeId, date);
    const [policyId, policyName] = [row?.id ?? null, row?.name ?? null];
    return { plan, scheduleName, policyId, policyName, policy };
  };
  const ownScopes = new Set([...assignments, ...policies].map(({ scopeKey }) => scopeKey));
  const groupOf = (id: number) =>
    roster.has(id) || ownScopes.has(`employee:${id}`) ? `${id}` : scopes.departmentsOf(id);
  return {
    days,
    planOf: sharePlans(planOf, groupOf),
    policyOf: (employeeId, date) => policyRowOf(employeeId, date).policy,
  };
}

interface Parts {
  readonly scopes: ReturnType<typeof createScopes>;
  readonly roster: ReturnType<typeof createRoster>;
  readonly schedules: ReturnType<typeof createSchedules>;
}

/** Finds what counts for an employee on a date. */
function createInputs(
  rows: PlanRows,
  { scopes, roster, schedules }: Parts,
  zone: CompanyZone,
): Inputs {
  const findAssigned = scopes.finder(rows.assignments);
  const holidays = new Map(
    rows.holidays.map(({ calendarId, date, name, part }) => [
      `${calendarId} ${date}`,
      { name, part },
    ]),
  );
  return (employeeId, date) => {
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
      holiday: holidays.get(`${calendarId} ${date}`) ?? null,
      // A day off by roster has no shifts, which is not the same as no entry.
      key: `${scheduleId} ${calendarId} ${ownZone} ${entry ? `[${entry.map(({ id }) => id)}]` : ''}`,
    };
  };
}

/** Finds the time policy of an employee on a date, and its row; no row for the default policy. */
function createPolicyFinder({ policies, payRules }: PlanRows, scopes: Parts['scopes']) {
  const find = scopes.finder(policies);
  const rules = Map.groupBy(payRules, ({ policyId }) => policyId);
  const values = new Map(
    policies.map((row) => [row.id, toPolicy({ ...row, payRules: rules.get(row.id) ?? [] })]),
  );
  return (employeeId: number, date: string) => {
    const row = find(scopes.scopesOf(employeeId, date), date, (found) => found);
    return { row, policy: (row && values.get(row.id)) ?? DEFAULT_TIME_POLICY };
  };
}

async function readRows(
  { db, instead, changeRoster }: PlanContext,
  whose: Whose,
  range: Days,
): Promise<PlanRows> {
  const stored = await findPlanRows(db, whose, range);
  if (!instead && !changeRoster) return stored;
  const others = stored.assignments.filter(({ scopeKey }) => scopeKey !== instead?.scopeKey);
  const assignments = [...others, ...(instead?.assignments ?? [])];
  const entries = (await changeRoster?.(stored.entries, range)) ?? stored.entries;
  return addNamedRows(db, { ...stored, assignments, entries }, range);
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

function createRoster(rows: RosterRows, shifts: ReadonlyMap<number, Shift>) {
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

function createSchedules(
  { schedules, scheduleDays }: PlanRows,
  shifts: ReadonlyMap<number, Shift>,
) {
  const days = Map.groupBy(scheduleDays, ({ scheduleId }) => scheduleId);
  return new Map(
    schedules.map((row) => [row.id, toSchedule({ ...row, days: days.get(row.id) ?? [] }, shifts)]),
  );
}
