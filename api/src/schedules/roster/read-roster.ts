import type { RosterDayBody, RosterRowBody } from '@rollcall/shared/contract';
import {
  addDays,
  isEmployedOn,
  type PlannedDay,
  type PlannedShift,
  REST_DAYS_BEFORE,
  type RosteredDay,
  rosterConflicts,
  toWallClock,
} from '@rollcall/shared/domain';
import { datesOf } from '../../attendance/days/day.ts';
import { toEmployment } from '../../attendance/days/employment.ts';
import type { DayContext } from '../../attendance/days/read-days.ts';
import {
  findGridPage,
  type GridEmployee,
  type GridFilter,
} from '../../attendance/employed/employed-list.ts';
import type { Days } from '../../attendance/plans/find-plans.ts';
import { loadPlans } from '../../attendance/plans/load-plans.ts';
import { fullName } from '../../employees/full-name.ts';
import { type Draft, type Entry, keyOf, readDrafts, readEntries } from './drafts.ts';
import { findBlockingLeaves, findClosedDates, findShiftColours, withDrafts } from './queries.ts';

export type RosterContext = Pick<DayContext, 'db' | 'zone'>;

/** One page of the roster, in the order of the employees' ids, and the number of employees. */
export async function readRosterPage(
  context: RosterContext,
  filter: GridFilter,
  page: number,
): Promise<{ rows: RosterRowBody[]; total: number }> {
  const { rows: employees, total } = await findGridPage(context.db, filter, page);
  const dayOf = await rosterReader(context, employees, filter);
  const dates = datesOf(filter);
  const rows = employees.map((employee) => ({
    employeeId: employee.id,
    employeeCode: employee.employeeCode,
    employeeName: fullName(employee),
    department: employee.department,
    days: dates.map((date) => dayOf(employee, date)),
  }));
  return { rows, total };
}

export type DayReader = (employee: GridEmployee, date: string) => RosterDayBody;

/**
 * A function that returns the days of these employees with their drafts, after everything that it needs has been read.
 */
export async function rosterReader(
  context: RosterContext,
  employees: readonly GridEmployee[],
  { from, to }: Days,
): Promise<DayReader> {
  const ids = employees.map(({ id }) => id);
  if (ids.length === 0) return () => neverCalled();
  const days = { from, to };
  const { db } = context;
  const facts = await readFacts(context, ids, days);
  const entries = await readEntries(db, ids, days);
  const drafts = await readDrafts(db, ids, days);
  const closed = await findClosedDates(db, ids, days);
  const planned = ids.flatMap((id) =>
    datesOf(days).flatMap((date) => facts.planOf(id, date).shifts),
  );
  const colours = await findShiftColours(db, [...new Set(planned.map(({ shift }) => shift.id))]);
  const conflictsOf = conflictFinder(context, facts, days);
  return (employee, date) => {
    const key = keyOf({ employeeId: employee.id, date });
    const { kind, shifts, holiday, isRostered, zone } = facts.planOf(employee.id, date);
    const drafted = drafts.get(key);
    return {
      date,
      entry: toEntry(drafted ? drafted.draft : entries.get(key)),
      isDraft: drafted !== undefined,
      kind,
      shifts: shifts.map((shift) => presentShift(shift, zone, colours)),
      holiday: holiday?.name ?? null,
      isRostered,
      leave: facts.leaveOf(employee.id, date, 'Approved'),
      pendingLeave: facts.leaveOf(employee.id, date, 'Pending'),
      isEmployed: isEmployedOn(toEmployment(employee, context.zone), date),
      isClosed: closed.has(key),
      conflicts: conflictsOf(employee).get(date) ?? [],
    };
  };
}

/** Plans and leaves of the days, and of those around them on which rest depends. */
async function readFacts(context: RosterContext, ids: readonly number[], { from, to }: Days) {
  const around = { from: addDays(from, -REST_DAYS_BEFORE), to: addDays(to, 1) };
  const plans = await loadPlans(
    {
      ...context,
      changeRoster: (published, range) => withDrafts(context.db, ids, range, published),
    },
    ids,
    around,
  );
  const leaves = Map.groupBy(
    await findBlockingLeaves(context.db, ids, around),
    ({ employeeId }) => employeeId,
  );
  const found = new Map<string, PlannedDay>();
  return {
    dates: datesOf(around),
    /** Found once: it is asked for several times. */
    planOf(id: number, date: string): PlannedDay {
      const key = keyOf({ employeeId: id, date });
      const plan = found.get(key) ?? plans.planOf(id, date).plan;
      found.set(key, plan);
      return plan;
    },
    /** Type of the leave with a status on a date. */
    leaveOf(id: number, date: string, status: 'Approved' | 'Pending'): string | null {
      const leave = leaves
        .get(id)
        ?.find((own) => own.status === status && own.startDate <= date && date <= own.endDate);
      return leave?.type ?? null;
    },
  };
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

/** A function that returns the conflicts of an employee by date. */
function conflictFinder({ zone }: RosterContext, facts: Facts, days: Days) {
  const known = new Map<number, Map<string, RosterDayBody['conflicts']>>();
  const find = (employee: GridEmployee) => {
    const employment = toEmployment(employee, zone);
    const rostered = facts.dates.map((date): RosteredDay => {
      const plan = facts.planOf(employee.id, date);
      const isDue = plan.kind === 'shifts' && isEmployedOn(employment, date);
      const isAway = facts.leaveOf(employee.id, date, 'Approved') !== null;
      const isPending = facts.leaveOf(employee.id, date, 'Pending') !== null;
      return {
        date,
        zone: plan.zone,
        shifts: isDue ? plan.shifts : [],
        isRostered: plan.isRostered,
        leave: isAway ? 'approved' : isPending ? 'pending' : null,
        isHoliday: plan.holiday?.part === 'full',
      };
    });
    return Map.groupBy(rosterConflicts(rostered, days), ({ date }) => date);
  };
  return (employee: GridEmployee) => {
    const found = known.get(employee.id) ?? find(employee);
    known.set(employee.id, found);
    return found;
  };
}

function toEntry(entry: Entry | Draft | undefined): RosterDayBody['entry'] {
  if (!entry || entry.shiftIds === null) return null;
  return { shiftIds: [...entry.shiftIds], reason: entry.reason };
}

function presentShift(
  { shift, start, end }: PlannedShift,
  zone: string,
  colours: ReadonlyMap<number, string>,
) {
  const timeOf = (instant: number) => toWallClock(instant, zone).slice(11, 16);
  return {
    id: shift.id,
    name: shift.name,
    colour: colours.get(shift.id) ?? 'blue',
    start: timeOf(start),
    end: timeOf(end),
  };
}

function neverCalled(): never {
  throw new Error('a roster without employees has no days');
}
