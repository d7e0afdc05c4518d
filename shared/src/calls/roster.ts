import type { AnswerOf, QueryOf, RowOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { requestOwn, requestPage } from './request.ts';

/** An employee's days of the roster, in order. */
export interface RosterRow extends RowOf<'getRoster'> {}

/** A day of an employee, with what is not published yet. */
export type RosterDay = RosterRow['days'][number];

/** A shift of a roster; times are `HH:mm` in the zone of the plan. */
export type RosterShift = RosterDay['shifts'][number];

/** What is wrong with a day (docs/working-time.md#rosters). */
export type RosterConflict = RosterDay['conflicts'][number];

/** A week of the roster over all its pages. */
export interface RosterSummary extends AnswerOf<'getRosterSummary'> {}

/** One page of the roster (capability `working-time`). Failure: 'Failed to fetch the roster'. */
export const rosterQuery = (query: QueryOf<'getRoster'> & { readonly page: number }) =>
  queryOptions({
    queryKey: ['roster', 'page', { ...query }],
    queryFn: ({ signal }) => requestPage(ENDPOINTS.getRoster, 'getRoster', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** The summary of seven days; for another filter the one before is shown until it is there. Failure: 'Failed to fetch the roster'. */
export const rosterSummaryQuery = (query: QueryOf<'getRosterSummary'>) =>
  queryOptions({
    queryKey: ['roster', 'summary', { ...query }] as const,
    queryFn: ({ signal }): Promise<RosterSummary> =>
      requestOwn(ENDPOINTS.getRosterSummary, 'getRoster', { query, signal }),
    // Another week has other drafts and conflicts; another filter keeps the room of what is shown.
    placeholderData: (previous, of) => (of?.queryKey[2].from === query.from ? previous : undefined),
  });
