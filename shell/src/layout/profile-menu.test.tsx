import { logout } from '@rollcall/shared/contract';
import { sessionStore } from '@rollcall/shared/session';
import { anAdministrator, aToken, renderPage, serveContract } from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { ProfileMenu } from './profile-menu.tsx';

const server = serveContract();
const session = { token: aToken({ role: 'ADMIN' }), employee: anAdministrator() };
const renderMenu = (who: typeof session, capabilities?: readonly string[]) =>
  renderPage(
    [{ path: '/', element: <ProfileMenu profilePath={undefined} settingsPath={undefined} /> }],
    {
      server,
      path: '/',
      session: who,
      ...(capabilities ? { capabilities } : {}),
    },
  );
const open = (capabilities?: readonly string[]) => renderMenu(session, capabilities);
const button = () => screen.getByRole('button', { name: 'Ada Okafor' });

test('aria-expanded of the button follows the menu', async () => {
  const { user } = open();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await user.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByText('ada@rollcall.example')).toBeVisible();
  await user.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['our own server', ['self'], 1],
  ['a base backend', undefined, 0],
])(
  'on %s signing out ends the session; capabilities %j, logout calls %d',
  async (_, names, calls) => {
    server.respond(logout, () => ({ status: true, message: 'OK' }));
    const { user, at } = open(names);
    await user.click(button());
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(at()).toBe('/login'));
    expect(sessionStore.getState().token).toBeNull();
    await waitFor(() => expect(server.requestsOf(logout)).toHaveLength(calls));
    for (const { headers } of server.requests) {
      expect(headers.authorization).toBe(`Bearer ${session.token}`);
    }
  },
);

test.each(['Profile', 'Settings'])(
  'without a profile page %s does nothing (spec §2)',
  async (name) => {
    const { user, at } = open();
    await user.click(button());
    await user.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'false'));
    expect(at()).toBe('/');
    expect(server.requests).toEqual([]);
  },
);

test.each([
  ['an administrator on our server', 'ADMIN', ['self'], 1],
  ['an employee', 'EMPLOYEE', ['self'], 0],
  ['a base backend', 'ADMIN', undefined, 0],
])('Modules: %s', async (_, role, names, entries) => {
  const { user, at } = renderMenu(
    { token: aToken({ role }), employee: anAdministrator({ role }) },
    names,
  );
  await user.click(button());
  await screen.findByRole('menuitem', { name: 'Sign out' });
  const found = screen.queryAllByRole('menuitem', { name: 'Modules' });
  expect(found).toHaveLength(entries);
  if (found[0]) await user.click(found[0]);
  expect(at()).toBe(entries === 0 ? '/' : '/modules');
});
