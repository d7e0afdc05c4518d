import type { RowOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { requestOwn, requestPage } from './request.ts';

/** An announcement (capability `announcements`). */
export interface Announcement extends RowOf<'listAnnouncements'> {}

/** The announcements that the signed-in user sees today, oldest first. Failure: 'Failed to fetch the announcements'. */
export const announcementsQuery = () =>
  queryOptions({
    queryKey: ['announcements', 'current'],
    queryFn: ({ signal }): Promise<readonly Announcement[]> =>
      requestOwn(ENDPOINTS.listAnnouncements, 'listAnnouncements', { signal }),
  });

/** A page of all announcements, newest first (administrators). Failure: 'Failed to fetch the announcements'. */
export const allAnnouncementsQuery = (page: number) =>
  queryOptions({
    queryKey: ['announcements', 'all', page],
    queryFn: ({ signal }) =>
      requestPage(ENDPOINTS.listAllAnnouncements, 'listAnnouncements', {
        query: { page },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
