import type { AnswerOf, QueryOf, RowOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { requestOwn, requestPage } from './request.ts';

/** A scope with assignments or policies of its own, and those of today: `company`, `department:3` or `employee:12`. */
export interface PlanScopeRow extends RowOf<'listPlanScopes'> {}

/** What counts today in a scope. */
export interface PlanScopeToday extends AnswerOf<'getPlanScope'> {}

/** A scope; the company has no name. */
export type PlanScope = PlanScopeToday['wider'][number];

/** A value, and the scope that it comes from; without a scope it is a setting of the server. */
export type SourcedValue = PlanScopeToday['zone'];

/** What a change would touch (docs/working-time.md#plans). */
export interface PlanChange extends AnswerOf<'previewPlanChange'> {}

/** A day before and after a change. */
export type ChangedDay = NonNullable<PlanChange['example']>['days'][number];

/** A page of the scopes with entries of their own (capability `working-time`). Failure: 'Failed to fetch the settings'. */
export const planScopesQuery = (query: QueryOf<'listPlanScopes'>) =>
  queryOptions({
    queryKey: ['schedules', 'scopes', query],
    queryFn: ({ signal }) =>
      requestPage(ENDPOINTS.listPlanScopes, 'readSettings', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** What counts today in a scope (capability `working-time`). Failure: 'Failed to fetch the settings'. */
export const planScopeQuery = (scope: string) =>
  queryOptions({
    queryKey: ['schedules', 'scope', scope],
    queryFn: ({ signal }): Promise<PlanScopeToday> =>
      requestOwn(ENDPOINTS.getPlanScope, 'readSettings', { query: { scope }, signal }),
  });

/**
 * What a change would touch (capability `working-time`); skipped while `query` is undefined. It is read whenever it is shown. Failure:
 * 'Failed to fetch the preview'.
 */
export const planChangeQuery = (query: QueryOf<'previewPlanChange'> | undefined) =>
  queryOptions({
    queryKey: ['plan-change', { ...query }],
    queryFn:
      query === undefined
        ? skipToken
        : ({ signal }): Promise<PlanChange> =>
            requestOwn(ENDPOINTS.previewPlanChange, 'previewPlanChange', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
