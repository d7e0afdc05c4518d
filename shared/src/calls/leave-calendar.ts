import { ApiError, addressOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { type Leave, readLeave } from './leaves.ts';
import { FAILURES } from './outcomes.ts';
import { asFields, readText } from './reading/fields.ts';
import { readList, readObject } from './reading/list.ts';
import { request, requestData } from './request.ts';

/** Who is away in a month, or has asked to be. */
export interface LeaveCalendar {
  readonly leaves: readonly Leave[];
  /** Today's date at the company, `YYYY-MM-DD`; null when the server did not say. */
  readonly today: string | null;
  /** False when there are more leaves than are given. */
  readonly isComplete: boolean;
}

/** A month `YYYY-MM` of everybody's leaves, or of a department's. Failure: 'Failed to fetch the calendar'. */
export const leaveCalendarQuery = (query: { month: string; department?: string | undefined }) =>
  queryOptions({
    queryKey: ['leaves', 'calendar', { ...query }],
    queryFn: async ({ signal }): Promise<LeaveCalendar> => {
      const options = { query: { ...query }, signal };
      const body = await requestData(ENDPOINTS.getLeaveCalendar, 'getLeaveCalendar', options);
      return {
        leaves: readList(body, readLeave).rows,
        today: readText(asFields(body)?.today),
        isComplete: asFields(body)?.isComplete !== false,
      };
    },
    placeholderData: keepPreviousData,
  });

/**
 * Makes the caller's secret link to a calendar of who is away, in place of an earlier one; answers its whole
 * address, which is shown once (design §15.7). Failure: 'Failed to make the link'.
 */
export async function createLeaveFeed(department: string | null): Promise<string> {
  const body = await requestData(ENDPOINTS.createLeaveFeed, 'createLeaveFeed', {
    body: { department },
  });
  const path = readText(readObject(body).path);
  if (path === null) throw new ApiError({ message: FAILURES.createLeaveFeed, status: 200 });
  return addressOf(path);
}

/** Revokes the caller's secret link. Failure: 'Failed to revoke the link'. */
export async function revokeLeaveFeed(): Promise<void> {
  await request(ENDPOINTS.revokeLeaveFeed, 'revokeLeaveFeed');
}
