import type { OvertimeEntry } from '@rollcall/shared/calls';

/** What is selected of one employee. */
export interface PersonSummary {
  readonly employeeId: number | null;
  readonly name: string;
  /** Different days. */
  readonly days: number;
  readonly minutes: number;
}

/**
 * Days and minutes of each employee, in the order of the entries. Night work is an additional figure of minutes that may be in another
 * entry, so that the minutes of a day count once: without `night` if the day has another entry.
 */
export function summarise(entries: readonly OvertimeEntry[]): {
  readonly people: readonly PersonSummary[];
  readonly days: number;
  readonly minutes: number;
} {
  const people = [...Map.groupBy(entries, ({ employeeId }) => employeeId)].map(
    ([employeeId, own]) => {
      const days = [...Map.groupBy(own, ({ date }) => date).values()];
      return {
        employeeId,
        name: own[0]?.employeeName ?? 'N/A',
        days: days.length,
        minutes: days.reduce((sum, day) => sum + minutesOf(day), 0),
      };
    },
  );
  return {
    people,
    days: people.reduce((sum, { days }) => sum + days, 0),
    minutes: people.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

function minutesOf(day: readonly OvertimeEntry[]): number {
  const others = day.filter(({ bucket }) => bucket !== 'night');
  return (others.length > 0 ? others : day).reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
}
