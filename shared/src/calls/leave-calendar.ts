import { addressOf, type QueryOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { request, requestOwn, requestPage } from './request.ts';
import { writeMutation } from './write.ts';

/** All leaves of a month `YYYY-MM`, or those of a department. Failure: 'Failed to fetch the calendar'. */
export const leaveCalendarQuery = (
  query: QueryOf<'getLeaveCalendar'> & { readonly month: string },
) =>
  queryOptions({
    queryKey: ['leaves', 'calendar', { ...query }],
    queryFn: ({ signal }) =>
      requestPage(ENDPOINTS.getLeaveCalendar, 'getLeaveCalendar', { query, signal }),
    placeholderData: keepPreviousData,
  });

/**
 * Creates the caller's secret link to a calendar of absences and replaces an earlier one. Returns the absolute URL,
 * which is shown once (design §15.7). Failure: 'Failed to create the link'.
 */
export const createLeaveCalendarLinkMutation = () =>
  writeMutation('createLeaveCalendarLink', {
    mutationFn: async (department: string | null): Promise<string> => {
      const options = { body: { department } };
      return addressOf(
        (await requestOwn(ENDPOINTS.createLeaveCalendarLink, 'createLeaveCalendarLink', options))
          .path,
      );
    },
  });

/** Revokes the caller's secret link. Failure: 'Failed to revoke the link'. */
export const revokeLeaveCalendarLinkMutation = () =>
  writeMutation('revokeLeaveCalendarLink', {
    mutationFn: async (): Promise<void> => {
      await request(ENDPOINTS.revokeLeaveCalendarLink, 'revokeLeaveCalendarLink');
    },
    success: { text: 'Calendar link revoked', tone: 'success' },
  });
