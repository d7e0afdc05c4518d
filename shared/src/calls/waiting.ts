import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { readNumber } from './reading/fields.ts';
import { readObject } from './reading/list.ts';
import { requestData } from './request.ts';

/** How much waits for an administrator; null when the backend sent no number. */
export interface Waiting {
  readonly registrations: number | null;
  readonly corrections: number | null;
  readonly leaves: number | null;
  readonly missingOuts: number | null;
}

/** What waits for an administrator (capability `waiting`). Failure: 'Failed to fetch what is waiting'. */
export const waitingQuery = () =>
  queryOptions({
    queryKey: ['waiting'],
    queryFn: async ({ signal }): Promise<Waiting> => {
      const data = readObject(await requestData(ENDPOINTS.getWaiting, 'getWaiting', { signal }));
      return {
        registrations: readNumber(data.registrations),
        corrections: readNumber(data.corrections),
        leaves: readNumber(data.leaves),
        missingOuts: readNumber(data.missingOuts),
      };
    },
  });
