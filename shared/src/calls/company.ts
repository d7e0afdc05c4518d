import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { readNumber, readText } from './reading/fields.ts';
import { readObject } from './reading/list.ts';
import { requestData } from './request.ts';

/** The company's settings; null when the server sent no value. */
export interface Company {
  readonly name: string | null;
  /** A setting of the server. */
  readonly zone: string | null;
  /** The first day of the week: 0 for Sunday to 6 for Saturday. */
  readonly weekStart: number | null;
  /** ISO 3166-1, two letters. */
  readonly country: string | null;
  /** A change names the version on which it is based. */
  readonly version: number | null;
}

/** The company's settings (capability `working-time`). Failure: 'Failed to fetch the settings'. */
export const companyQuery = () =>
  queryOptions({
    queryKey: ['company'],
    queryFn: async ({ signal }): Promise<Company> => {
      const data = readObject(await requestData(ENDPOINTS.getCompany, 'readSettings', { signal }));
      return {
        name: readText(data.name),
        zone: readText(data.zone),
        weekStart: readNumber(data.weekStart),
        country: readText(data.country),
        version: readNumber(data.version),
      };
    },
  });
