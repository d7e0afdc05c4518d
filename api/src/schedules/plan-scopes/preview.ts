import type { CallQuery, PlanChangeBody, previewPlanChange } from '@rollcall/shared/contract';
import { addDays, today } from '@rollcall/shared/domain';
import { datesOf } from '../../attendance/days/day.ts';
import { loadPlans } from '../../attendance/plans/load-plans.ts';
import { presentPlan } from '../../attendance/present.ts';
import type { Context } from '../../core/context.ts';
import type { ValidDates } from '../../core/db/tables/date-range.ts';
import { fullName } from '../../employees/full-name.ts';
import { type AssignmentChange, changeHistory } from '../assignments/service.ts';
import {
  countEmployees,
  FIRST_DATE,
  findEmployees,
  LAST_DATE,
  readScope,
  type Scope,
  toValidDates,
} from '../ranges/scope.ts';
import { countNarrower, findClosedDates, findClosedPeriods } from './queries.ts';

type PreviewContext = Pick<Context, 'db' | 'clock' | 'zone'>;
type Query = CallQuery<typeof previewPlanChange>;

/** Days that the example shows. */
const EXAMPLE_DAYS = 14;
/** Among how many employees one is looked for whose days change: others may have a schedule of their own. */
const CANDIDATES = 25;

/**
 * What a change of an assignment or a policy would touch. Nothing is written.
 * @throws ApiError `not_found` for the scope, `invalid` naming the fields.
 */
export async function previewChange(
  context: PreviewContext,
  query: Query,
): Promise<PlanChangeBody> {
  const { db, clock, zone } = context;
  const scope = await readScope(db, query.scope);
  const change = toChange(query);
  const valid = toValidDates(change);
  const date = today(clock(), zone);
  const columns =
    query.what === 'policies'
      ? []
      : FIELDS.flatMap((field) => (query[field] === undefined ? [] : COLUMNS[field]));
  const narrower = await countNarrower(db, { what: query.what, columns }, scope, valid);
  const closed = await findClosedPeriods(db, scope, valid);
  return {
    employees: await countEmployees(db, scope, valid),
    ownDepartments: narrower.departments,
    ownEmployees: narrower.employees,
    recalculated: pastOf(valid, date),
    closedPeriods: closed.map(({ from, to }) => ({ from, to })),
    closedDays: closed.reduce((sum, { days }) => sum + days, 0),
    example: columns.length > 0 ? await exampleOf(context, scope, change, date) : null,
  };
}

const COLUMNS = { scheduleId: 'schedule_id', calendarId: 'calendar_id', zone: 'zone' } as const;
const FIELDS = ['scheduleId', 'calendarId', 'zone'] as const;

function toChange({ from, to, scheduleId, calendarId, zone }: Query): AssignmentChange {
  return {
    from: from ?? null,
    to: to ?? null,
    scheduleId: toId(scheduleId),
    calendarId: toId(calendarId),
    zone: zone === 'none' ? null : zone,
  };
}

/** An id or `none`; undefined stays. */
function toId(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  return text === 'none' ? null : Number(text);
}

/** The days of a range before a date; null without one. */
function pastOf({ from, until }: ValidDates, date: string): PlanChangeBody['recalculated'] {
  const end = until !== null && until < date ? until : date;
  return from !== null && from >= end ? null : { from, to: addDays(end, -1) };
}

/** The first two weeks of a range that are not over, or its last two when all of it is. */
function exampleDates({ from, until }: ValidDates, date: string) {
  if (until !== null && until <= date) {
    const first = addDays(until, -EXAMPLE_DAYS);
    return { from: latest(first, from ?? FIRST_DATE), to: addDays(until, -1) };
  }
  const first = latest(date, from ?? FIRST_DATE);
  const last = until === null ? LAST_DATE : addDays(until, -1);
  return { from: first, to: earliest(addDays(first, EXAMPLE_DAYS - 1), last) };
}

const earliest = (one: string, other: string) => (one < other ? one : other);
const latest = (one: string, other: string) => (one > other ? one : other);

async function exampleOf(
  context: PreviewContext,
  scope: Scope,
  change: AssignmentChange,
  date: string,
): Promise<PlanChangeBody['example']> {
  const { db, zone } = context;
  const { valid, after } = await changeHistory(db, scope.key, change);
  const dates = exampleDates(valid, date);
  const shown = { from: dates.from, until: addDays(dates.to, 1) };
  const found = await findEmployees(db, scope, shown, CANDIDATES);
  if (found.length === 0) return null;
  const ids = found.map(({ id }) => id);
  const assignments = after.map(({ valid: range, values }) => ({
    ...values,
    valid: range,
    scopeKey: scope.key,
  }));
  const now = await loadPlans({ db, zone }, ids, dates);
  const instead = { scopeKey: scope.key, assignments };
  const then = await loadPlans({ db, zone, instead }, ids, dates);
  const daysOf = (id: number) =>
    datesOf(dates).map((day) => ({
      date: day,
      before: presentPlan(now.planOf(id, day)),
      after: presentPlan(then.planOf(id, day)),
    }));
  const changes = (id: number) =>
    daysOf(id).some(({ before, after: next }) => JSON.stringify(before) !== JSON.stringify(next));
  const employee = found.find(({ id }) => changes(id)) ?? found[0];
  if (!employee) return null;
  const closed = await findClosedDates(db, employee.id, dates);
  return {
    employeeId: employee.id,
    employeeName: fullName(employee),
    days: daysOf(employee.id).map((day) => ({ ...day, isClosed: closed.has(day.date) })),
  };
}
