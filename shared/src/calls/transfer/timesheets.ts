import type { QueryOf, RowOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../../contract/index.ts';
import { requestPage } from '../request.ts';

/** The month of an employee with what was punched, to be signed. */
export interface Timesheet extends RowOf<'listTimesheets'> {}

/** The timesheets of everyone who matches (capability `export`), read page by page. Failure: 'Failed to fetch the timesheets'. */
export const timesheetsQuery = (query: Omit<QueryOf<'listTimesheets'>, 'page'>) =>
  queryOptions({
    queryKey: ['attendance', 'timesheets', { ...query }],
    queryFn: async ({ signal }): Promise<readonly Timesheet[]> => {
      const all: Timesheet[] = [];
      for (let page = 0; ; page += 1) {
        const { rows, total } = await requestPage(ENDPOINTS.listTimesheets, 'listTimesheets', {
          query: { ...query, page },
          signal,
        });
        all.push(...rows);
        if (rows.length === 0 || all.length >= total) return all;
      }
    },
    staleTime: 0,
  });
