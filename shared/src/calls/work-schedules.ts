import type { RowOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { requestOwn } from './request.ts';

/** A work schedule, whose days repeat. */
export interface WorkSchedule extends RowOf<'listWorkSchedules'> {}

/** All work schedules, by name (capability `working-time`). Failure: 'Failed to fetch the settings'. */
export const workSchedulesQuery = () =>
  queryOptions({
    queryKey: ['schedules', 'work-schedules'],
    queryFn: ({ signal }): Promise<readonly WorkSchedule[]> =>
      requestOwn(ENDPOINTS.listWorkSchedules, 'readSettings', { signal }),
  });
