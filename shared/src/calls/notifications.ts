import type { RowOf } from '@rollcall/shared/transport';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { CHANGED_READS, ENDPOINTS, type Read } from '../contract/index.ts';
import { refreshReads } from './other-tabs.ts';
import { type OwnPage, request, requestPage } from './request.ts';
import { writeMutation } from './write.ts';

/** A notification to the signed-in user. */
export interface Notification extends RowOf<'listNotifications'> {}

/** A page of notifications, newest first, with the number of unread ones of all pages. */
export type NotificationPage = OwnPage<'listNotifications'>;

const QUERY_KEY = ['notifications', 'pages'];

/** The pages of the list that are in the cache. */
type Pages = InfiniteData<NotificationPage, number>;

/**
 * The signed-in user's notifications, newest first, page by page (capability `notifications`). Failure: 'Failed to fetch
 * notifications'.
 */
export const notificationsQuery = () =>
  infiniteQueryOptions({
    queryKey: QUERY_KEY,
    queryFn: ({ pageParam: page, signal }) =>
      requestPage(ENDPOINTS.listNotifications, 'listNotifications', { query: { page }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ rows, total }, pages) => {
      const read = pages.reduce((sum, page) => sum + page.rows.length, 0);
      return rows.length > 0 && read < total ? pages.length : undefined;
    },
  });

/** Keeps only the first page, so that a refetch makes one call again. */
export function forgetEarlierNotifications(client: QueryClient): void {
  client.setQueryData<Pages>(QUERY_KEY, (data) =>
    data && data.pages.length > 1
      ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) }
      : data,
  );
}

/** Shows notifications as read: the given one, or all without an id. The returned function reverts it. */
async function showRead(client: QueryClient, id?: number) {
  await client.cancelQueries({ queryKey: QUERY_KEY });
  const before = client.getQueryData<Pages>(QUERY_KEY);
  const isMeant = (row: Notification) => !row.isRead && (id === undefined || row.id === id);
  client.setQueryData<Pages>(QUERY_KEY, (data) => {
    if (!data) return data;
    const isUnread = data.pages.some(({ rows }) => rows.some(isMeant));
    const pages = data.pages.map((page) => ({
      ...page,
      rows: page.rows.map((row) => (isMeant(row) ? { ...row, isRead: true } : row)),
      unread: id === undefined ? 0 : Math.max(0, page.unread - (isUnread ? 1 : 0)),
    }));
    return { ...data, pages };
  });
  return () => {
    client.setQueryData(QUERY_KEY, before);
  };
}

/** Marks one notification as read, at once on the screen. Failure: 'Failed to mark the notification as read'. */
export const readNotificationMutation = (id: number) =>
  writeMutation('readNotification', {
    mutationFn: () => request(ENDPOINTS.readNotification, 'readNotification', { params: { id } }),
    optimistic: (client) => showRead(client, id),
  });

/** Marks all notifications as read, at once on the screen. Failure: 'Failed to mark the notifications as read'. */
export const readAllNotificationsMutation = () =>
  writeMutation('readAllNotifications', {
    mutationFn: () => request(ENDPOINTS.readAllNotifications, 'readAllNotifications'),
    optimistic: (client) => showRead(client),
  });

/** A notification does not say which write caused it, so everything that some write changes may be old (design §8). */
const CHANGED_BY_OTHERS = new Set<Read>(Object.values(CHANGED_READS).flat());
// This is how the notification was found.
CHANGED_BY_OTHERS.delete('notifications');

/** Refetches what is on the screen and may have changed when a new notification arrives. */
export const refreshAfterNotification = (client: QueryClient): Promise<void> =>
  refreshReads(client, [...CHANGED_BY_OTHERS]);
