import { getWaiting } from '@rollcall/shared/contract';
import { addDays } from '@rollcall/shared/domain';
import { aResponse, serveContract } from '@rollcall/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useAppearance } from '../appearance/appearance.ts';
import { aNavGroup, aRelease } from '../testing/releases.ts';
import { renderConsole } from '../testing/render-console.tsx';

const server = serveContract();

const RELEASES = [
  aRelease({
    routes: [
      { path: '/time/logs', access: 'admin', title: 'Time Logs' },
      { path: '/time/logs/:id', access: 'admin', title: 'One Log' },
      { path: '/time/month', access: 'admin', title: 'Month', capability: 'timelogs.page' },
      { path: '/my/time', access: 'session', title: 'My Time', capability: 'self' },
    ],
    nav: [
      aNavGroup('Time', 300, {
        'Time Logs': ['/time/logs'],
        Month: ['/time/month', 'timelogs.page'],
      }),
      aNavGroup('Own', 400, { 'My Time': ['/my/time', 'self'] }),
    ],
  }),
  aRelease({
    name: 'mfe-employees',
    routes: [{ path: '/employees', access: 'admin', title: 'All Employees' }],
    nav: [aNavGroup('Employees', 200, { 'All Employees': ['/employees'] })],
  }),
];

async function open(path = '/time/logs', capabilities?: readonly string[], zone?: string) {
  const view = renderConsole({
    server,
    path,
    releases: RELEASES,
    capabilities,
    ...(zone === undefined ? {} : { zone }),
  });
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading )/ });
  return view;
}

const sidebar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const linkNames = () =>
  sidebar()
    .getAllByRole('link')
    .map((element) => element.textContent?.trim());

describe('sidebar', () => {
  test.each<[string, readonly string[] | undefined, readonly string[]]>([
    ['a base backend', undefined, ['Dashboard', 'All Employees', 'Time Logs']],
    ['a server without any capability', [], ['Dashboard', 'All Employees', 'Time Logs']],
    ['a server with one', ['timelogs.page'], ['Dashboard', 'All Employees', 'Time Logs', 'Month']],
    ['a server with another', ['self'], ['Dashboard', 'All Employees', 'Time Logs', 'My Time']],
  ])(
    'on %s it has the pages that the server supports, Dashboard and Employees first (design §4, design §15.1)',
    async (_, capabilities, names) => {
      await open('/time/logs', capabilities);
      expect(linkNames()).toEqual(names);
      const groups = sidebar().getAllByRole('button');
      expect(groups.some(({ textContent }) => textContent?.trim() === 'Own')).toBe(
        names.includes('My Time'),
      );
    },
  );

  test('next to a link is one to exactly what waits there; the names of the pages stay (spec §2)', async () => {
    const data = { registrations: 3, corrections: 0, leaves: 0, missingOuts: 120 };
    server.respond(getWaiting, () => aResponse(data));
    await open('/time/logs', ['waiting']);
    const link = (name: string) => sidebar().findByRole('link', { name });
    const accounts = await link('3 accounts to activate');
    expect(accounts).toHaveAttribute('href', '/employees?status=new');
    expect(accounts).toHaveTextContent('3');
    const logs = await link('120 logs without a punch-out');
    expect(logs).toHaveTextContent('99+');
    // No person waits for a log.
    expect([accounts, logs].map((each) => each.querySelector('.quiet') !== null)).toEqual([
      false,
      true,
    ]);
    const { searchParams } = new URL(logs.getAttribute('href') ?? '', 'http://localhost');
    const { from, to, ...filter } = Object.fromEntries(searchParams);
    expect(filter).toEqual({ state: 'missing-out' });
    expect(addDays(String(from), 34)).toBe(to);
    expect(await link('All Employees')).toHaveAttribute('href', '/employees');
  });

  test('a collapsed group has the number of all its links, an open one has none', async () => {
    const data = { registrations: 3, corrections: 0, leaves: 0, missingOuts: 0 };
    server.respond(getWaiting, () => aResponse(data));
    const { user } = await open('/time/logs', ['waiting']);
    const group = await sidebar().findByRole('button', { name: 'Employees' });
    await waitFor(() => expect(sidebar().getByText('3')).toBeVisible());
    expect(group).toHaveAccessibleDescription('');
    await user.click(group);
    expect(group).toHaveAccessibleDescription('3 accounts to activate');
    expect(group).toHaveTextContent('3');
  });

  test('where nothing waits there is no number, and a base backend is not asked', async () => {
    const data = { registrations: 0, corrections: 0, leaves: 0, missingOuts: 0 };
    server.respond(getWaiting, () => aResponse(data));
    const { unmount } = await open('/time/logs', ['waiting']);
    await waitFor(() => expect(server.requestsOf(getWaiting)).toHaveLength(1));
    expect(linkNames()).toEqual(['Dashboard', 'All Employees', 'Time Logs']);
    unmount();
    await open('/time/logs');
    expect(server.requestsOf(getWaiting)).toHaveLength(1);
  });

  test('a group can be collapsed and expanded, with aria-expanded; other groups do not change (spec §2)', async () => {
    const { user } = await open();
    const group = sidebar().getByRole('button', { name: 'Employees' });
    expect(group).toHaveAttribute('aria-expanded', 'true');
    await user.click(group);
    expect(group).toHaveAttribute('aria-expanded', 'false');
    expect(linkNames()).toEqual(['Dashboard', 'Time Logs']);
    group.focus();
    await user.keyboard('{Enter}');
    expect(group).toHaveAttribute('aria-expanded', 'true');
    expect(linkNames()).toEqual(['Dashboard', 'All Employees', 'Time Logs']);
  });

  test.each([
    ['/', 'Dashboard'],
    ['/employees', 'All Employees'],
    ['/time/logs', 'Time Logs'],
    ['/time/logs/3', undefined],
  ])('at %s only %s is marked as the current page', async (path, current) => {
    await open(path);
    const marked = screen.queryAllByRole('link', { current: 'page' });
    expect(marked.map((element) => element.textContent?.trim())).toEqual(current ? [current] : []);
  });

  test('a link leads to its page without reloading the console', async () => {
    const { user, at } = await open();
    await user.click(sidebar().getByRole('link', { name: 'All Employees' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'All Employees' })).toBeVisible();
    expect(at()).toBe('/employees');
  });
});

