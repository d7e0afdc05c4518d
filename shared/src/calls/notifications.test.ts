/** @jest-environment jsdom */
import { ENDPOINTS } from '../contract/index.ts';
import { mutate, serveCalls } from '../testing/serve-calls.ts';
import { queryClient } from '../transport/index.ts';
import {
  forgetEarlierNotifications,
  notificationsQuery,
  readAllNotificationsMutation,
  readNotificationMutation,
} from './notifications.ts';

const { server, respond } = serveCalls();

const ROW = {
  id: 5,
  kind: 'leave-approved',
  text: 'Your leave has been approved',
  link: '/my/leave',
  createdAt: '2026-03-10T12:00:00-06:00',
  isRead: false,
};
/** What else a page has. */
const OTHER = { status: true, message: '', unreadable: 0, isTotalExact: true } as const;

const list = (rows: readonly object[], total = rows.length) => ({
  data: rows,
  total,
  pageSize: 10,
  unread: total,
});

/** Reads the first pages into the cache. */
const readPages = (pages = 1) => queryClient.fetchInfiniteQuery({ ...notificationsQuery(), pages });
const cached = () => queryClient.getQueryData(notificationsQuery().queryKey);

test.each([
  ['rows are left', [ROW], 2, 1],
  ['all rows have been read', [ROW], 1, undefined],
  ['a page is empty', [], 5, undefined],
])('when %s of %j and %d, the next page is %p', (_, rows, total, expected) => {
  const page = { rows, total, unread: 0, pageSize: 1, ...OTHER };
  const { getNextPageParam } = notificationsQuery();
  expect(getNextPageParam(page, [page], 0, [0])).toBe(expected);
});

test('earlier pages are forgotten, so that a refetch makes one call', async () => {
  respond(ENDPOINTS.listNotifications, list([ROW], 3));
  await readPages(2);
  expect(cached()?.pages).toHaveLength(2);
  forgetEarlierNotifications(queryClient);
  expect(cached()).toMatchObject({ pageParams: [0] });
  expect(cached()?.pages).toHaveLength(1);
});

test.each([
  ['one', () => mutate(readNotificationMutation(5), undefined), [true, false], 1],
  ['all', () => mutate(readAllNotificationsMutation(), undefined), [true, true], 0],
])('%s shown as read at once, and as unread again after a failure', async (_, send, read, left) => {
  respond(ENDPOINTS.listNotifications, list([ROW, { ...ROW, id: 6 }]));
  await readPages();
  const isRead = () => cached()?.pages[0]?.rows.map((row) => row.isRead);
  const { promise, resolve } = Promise.withResolvers<void>();
  const seen: unknown[] = [];
  const call = left === 0 ? ENDPOINTS.readAllNotifications : ENDPOINTS.readNotification;
  respond(call, { message: 'No' }, 500);
  const unsubscribe = queryClient.getQueryCache().subscribe(() => {
    if (isRead()?.[0]) seen.push([isRead(), cached()?.pages[0]?.unread]);
    resolve();
  });
  await send().catch(() => {});
  await promise;
  unsubscribe();
  expect(seen[0]).toEqual([read, left]);
  expect(isRead()).toEqual([false, false]);
  expect(server.requests.at(-1)?.method).toBe('PUT');
});

test.each([
  ['Failed to fetch notifications', ENDPOINTS.listNotifications, () => readPages()],
  [
    'Failed to mark the notification as read',
    ENDPOINTS.readNotification,
    () => mutate(readNotificationMutation(5), undefined),
  ],
  [
    'Failed to mark the notifications as read',
    ENDPOINTS.readAllNotifications,
    () => mutate(readAllNotificationsMutation(), undefined),
  ],
])('%s is the message of a failure without one (spec §8)', async (message, call, send) => {
  respond(call, '', 500);
  await expect(send()).rejects.toMatchObject({ message });
});
