import {
  listNotifications,
  type NotificationBody,
  READS,
  readAllNotifications,
  readNotification,
} from '@rollcall/shared/contract';
import { aPageOf, aResponse, serveContract } from '@rollcall/shared/testing';
import { queryClient } from '@rollcall/shared/transport';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aNavGroup, aRelease } from '../testing/releases.ts';
import { renderConsole, type SESSIONS } from '../testing/render-console.tsx';

const server = serveContract();
const RELEASES = [
  aRelease({
    routes: [
      { path: '/time/corrections', access: 'admin', title: 'Corrections' },
      { path: '/my/time', access: 'session', title: 'My Time', capability: 'self' },
      { path: '/my/leave', access: 'session', title: 'My Leave', capability: 'self' },
    ],
    nav: [aNavGroup('Time', 300, { 'My Time': ['/my/time', 'self'] })],
  }),
];

function aNotification(changes: Partial<NotificationBody> = {}): NotificationBody {
  return {
    id: 1,
    kind: 'leave-approved',
    text: 'Your leave on Mar 09, 2026 has been approved',
    link: '/my/leave',
    createdAt: '2026-03-08T17:05:00-06:00',
    isRead: false,
    ...changes,
  };
}

/** A server that stores notifications, newest first, as ours would. */
function serveNotifications(rows: NotificationBody[]) {
  const state = { rows };
  const unread = () => state.rows.filter(({ isRead }) => !isRead).length;
  const markRead = (id?: string) => {
    state.rows = state.rows.map((row) =>
      id === undefined || String(row.id) === id ? { ...row, isRead: true } : row,
    );
    return aResponse({ unread: unread() });
  };
  server.respond(listNotifications, ({ query }) => ({
    ...aPageOf(state.rows, Number(query.page)),
    unread: unread(),
  }));
  server.respond(readNotification, ({ path }) => markRead(/\d+/.exec(path)?.[0]));
  server.respond(readAllNotifications, () => markRead());
  return state;
}

async function open(who: keyof typeof SESSIONS = 'employee', path = '/my/time') {
  const capabilities = ['self', 'notifications'];
  const view = renderConsole({ server, path, who, releases: RELEASES, capabilities });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(server.requestsOf(listNotifications)).toHaveLength(1));
  return view;
}

/** Waits until a write and its refetch are over. */
const settled = () =>
  waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0));

const bell = () => screen.getByRole('button', { name: 'Notifications' });
const panel = () => within(screen.getByRole('dialog', { name: 'Notifications' }));
const items = () =>
  panel()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test.each([
  ['administrator', '/time/corrections'],
  ['employee', '/my/time'],
] as const)(
  'the bell of an %s has the number of unread notifications; its name stays, and the number is its description',
  async (who, path) => {
    serveNotifications([aNotification(), aNotification({ id: 2, isRead: true })]);
    await open(who, path);
    await waitFor(() => expect(bell()).toHaveAccessibleDescription('1 unread'));
    expect(screen.getByRole('banner')).toHaveTextContent('1');
  },
);

test('the list is newest first: sentence, company time, and what is unread, not by colour alone', async () => {
  serveNotifications([
    aNotification(),
    aNotification({
      id: 2,
      text: 'Your correction of Mar 03, 2026 has been approved',
      createdAt: '2026-03-07T09:00:00-06:00',
      isRead: true,
    }),
  ]);
  const { user } = await open();
  await user.click(bell());
  await panel().findAllByRole('listitem');
  expect(items()).toEqual([
    'Unread: Your leave on Mar 09, 2026 has been approvedMar 08, 2026, 05:05 PM',
    'Your correction of Mar 03, 2026 has been approvedMar 07, 2026, 09:00 AM',
  ]);
});

test('following one marks it as read, closes the list and leads to its page', async () => {
  serveNotifications([aNotification(), aNotification({ id: 2 })]);
  const { user, at } = await open();
  await user.click(bell());
  const [link] = await panel().findAllByRole('link');
  await user.click(link as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: 'My Leave' })).toBeVisible();
  expect(at()).toBe('/my/leave');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bell()).toHaveAccessibleDescription('1 unread');
  await settled();
  expect(server.requestsOf(readNotification).map(({ path }) => path)).toEqual([
    '/notifications/1/read',
  ]);
  expect(bell()).toHaveAccessibleDescription('1 unread');
});

test('one that is read already is followed without a call', async () => {
  serveNotifications([aNotification({ isRead: true })]);
  const { user, at } = await open();
  await user.click(bell());
  await user.click(await panel().findByRole('link'));
  expect(at()).toBe('/my/leave');
  expect(server.requestsOf(readNotification)).toEqual([]);
});

