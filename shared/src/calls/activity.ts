import type { RowOf } from '@rollcall/shared/transport';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { requestPage } from './request.ts';

/** What an employee did, or what was done for them. */
export interface ActivityEvent extends RowOf<'listActivity'> {}

/**
 * The events of all employees, newest first, page by page (capability `activity`). Failure: 'Failed to fetch the recent
 * activity'.
 */
export const activityQuery = () =>
  infiniteQueryOptions({
    queryKey: ['activity'],
    queryFn: ({ pageParam: before, signal }) => {
      const query = before === null ? {} : { before };
      return requestPage(ENDPOINTS.listActivity, 'listActivity', { query, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ older }) => older,
  });
