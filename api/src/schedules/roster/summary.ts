import {
  MAX_LISTED_CONFLICTS,
  MAX_SUMMARISED_PEOPLE,
  type RosterSummaryBody,
} from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import { datesOf } from '../../attendance/days/day.ts';
import { findGridPeople, type GridEmployee } from '../../attendance/employed/employed-list.ts';
import type { Days } from '../../attendance/plans/find-plans.ts';
import { fullName } from '../../employees/full-name.ts';
import { findDraftingIds } from './queries.ts';
import { type DayReader, type RosterContext, rosterReader } from './read-roster.ts';
import { type RosterPeople, weekFilter } from './week.ts';

/** Other requests run between two of these groups. */
const EMPLOYEES_AT_ONCE = 250;

/**
 * Drafts, cover and conflicts of the seven days from a date on, for the employees of a filter. For more than `limit` it plans only the
 * days of those who have drafts: a roster of ten thousand would take seconds after each change.
 */
export async function summariseRoster(
  context: RosterContext,
  from: string,
  people: RosterPeople,
  limit = MAX_SUMMARISED_PEOPLE,
): Promise<RosterSummaryBody> {
  const filter = weekFilter(from, people);
  const everyone = await findGridPeople(context.db, filter);
  const isComplete = everyone.length <= limit;
  const drafting = isComplete ? undefined : new Set(await findDraftingIds(context.db, filter));
  const planned = everyone
    .map((employee, index) => ({ employee, page: Math.floor(index / PAGE_SIZE) }))
    .filter(({ employee }) => drafting?.has(employee.id) ?? true);
  const counter = createCounter(filter);
  for (let at = 0; at < planned.length; at += EMPLOYEES_AT_ONCE) {
    const group = planned.slice(at, at + EMPLOYEES_AT_ONCE);
    const employees = group.map(({ employee }) => employee);
    const dayOf = await rosterReader(context, employees, filter);
    for (const { employee, page } of group) counter.add(employee, page, dayOf);
  }
  return counter.summary(everyone.length, isComplete);
}

type Cover = RosterSummaryBody['cover'][number]['shifts'][number];
type Conflict = RosterSummaryBody['conflicts'][number];

function createCounter(days: Days) {
  const dates = datesOf(days);
  const cover = new Map(dates.map((date) => [date, new Map<number, Cover>()]));
  const conflicts: Conflict[] = [];
  let drafts = 0;
  let draftPeople = 0;
  return {
    add(employee: GridEmployee, page: number, dayOf: DayReader) {
      const own = dates.map((date) => dayOf(employee, date));
      const drafted = own.filter(({ isDraft }) => isDraft).length;
      drafts += drafted;
      if (drafted > 0) draftPeople += 1;
      for (const day of own) {
        if (day.kind === 'shifts' && day.isEmployed && day.leave === null) count(cover, day);
        for (const conflict of day.conflicts) {
          const { id: employeeId } = employee;
          conflicts.push({ ...conflict, employeeId, employeeName: fullName(employee), page });
        }
      }
    },
    summary: (people: number, isComplete: boolean): RosterSummaryBody => ({
      people,
      isComplete,
      drafts,
      draftPeople,
      cover: isComplete
        ? [...cover].map(([date, shifts]) => ({
            date,
            shifts: [...shifts.values()].toSorted((a, b) => a.name.localeCompare(b.name)),
          }))
        : [],
      conflicts: conflicts
        .toSorted((a, b) => a.date.localeCompare(b.date))
        .slice(0, MAX_LISTED_CONFLICTS),
      conflictTotal: conflicts.length,
      noteTotal: conflicts.filter(({ kind }) => kind === 'holiday').length,
    }),
  };
}

function count(
  cover: ReadonlyMap<string, Map<number, Cover>>,
  { date, shifts }: ReturnType<DayReader>,
): void {
  const counted = cover.get(date);
  for (const { id, name, colour } of shifts) {
    const people = (counted?.get(id)?.people ?? 0) + 1;
    counted?.set(id, { id, name, colour, people });
  }
}
