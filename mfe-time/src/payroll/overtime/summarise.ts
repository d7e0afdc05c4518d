import type { OvertimeEntry } from '@rollcall/shared/calls';

interface Sums {
  /** Different days of each employee. */
  readonly days: number;
  /** Without night. */
  readonly minutes: number;
  /** Night is an additional figure: its minutes may be in `minutes` as well (docs/working-time.md#overtime). */
  readonly nightMinutes: number;
}

/** What is selected of one employee. */
export interface PersonSummary extends Sums {
  readonly employeeId: number;
  readonly name: string;
}

/** Days and minutes of each employee, in the order of the entries, and of all. */
export function summarise(
  entries: readonly OvertimeEntry[],
): Sums & { readonly people: readonly PersonSummary[] } {
  const people = [...Map.groupBy(entries, ({ employeeId }) => employeeId)].map(
    ([employeeId, own]) => ({
      employeeId,
      name: own[0]?.employeeName ?? 'N/A',
      days: new Set(own.map(({ date }) => date)).size,
      minutes: minutesOf(own.filter((entry) => !isNight(entry))),
      nightMinutes: minutesOf(own.filter(isNight)),
    }),
  );
  return {
    people,
    days: people.reduce((sum, { days }) => sum + days, 0),
    minutes: people.reduce((sum, { minutes }) => sum + minutes, 0),
    nightMinutes: people.reduce((sum, { nightMinutes }) => sum + nightMinutes, 0),
  };
}

const isNight = ({ bucket }: OvertimeEntry) => bucket === 'night';

const minutesOf = (entries: readonly OvertimeEntry[]) =>
  entries.reduce((sum, { minutes }) => sum + minutes, 0);
