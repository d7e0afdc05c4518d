import { ApiError, addressOf, type QueryOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { DEFAULT_ERROR_MESSAGES } from './default-error-messages.ts';
import { type Leave, readLeave } from './leaves.ts';
import { asFields, readText } from './reading/fields.ts';
import { readList, readObject } from './reading/list.ts';
import { request, requestData } from './request.ts';
import { writeMutation } from './write.ts';

/** Approved and pending leaves of a month. */
export interface LeaveCalendar {
  readonly leaves: readonly Leave[];
  /** Today's date in the company's zone, `YYYY-MM-DD`; null when the server sent none. */
  readonly today: string | null;
  /** False when there are more leaves than the server sent. */
  readonly isComplete: boolean;
}

/** All leaves of a month `YYYY-MM`, or those of a department. Failure: 'Failed to fetch the calendar'. */
export const leaveCalendarQuery = (
  query: QueryOf<'getLeaveCalendar'> & { readonly month: string },
) =>
  queryOptions({
    queryKey: ['leaves', 'calendar', { ...query }],
    queryFn: async ({ signal }): Promise<LeaveCalendar> => {
      const body = await requestData(ENDPOINTS.getLeaveCalendar, 'getLeaveCalendar', {
        query,
        signal,
      });
      return {
        leaves: readList(body, readLeave).rows,
        today: readText(asFields(body)?.today),
        isComplete: asFields(body)?.isComplete !== false,
      };
    },
    placeholderData: keepPreviousData,
  });

/**
 * Creates the caller's secret link to a calendar of absences and replaces an earlier one. Returns the absolute URL,
 * which is shown once (design §15.7). Failure: 'Failed to create the link'.
 */
export const createLeaveFeedMutation = () =>
  writeMutation('createLeaveFeed', {
    mutationFn: async (department: string | null): Promise<string> => {
      const options = { body: { department } };
      const body = await requestData(ENDPOINTS.createLeaveFeed, 'createLeaveFeed', options);
      const path = readText(readObject(body).path);
      if (path !== null) return addressOf(path);
      throw new ApiError({ message: DEFAULT_ERROR_MESSAGES.createLeaveFeed, status: 200 });
    },
  });

/** Revokes the caller's secret link. Failure: 'Failed to revoke the link'. */
export const revokeLeaveFeedMutation = () =>
  writeMutation('revokeLeaveFeed', {
    mutationFn: async (): Promise<void> => {
      await request(ENDPOINTS.revokeLeaveFeed, 'revokeLeaveFeed');
    },
    success: { text: 'Calendar link revoked', tone: 'success' },
  });