describe('on a narrow window', () => {
  const drawer = () => screen.queryByRole('dialog', { name: 'Rollcall' });

  async function openDrawer() {
    const view = await open();
    const button = screen.getByRole('button', { name: 'Open navigation' });
    await view.user.click(button);
    return { ...view, button, dialog: await screen.findByRole('dialog', { name: 'Rollcall' }) };
  }

  test('the navigation opens as a drawer, and a link in it closes it (spec §2)', async () => {
    const { user, at, dialog } = await openDrawer();
    await user.click(within(dialog).getByRole('link', { name: 'All Employees' }));
    expect(at()).toBe('/employees');
    await waitFor(() => expect(drawer()).toBeNull());
  });

  test('Back closes the drawer, and neither a link in it nor Escape leaves a history entry behind (decision 061)', async () => {
    const { user, at, go, dialog } = await openDrawer();
    await go(-1);
    await waitFor(() => expect(drawer()).toBeNull());
    expect(at()).toBe('/time/logs');
    await go(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(drawer()).toBeNull());
    await go(1);
    expect(await screen.findByRole('dialog', { name: 'Rollcall' })).toBeVisible();
    await user.click(within(drawer() ?? dialog).getByRole('link', { name: 'Time Logs' }));
    await waitFor(() => expect(drawer()).toBeNull());
    await go(1);
    await screen.findByRole('dialog', { name: 'Rollcall' });
    await user.click(within(drawer() ?? dialog).getByRole('link', { name: 'All Employees' }));
    expect(at()).toBe('/employees');
    await waitFor(() => expect(drawer()).toBeNull());
    await go(-1);
    expect(at()).toBe('/time/logs');
    expect(drawer()).toBeNull();
  });

  test('Escape closes the drawer and returns the focus to its button (design §13)', async () => {
    const { user, button } = await openDrawer();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(drawer()).toBeNull());
    expect(button).toHaveFocus();
  });
});

describe('notifications', () => {
  const text = () => screen.queryByText('No new notifications');

  test('there are never any; the button has aria-expanded (spec §2)', async () => {
    const { user } = await open();
    const button = screen.getByRole('button', { name: 'Notifications' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(text()).toBeNull();
    await user.click(button);
    await waitFor(() => expect(text()).toBeVisible());
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes them (design §13)', async () => {
    const { user } = await open();
    const button = screen.getByRole('button', { name: 'Notifications' });
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(text()).toBeVisible());
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });
});

describe("today's date", () => {
  const MIDNIGHT = Date.UTC(2026, 2, 9);
  const date = () => screen.getByRole('banner').querySelector('time');
  beforeEach(() => jest.useFakeTimers({ now: MIDNIGHT - 20_000, advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test.each<[string, string, string]>([
    ['UTC', '2026-03-08', 'Mar 08, 2026'],
    ['Pacific/Auckland', '2026-03-09', 'Mar 09, 2026'],
  ])('in the company zone %s it is %s (spec §2, design §10)', async (zone, day, text) => {
    await open('/time/logs', ['self'], zone);
    expect(date()).toHaveAttribute('datetime', day);
    expect(date()).toHaveTextContent(text);
  });

  test('it changes at midnight while the console stays open', async () => {
    await open('/time/logs', ['self'], 'UTC');
    act(() => jest.advanceTimersByTime(60_000));
    expect(date()).toHaveAttribute('datetime', '2026-03-09');
  });
});

describe('dark mode', () => {
  const button = () => screen.getByRole('button', { name: 'Dark mode' });
  afterEach(() => {
    useAppearance.setState({ appearance: 'system', isSystemDark: false });
    localStorage.clear();
  });

  test('the switch is pressed in dark mode, and stores the choice (design §13)', async () => {
    const { user } = await open();
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('rollcall.appearance')).toBe('dark');
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem('rollcall.appearance')).toBe('light');
  });
});

test('the first tab stop is a link that skips the navigation (design §13)', async () => {
  const { user } = await open();
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(location.hash).toBe('');
});