test('all are marked as read; the focus stays in the list', async () => {
  serveNotifications([aNotification(), aNotification({ id: 2 })]);
  const { user } = await open();
  await user.click(bell());
  await user.click(await panel().findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(bell()).toHaveAccessibleDescription(''));
  expect(panel().queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(items().filter((text) => text?.startsWith('Unread'))).toEqual([]);
  expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveFocus();
  await settled();
  expect(bell()).toHaveAccessibleDescription('');
});

test('what could not be marked as read is unread again', async () => {
  serveNotifications([aNotification()]);
  server.refuse(readAllNotifications, 409, 'Not now');
  const { user, toasts } = await open();
  await user.click(bell());
  await user.click(await panel().findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Not now']));
  await settled();
  expect(bell()).toHaveAccessibleDescription('1 unread');
});

test('Show earlier adds the next ones and moves the focus to the first of them; later there are none', async () => {
  serveNotifications(
    Array.from({ length: 12 }, (_, index) => aNotification({ id: 12 - index, text: `${index}.` })),
  );
  const { user } = await open();
  await user.click(bell());
  await user.click(await panel().findByRole('button', { name: 'Show earlier' }));
  await waitFor(() => expect(panel().getAllByRole('link')).toHaveLength(12));
  await waitFor(() => expect(panel().getAllByRole('link')[10]).toHaveFocus());
  expect(panel().queryByRole('button', { name: 'Show earlier' })).toBeNull();
  await user.click(bell());
  await user.click(bell());
  await waitFor(() => expect(panel().getAllByRole('link')).toHaveLength(10));
});

test('an empty list says so (spec §2)', async () => {
  serveNotifications([]);
  const { user } = await open();
  await user.click(bell());
  expect(await panel().findByText('No new notifications')).toBeVisible();
  expect(bell()).toHaveAccessibleDescription('');
});

test('a failure shows the reason and Retry', async () => {
  serveNotifications([aNotification()]);
  server.refuse(listNotifications, 422, '');
  const { user } = await open();
  await user.click(bell());
  expect(await panel().findByRole('alert')).toHaveTextContent('Failed to fetch notifications');
  serveNotifications([aNotification()]);
  await user.click(panel().getByRole('button', { name: 'Retry' }));
  expect(await panel().findByRole('link')).toBeVisible();
});

test('with the keyboard: Enter opens, arrows and Tab reach the items, Escape returns to the bell (design §13)', async () => {
  serveNotifications([aNotification(), aNotification({ id: 2 })]);
  const { user } = await open();
  await waitFor(() => expect(bell()).toHaveAccessibleDescription('2 unread'));
  bell().focus();
  await user.keyboard('{Enter}');
  expect(bell()).toHaveAttribute('aria-expanded', 'true');
  const [first, second] = panel().getAllByRole('link');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(first).toHaveFocus();
  await user.tab();
  expect(second).toHaveFocus();
  await user.keyboard('{ArrowUp}{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bell()).toHaveFocus();
  expect(bell()).toHaveAttribute('aria-expanded', 'false');
});

test('it closes when Back shows another page below it; on a phone Back only closes it (decision 061)', async () => {
  serveNotifications([aNotification()]);
  const { user, go, at } = await open('employee', '/my/time');
  const list = () => screen.queryByRole('dialog', { name: 'Notifications' });
  await go('/my/leave');
  await user.click(bell());
  await waitFor(() => expect(list()).toBeVisible());
  await go(-1);
  await waitFor(() => expect(list()).toBeNull());
  const media = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query.includes('max-width') }) as MediaQueryList);
  try {
    await user.click(bell());
    await waitFor(() => expect(list()).toBeVisible());
    await go(-1);
    expect(list()).toBeNull();
    expect(at()).toBe('/my/time');
    await go(1);
    await user.click(await screen.findByRole('link', { name: /Your leave on/ }));
    expect(at()).toBe('/my/leave');
    expect(list()).toBeNull();
    await go(-1);
    expect(at()).toBe('/my/time');
    expect(list()).toBeNull();
  } finally {
    media.mockRestore();
  }
});

test('it closes when something else is pressed or gets the focus', async () => {
  serveNotifications([aNotification()]);
  const { user } = await open();
  await user.click(bell());
  await panel().findByRole('link');
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(bell());
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['a page of administrators, which would end the session', '/time/corrections'],
  ['a page that does not exist', '/nowhere'],
  ['another origin', '//elsewhere.example'],
  ['no page', null],
])('for an employee, one with %s is no link, and can be marked as read', async (_, link) => {
  serveNotifications([aNotification({ link })]);
  const { user } = await open();
  await user.click(bell());
  await user.click(await panel().findByRole('button', { name: 'Mark as read' }));
  expect(panel().queryByRole('link')).toBeNull();
  await settled();
  expect(bell()).toHaveAccessibleDescription('');
});

describe('while the page is open', () => {
  test('opening the list refetches it', async () => {
    const state = serveNotifications([]);
    const { user } = await open();
    state.rows = [aNotification()];
    await user.click(bell());
    expect(await panel().findByRole('link')).toBeVisible();
    expect(bell()).toHaveAccessibleDescription('1 unread');
  });

  test('it is refetched each minute, and a new one marks what it may be about as stale', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const state = serveNotifications([]);
    await open();
    const reads = Object.keys(READS).filter((read) => read !== 'notifications');
    for (const read of reads) queryClient.setQueryData([read], 'read before');
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    const stale = () => reads.filter((read) => queryClient.getQueryState([read])?.isInvalidated);
    expect(stale()).toEqual([]);
    state.rows = [aNotification()];
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    await waitFor(() => expect(bell()).toHaveAccessibleDescription('1 unread'));
    expect(stale()).toEqual(reads);
    jest.useRealTimers();
  });
});

test('a base backend is not asked', async () => {
  renderConsole({ server, path: '/time/corrections', releases: RELEASES });
  await screen.findByRole('heading', { level: 1 });
  expect(bell()).toHaveAccessibleDescription('');
  expect(server.requests).toEqual([]);
});
