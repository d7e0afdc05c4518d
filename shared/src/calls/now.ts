import type { AnswerOf, QueryOf, RowOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { requestOwn } from './request.ts';

/** Who is where: how many are in each state, and the first of each. */
export interface Now extends AnswerOf<'getNow'> {}

/** Where an employee is now. */
export type NowPerson = Now['people'][number];

/** How many were here, and on leave, on a date. */
export interface RecentDay extends RowOf<'getRecentDays'> {}

/** Who is here now, by department or all (capability `now`). Failure: 'Failed to fetch who is here'. */
export const nowQuery = (query: QueryOf<'getNow'>) =>
  queryOptions({
    queryKey: ['attendance', 'now', { ...query }],
    queryFn: ({ signal }): Promise<Now> =>
      requestOwn(ENDPOINTS.getNow, 'getNow', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** The last fourteen days, today included, the oldest first (capability `now`). Failure: 'Failed to fetch who is here'. */
export const recentDaysQuery = () =>
  queryOptions({
    queryKey: ['attendance', 'recent-days'],
    queryFn: ({ signal }): Promise<readonly RecentDay[]> =>
      requestOwn(ENDPOINTS.getRecentDays, 'getNow', { signal }),
  });
