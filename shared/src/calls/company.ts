import type { AnswerOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { requestOwn } from './request.ts';

/** The company's settings. */
export interface Company extends AnswerOf<'getCompany'> {}

/** The company's settings (capability `working-time`). Failure: 'Failed to fetch the settings'. */
export const companyQuery = () =>
  queryOptions({
    queryKey: ['company'],
    queryFn: ({ signal }): Promise<Company> =>
      requestOwn(ENDPOINTS.getCompany, 'readSettings', { signal }),
  });
