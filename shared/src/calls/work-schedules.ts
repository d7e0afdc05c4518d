import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { type Fields, readCount, readNumber, readText } from './reading/fields.ts';
import { readList } from './reading/list.ts';
import { requestData } from './request.ts';

/** A work schedule, whose days repeat; null where the server sent no value. */
export interface WorkSchedule {
  readonly id: number | null;
  readonly name: string | null;
  /** The date of the first day of a cycle, `YYYY-MM-DD`. */
  readonly anchorDate: string | null;
  /** Ids of the shifts of each day of the cycle; none on a day off. */
  readonly days: readonly (readonly number[])[];
  /** A change names the version on which it is based. */
  readonly version: number | null;
  /** How many assignments have it, also past and future ones. */
  readonly assignments: number;
}

const readSchedule = (fields: Fields): WorkSchedule => ({
  id: readNumber(fields.id),
  name: readText(fields.name),
  anchorDate: readText(fields.anchorDate),
  days: (Array.isArray(fields.days) ? fields.days : []).map((day) =>
    (Array.isArray(day) ? day : []).map(readNumber).filter((id) => id !== null),
  ),
  version: readNumber(fields.version),
  assignments: readCount(fields.assignments) ?? 0,
});

/** All work schedules, by name (capability `working-time`). Failure: 'Failed to fetch the settings'. */
export const workSchedulesQuery = () =>
  queryOptions({
    queryKey: ['schedules', 'work-schedules'],
    queryFn: async ({ signal }): Promise<readonly WorkSchedule[]> =>
      readList(
        await requestData(ENDPOINTS.listWorkSchedules, 'readSettings', { signal }),
        readSchedule,
      ).rows,
  });
