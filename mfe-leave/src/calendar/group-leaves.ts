import type { LeaveBody } from '@rollcall/shared/contract';
import { addDays, lastOfMonth } from '@rollcall/shared/domain';

/** An employee's leave days in a month: date `YYYY-MM-DD` → status of the leave. */
export interface PersonAway {
  readonly key: string;
  readonly name: string;
  readonly days: ReadonlyMap<string, string>;
}

export interface DepartmentAway {
  /** Null when unknown. */
  readonly department: string | null;
  readonly people: readonly PersonAway[];
}

/** The dates of a month `YYYY-MM`. */
export function datesOfMonth(month: string): string[] {
  const first = `${month}-01`;
  const count = Number(lastOfMonth(first).slice(8));
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Leaves of a month, grouped by department and employee and sorted by name. */
export function groupLeaves(leaves: readonly LeaveBody[], month: string): DepartmentAway[] {
  const dates = datesOfMonth(month);
  const departments = new Map<string, Map<string, PersonAway & { days: Map<string, string> }>>();
  for (const { employeeId, employeeName, department, startDate, endDate, status } of leaves) {
    const people = departments.get(department ?? '') ?? new Map();
    departments.set(department ?? '', people);
    const key = String(employeeId);
    const person = people.get(key) ?? { key, name: employeeName, days: new Map() };
    people.set(key, person);
    const away = dates.filter((date) => startDate <= date && date <= endDate);
    for (const date of away) person.days.set(date, status);
  }
  return [...departments]
    .toSorted(([a], [b]) => Number(a === '') - Number(b === '') || a.localeCompare(b))
    .map(([department, people]) => ({
      department: department || null,
      people: [...people.values()]
        .filter(({ days }) => days.size > 0)
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    }))
    .filter(({ people }) => people.length > 0);
}
