import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { readBoolean } from './reading/fields.ts';
import { readObject } from './reading/list.ts';
import { request, requestData } from './request.ts';
import { writeMutation } from './write.ts';

/** What the signed-in person chose for themselves; null when the backend sent no value. */
export interface Preferences {
  /** Whether an administrator gets a mail each morning about what waits. */
  readonly dailyMail: boolean | null;
}

/** The caller's preferences (capability `profile`). Failure: 'Failed to fetch your preferences'. */
export const preferencesQuery = () =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: async ({ signal }): Promise<Preferences> => {
      const data = readObject(
        await requestData(ENDPOINTS.getPreferences, 'getPreferences', { signal }),
      );
      return { dailyMail: readBoolean(data.dailyMail) };
    },
  });

/** Turns the daily mail on or off. Failure: 'Failed to save your preferences'. */
export const dailyMailMutation = () =>
  writeMutation('updatePreferences', {
    mutationFn: (dailyMail: boolean) =>
      request(ENDPOINTS.updatePreferences, 'updatePreferences', { body: { dailyMail } }),
    success: { text: 'Preferences saved', tone: 'success' },
    isPendingUntilRefetched: true,
  });
