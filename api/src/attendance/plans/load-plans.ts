import {
  addDays,
  type CompanyZone,
  cutWindows,
  type DayInputs,
  type PlannedDay,
  plannedDay,
  type Shift,
  type TimePolicy,
} from '@rollcall/shared/domain';
import type { Db } from '../../core/db/connection.ts';
import type { Days, Whose } from './find-plans.ts';
import { createPolicyFinder } from './load-policies.ts';
import { memoize } from './memoize.ts';
import { addNamedRows } from './named-rows.ts';
import { type AssignedRow, findPlanRows, type PlanRows } from './plan-rows.ts';
import { createScopes, createTerms, createValidRows, firstValue, type Scopes } from './scopes.ts';
import { toSchedule, toShift } from './to-plan.ts';

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
  const terms = createTerms(rows.terms);
  const scopes = createScopes(terms, rows.assignments);
  const shifts = new Map(rows.shifts.map((row) => [row.id, toShift(row)]));
  const roster = createRoster(rows.entries, shifts);
  const schedules = createSchedules(rows, shifts);
  const planDay = createPlanner(createInputs(rows, { scopes, roster, schedules }, context.zone));
  const { policyOf, hasOwn } = createPolicyFinder(rows, terms);
  const planOf = (employeeId: number, date: string) => {
    const { row, policy } = policyOf(employeeId, date);
    const { plan, scheduleName } = planDay(employeeId, date);
    const [policyId, policyName] = [row?.id ?? null, row?.name ?? null];
    return { plan, scheduleName, policyId, policyName, policy };
  };
  const groupOf = (id: number) =>
    roster.has(id) || scopes.hasOwn(id) || hasOwn(id) ? `${id}` : terms.departmentsOf(id);
  return { days, planOf: sharePlans(planOf, groupOf) };
}

interface Parts {
  readonly scopes: Scopes;
  readonly roster: ReturnType<typeof createRoster>;
  readonly schedules: ReturnType<typeof createSchedules>;
}

/** Finds what counts for an employee on a date. */
function createInputs(
  rows: PlanRows,
  { scopes, roster, schedules }: Parts,
  zone: CompanyZone,
): (employeeId: number, date: string) => Inputs {
  const holidays = new Map(
    rows.holidays.map(({ calendarId, date, name, part }) => [
      `${calendarId} ${date}`,
      { name, part },
    ]),
  );
  const validRows = createValidRows(rows.assignments);
  const assignedBy = createAssigned(zone);
  const inputsOf = memoize((assigned: Assigned) =>
    memoize((date: string): Inputs => {
      const { scheduleId, calendarId } = assigned;
      return {
        date,
        zone: assigned.zone,
        schedule: scheduleId === null ? null : (schedules.get(scheduleId) ?? null),
        roster: null,
        holiday: holidays.get(`${calendarId} ${date}`) ?? null,
        key: assigned.key,
      };
    }),
  );
  const rosteredFrom = memoize((assigned: Inputs) =>
    memoize((entry: readonly Shift[]): Inputs => {
      // A day off by roster has no shifts, which is not the same as no entry.
      const key = `${assigned.key} [${entry.map(({ id }) => id)}]`;
      return { ...assigned, roster: entry, key };
    }),
  );
  return (employeeId, date) => {
    const keys = scopes.scopesOf(employeeId, date);
    const assigned = inputsOf(assignedBy(validRows(keys, date)))(date);
    const entry = roster.of(employeeId, date);
    return entry ? rosteredFrom(assigned)(entry) : assigned;
  };
}

/** What is assigned, and a text that is the same for the same. */
interface Assigned {
  readonly scheduleId: number | null;
  readonly calendarId: number | null;
  readonly zone: string;
  readonly key: string;
}

/** A function that finds what rows assign, the first ones first; it is the same object for the same. */
function createAssigned(companyZone: CompanyZone) {
  const assigned = new Map<string, Assigned>();
  return memoize((rows: readonly AssignedRow[]): Assigned => {
    const scheduleId = firstValue(rows, (row) => row.scheduleId);
    const calendarId = firstValue(rows, (row) => row.calendarId);
    const zone = firstValue(rows, (row) => row.zone) ?? companyZone;
    const key = `${scheduleId} ${calendarId} ${zone}`;
    const known = assigned.get(key) ?? { scheduleId, calendarId, zone, key };
    assigned.set(key, known);
    return known;
  });
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

/** What counts on a date, and a text that is the same for the same on other dates. */
type Inputs = DayInputs & { readonly key: string };

type SharedPlan = Pick<EmployeePlan, 'plan' | 'scheduleName'>;

/**
 * Plans days, once for all employees who have the same schedule, calendar, zone and roster on the date and on those around
 * it: with 10,000 employees there are only a few.
 */
function createPlanner(inputsOf: (employeeId: number, date: string) => Inputs) {
  const planOne = memoize((inputs: Inputs) => plannedDay(inputs));
  const datesAround = memoize((date: string) => OFFSETS.map((offset) => addDays(date, offset)));
  const plansOn = memoize((_date: string) => new Map<string, SharedPlan>());
  return (employeeId: number, date: string): SharedPlan => {
    const around = datesAround(date).map((each) => inputsOf(employeeId, each));
    const key = keyOf(around);
    const plans = plansOn(date);
    const known = plans.get(key);
    if (known) return known;
    const plan = cutWindows(around.map(planOne))[NEIGHBOURS] as PlannedDay;
    const shared = { plan, scheduleName: around[NEIGHBOURS]?.schedule?.name ?? null };
    plans.set(key, shared);
    return shared;
  };
}

/** A text that is the same for days on which the same counts: for most, it is that of one day. */
function keyOf(days: readonly Inputs[]): string {
  const first = days[0]?.key ?? '';
  return days.every(({ key }) => key === first) ? first : days.map(({ key }) => key).join('|');
}

function createRoster(rows: RosterRows, shifts: ReadonlyMap<number, Shift>) {
  const lists = new Map<string, readonly Shift[]>();
  const shiftsOf = (entries: RosterRows) => {
    const ids = entries.map(({ shiftId }) => shiftId).join();
    const list =
      lists.get(ids) ?? entries.flatMap(({ shiftId }) => (shiftId && shifts.get(shiftId)) || []);
    lists.set(ids, list);
    return list;
  };
  const shiftsByDate = (entries: RosterRows) =>
    new Map(
      Array.from(
        Map.groupBy(entries, ({ date }) => date),
        ([date, ofDate]) => [date, shiftsOf(ofDate)],
      ),
    );
  const employees = new Map(
    Array.from(
      Map.groupBy(rows, ({ employeeId }) => employeeId),
      ([id, entries]) => [id, shiftsByDate(entries)],
    ),
  );
  return {
    /** Whether an employee has any entry. */
    has: (employeeId: number) => employees.has(employeeId),
    /** Shifts of an employee by roster, none for a day off; null without an entry. The same shifts are the same array. */
    of: (employeeId: number, date: string): readonly Shift[] | null =>
      employees.get(employeeId)?.get(date) ?? null,
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
