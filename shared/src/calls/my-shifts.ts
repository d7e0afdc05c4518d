import { ApiError, addressOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { DEFAULT_ERROR_MESSAGES } from './default-error-messages.ts';
import { type Fields, readBoolean, readText } from './reading/fields.ts';
import { objectsOf, readObject } from './reading/list.ts';
import { request, requestData } from './request.ts';
import { writeMutation } from './write.ts';

/** A day of your own plan, as it is published. */
export interface MyShiftDay {
  readonly date: string | null;
  /** `shifts`, `holiday`, `day-off` or `unplanned`. */
  readonly kind: string | null;
  /** Times are `HH:mm` in `zone`; an end at or before the start is on the next day. */
  readonly shifts: readonly {
    readonly name: string | null;
    readonly colour: string | null;
    readonly start: string | null;
    readonly end: string | null;
  }[];
  readonly zone: string | null;
  readonly holiday: string | null;
  readonly isRostered: boolean;
  readonly reason: string | null;
  readonly leave: string | null;
}

export interface MyShifts {
  /** The date in the zone of your plan. */
  readonly today: string | null;
  readonly days: readonly MyShiftDay[];
}

/** Your shifts of the next two weeks (capability `working-time`). Failure: 'Failed to fetch your shifts'. */
export const myShiftsQuery = () =>
  queryOptions({
    queryKey: ['roster', 'mine'],
    queryFn: async ({ signal }): Promise<MyShifts> => {
      const data = readObject(await requestData(ENDPOINTS.getMyShifts, 'getMyShifts', { signal }));
      return { today: readText(data.today), days: objectsOf(data.days).map(readDay) };
    },
  });

/** Since when you have a calendar link; null without one. Failure: 'Failed to fetch your calendar link'. */
export const shiftFeedQuery = () =>
  queryOptions({
    queryKey: ['shift-feed'],
    queryFn: async ({ signal }): Promise<string | null> => {
      const body = await requestData(ENDPOINTS.getShiftFeed, 'getShiftFeed', { signal });
      return readText(readObject(body).createdAt);
    },
  });

/**
 * Creates your secret calendar link and replaces an earlier one. Returns the absolute URL, which is shown once. Failure: 'Failed to
 * create the link'.
 */
export const createShiftFeedMutation = () =>
  writeMutation('createShiftFeed', {
    mutationFn: async (): Promise<string> => {
      const body = await requestData(ENDPOINTS.createShiftFeed, 'createLeaveFeed');
      const path = readText(readObject(body).path);
      if (path !== null) return addressOf(path);
      throw new ApiError({ message: DEFAULT_ERROR_MESSAGES.createLeaveFeed, status: 200 });
    },
  });

/** Revokes your secret calendar link. Failure: 'Failed to revoke the link'. */
export const revokeShiftFeedMutation = () =>
  writeMutation('revokeShiftFeed', {
    mutationFn: async (): Promise<void> => {
      await request(ENDPOINTS.revokeShiftFeed, 'revokeLeaveFeed');
    },
    success: { text: 'Calendar link revoked', tone: 'success' },
  });

const readDay = (fields: Fields): MyShiftDay => ({
  date: readText(fields.date),
  kind: readText(fields.kind),
  shifts: objectsOf(fields.shifts).map((shift) => ({
    name: readText(shift.name),
    colour: readText(shift.colour),
    start: readText(shift.start),
    end: readText(shift.end),
  })),
  zone: readText(fields.zone),
  holiday: readText(fields.holiday),
  isRostered: readBoolean(fields.isRostered) ?? false,
  reason: readText(fields.reason),
  leave: readText(fields.leave),
});
