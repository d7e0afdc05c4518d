import type { RowOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { requestOwn } from './request.ts';

/** A shift; times are `HH:mm`, durations whole minutes. */
export interface Shift extends RowOf<'listShifts'> {}

/** All shifts, by name (capability `working-time`). Failure: 'Failed to fetch the settings'. */
export const shiftsQuery = () =>
  queryOptions({
    queryKey: ['schedules', 'shifts'],
    queryFn: ({ signal }): Promise<readonly Shift[]> =>
      requestOwn(ENDPOINTS.listShifts, 'readSettings', { signal }),
  });
