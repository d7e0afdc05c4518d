import { type AnswerOf, addressOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { request, requestOwn } from './request.ts';
import { writeMutation } from './write.ts';

/** Your shifts; `today` is the date in the zone of your plan. */
export interface MyShifts extends AnswerOf<'getMyShifts'> {}

/** A day of your own plan, as it is published. */
export type MyShiftDay = MyShifts['days'][number];

/** Your shifts of the next two weeks (capability `working-time`). Failure: 'Failed to fetch your shifts'. */
export const myShiftsQuery = () =>
  queryOptions({
    queryKey: ['roster', 'mine'],
    queryFn: ({ signal }): Promise<MyShifts> =>
      requestOwn(ENDPOINTS.getMyShifts, 'getMyShifts', { signal }),
  });

/** Since when you have a calendar link; null without one. Failure: 'Failed to fetch your calendar link'. */
export const shiftCalendarLinkQuery = () =>
  queryOptions({
    queryKey: ['shift-calendar-link'],
    queryFn: async ({ signal }): Promise<string | null> =>
      (await requestOwn(ENDPOINTS.getShiftCalendarLink, 'getShiftCalendarLink', { signal }))
        .createdAt,
  });

/**
 * Creates your secret calendar link and replaces an earlier one. Returns the absolute URL, which is shown once. Failure: 'Failed to
 * create the link'.
 */
export const createShiftCalendarLinkMutation = () =>
  writeMutation('createShiftCalendarLink', {
    mutationFn: async (): Promise<string> =>
      addressOf(
        (await requestOwn(ENDPOINTS.createShiftCalendarLink, 'createLeaveCalendarLink')).path,
      ),
  });

/** Revokes your secret calendar link. Failure: 'Failed to revoke the link'. */
export const revokeShiftCalendarLinkMutation = () =>
  writeMutation('revokeShiftCalendarLink', {
    mutationFn: async (): Promise<void> => {
      await request(ENDPOINTS.revokeShiftCalendarLink, 'revokeLeaveCalendarLink');
    },
    success: { text: 'Calendar link revoked', tone: 'success' },
  });
