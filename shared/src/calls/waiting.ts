import type { AnswerOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { requestOwn } from './request.ts';

/** How much waits for an administrator. */
export interface Waiting extends AnswerOf<'getWaiting'> {}

/** What waits for an administrator (capability `waiting`). Failure: 'Failed to fetch what is waiting'. */
export const waitingQuery = () =>
  queryOptions({
    queryKey: ['waiting'],
    queryFn: ({ signal }): Promise<Waiting> =>
      requestOwn(ENDPOINTS.getWaiting, 'getWaiting', { signal }),
  });
