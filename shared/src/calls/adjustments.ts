import type { QueryOf, RowOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { requestPage } from './request.ts';

/** Minutes that are added to a balance or taken from it. */
export interface Adjustment extends RowOf<'listAdjustments'> {}

/** One page of adjustments, the latest first (capability `working-time`). Failure: 'Failed to fetch adjustments'. */
export const adjustmentsQuery = (query: QueryOf<'listAdjustments'>) =>
  queryOptions({
    queryKey: ['adjustments', { ...query }],
    queryFn: ({ signal }) =>
      requestPage(ENDPOINTS.listAdjustments, 'listAdjustments', { query, signal }),
    placeholderData: keepPreviousData,
  });
