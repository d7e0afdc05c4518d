import type { AnswerOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { requestOwn } from './request.ts';

/** What waits for an administrator: how much of each kind, and what of it has waited longest. */
export interface Waiting extends AnswerOf<'getWaiting'> {}

/** What has waited longest, at most three of each kind. */
export type OldestWaiting = NonNullable<Waiting['oldest']>;

/** A kind of what waits. */
export type WaitingKind = keyof OldestWaiting;

/** What waits for an administrator (capability `waiting`). Failure: 'Failed to fetch what is waiting'. */
export const waitingQuery = () =>
  queryOptions({
    queryKey: ['waiting'],
    queryFn: ({ signal }): Promise<Waiting> =>
      requestOwn(ENDPOINTS.getWaiting, 'getWaiting', { signal }),
  });
