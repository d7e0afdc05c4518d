import type { AnswerOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { request, requestOwn } from './request.ts';
import { writeMutation } from './write.ts';

/** What the signed-in person chose for themselves. */
export interface Preferences extends AnswerOf<'getPreferences'> {}

/** The caller's preferences (capability `profile`). Failure: 'Failed to fetch your preferences'. */
export const preferencesQuery = () =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: ({ signal }): Promise<Preferences> =>
      requestOwn(ENDPOINTS.getPreferences, 'getPreferences', { signal }),
  });

/** Turns the daily mail on or off. Failure: 'Failed to save your preferences'. */
export const dailyMailMutation = () =>
  writeMutation('updatePreferences', {
    mutationFn: (dailyMail: boolean) =>
      request(ENDPOINTS.updatePreferences, 'updatePreferences', { body: { dailyMail } }),
    success: { text: 'Preferences saved', tone: 'success' },
    isPendingUntilRefetched: true,
  });
