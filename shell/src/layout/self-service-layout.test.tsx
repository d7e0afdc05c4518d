import { listNotifications } from '@rollcall/shared/contract';
import { aPageOf, serveContract } from '@rollcall/shared/testing';
import { screen, within } from '@testing-library/react';
import { aNavGroup, aRelease } from '../testing/releases.ts';
import { renderConsole, type SESSIONS } from '../testing/render-console.tsx';

const server = serveContract();

const RELEASES = [
  aRelease({
    routes: [
      { path: '/time/logs', access: 'admin', title: 'Time Logs' },
      { path: '/my/time', access: 'session', title: 'My Time', capability: 'self' },
    ],
    nav: [aNavGroup('Time', 300, { 'Time Logs': ['/time/logs'], 'My Time': ['/my/time', 'self'] })],
  }),
  aRelease({
    name: 'mfe-leave',
    routes: [{ path: '/my/leave', access: 'session', title: 'My Leave', capability: 'self' }],
    nav: [aNavGroup('Leave', 400, { 'My Leave': ['/my/leave', 'self'] })],
  }),
  aRelease({
    name: 'mfe-auth',
    routes: [{ path: '/my/profile', access: 'session', title: 'Profile', capability: 'profile' }],
  }),
];
const ALL = ['self', 'profile', 'notifications'];

beforeEach(() => {
  server.respond(listNotifications, () => ({ ...aPageOf([], 0), unread: 0 }));
});

async function open(
  path: string,
  { capabilities = ALL, who = 'employee' as keyof typeof SESSIONS } = {},
) {
  const view = renderConsole({ server, path, who, releases: RELEASES, capabilities });
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading )/ });
  return view;
}

const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));
const namesOf = (links: readonly HTMLElement[]) =>
  links.map((element) => element.textContent?.trim());

test.each([
  [ALL, ['Time', 'Leave', 'Profile']],
  [['self'], ['Time', 'Leave']],
])(
  'with %j employees have the navigation %j, and nothing of administrators (design §7)',
  async (capabilities, names) => {
    await open('/my/time', { capabilities });
    expect(namesOf(navigation().getAllByRole('link'))).toEqual(names);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.filter((href) => !/^(\/my\/.*|\/|#content)$/.test(href ?? ''))).toEqual([]);
  },
);

test('the navigation marks the current page and leads to the others without a reload', async () => {
  const { user, at } = await open('/my/time');
  const current = () => namesOf(screen.getAllByRole('link', { current: 'page' }));
  expect(current()).toEqual(['Time']);
  await user.click(navigation().getByRole('link', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My Leave' })).toBeVisible();
  expect(current()).toEqual(['Leave']);
  expect(at()).toBe('/my/leave');
});

test('the logo leads an employee to their home, and keeps the session (decision 057)', async () => {
  const { user, at } = await open('/my/leave');
  await user.click(screen.getByRole('link', { name: 'Rollcall' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My Time' })).toBeVisible();
  expect(at()).toBe('/my/time');
});

test.each(['Profile', 'Settings'])(
  '%s of the account menu leads to the profile (design §7)',
  async (name) => {
    const { user, at } = await open('/my/time');
    await user.click(screen.getByRole('button', { name: 'Ada Okafor' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect(at()).toBe('/my/profile');
  },
);

test.each([
  [ALL, true],
  [['self'], false],
])('with %j the header has notifications: %s', async (capabilities, expected) => {
  await open('/my/time', { capabilities });
  expect(screen.getByRole('button', { name: 'Dark mode' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Notifications' }) !== null).toBe(expected);
});

test('an administrator keeps sidebar and top bar on their own pages (design §15.1)', async () => {
  const { user, at } = await open('/my/leave', { who: 'administrator' });
  expect(navigation().getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(navigation().getByRole('link', { name: 'My Leave' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ada Okafor' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Profile' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(at()).toBe('/my/profile');
  expect(navigation().getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('the first tab stop skips the navigation (design §13)', async () => {
  const { user } = await open('/my/time');
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
});
