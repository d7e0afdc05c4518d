import {
  changePassword,
  endOtherSessions,
  endSession,
  getMe,
  listMySessions,
  type OwnSessionBody,
} from '@rollcall/shared/contract';
import {
  anAdministrator,
  anEmployeeRecord,
  aResponse,
  aToken,
  renderPage,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ProfilePage } from './profile-page.tsx';

const server = serveContract();
const DONE = { status: true, message: 'OK' };

const aSession = (last: number, changes: Partial<OwnSessionBody> = {}): OwnSessionBody => ({
  id: `0b6b1a0e-7b1f-4d7e-9d0a-6f2b8c9d0e0${last}`,
  createdAt: '2026-03-09T12:00:00.000Z',
  expiresAt: '2026-03-09T20:00:00.000Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0 Safari/537.36',
  isCurrent: false,
  ...changes,
});
const HERE = aSession(1, { isCurrent: true });
const PHONE = aSession(2, { userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' });
const UNKNOWN = aSession(3, { userAgent: null });

let sessions: OwnSessionBody[];
beforeEach(() => {
  sessions = [HERE, PHONE, UNKNOWN];
  server.respond(getMe, () => aResponse(anEmployeeRecord({ id: 1 })));
  server.respond(listMySessions, () => aResponse(sessions));
});

async function open() {
  const view = renderPage([{ path: '/my/profile', Component: ProfilePage }], {
    server,
    path: '/my/profile',
    session: { token: aToken(), employee: anAdministrator() },
    capabilities: ['profile'],
    zone: 'UTC-06:00',
  });
  await screen.findByLabelText('Phone');
  return view;
}

const list = () => within(screen.getByRole('region', { name: 'Where you are signed in' }));
const items = () => list().getAllByRole('listitem');
const field = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByRole('button', { name: 'Change password' });

async function fill(
  user: Awaited<ReturnType<typeof open>>['user'],
  [current, next, confirmation = next]: readonly string[],
) {
  if (current) await user.type(field('Current Password'), current);
  if (next) await user.type(field('New Password'), next);
  if (confirmation) await user.type(field('Confirm Password'), confirmation);
  await user.click(submit());
}

test('the password is changed, the fields are cleared, and the sessions are read again', async () => {
  server.respond(changePassword, () => {
    sessions = [HERE];
    return DONE;
  });
  const { user, toasts } = await open();
  await fill(user, ['right horse', 'new password 1']);
  await waitFor(() =>
    expect(toasts).toEqual([
      { tone: 'success', text: 'Password changed. You were signed out everywhere else.' },
    ]),
  );
  expect(server.requestsOf(changePassword)[0]?.body).toEqual({
    currentPassword: 'right horse',
    password: 'new password 1',
    confirmPassword: 'new password 1',
  });
  await waitFor(() => expect(field('Current Password')).toHaveValue(''));
  expect(field('New Password')).toHaveValue('');
  await waitFor(() => expect(items()).toHaveLength(1));
});

test.each([
  [['', 'long enough'], 'Current Password', 'Current password is required'],
  [['x', 'short'], 'New Password', 'Password must be at least 8 characters'],
  [['x', 'long enough', 'long enouhg'], 'Confirm Password', 'Passwords do not match'],
  [['the same 1', 'the same 1'], 'New Password', 'The new password is the same as the current one'],
])('%j is refused under %s, without a call', async (input, name, message) => {
  const { user } = await open();
  await fill(user, input);
  await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
  expect(server.requestsOf(changePassword)).toEqual([]);
});

test('a wrong current password is shown under its field, and the session stays', async () => {
  const fields = [{ field: 'currentPassword', message: 'The current password is wrong' }];
  server.respondRaw(changePassword, () => ({ status: 422, body: { message: 'x', fields } }));
  const { user, at, toasts } = await open();
  await fill(user, ['wrong horse', 'new password 1']);
  await waitFor(() =>
    expect(field('Current Password')).toHaveAccessibleDescription('The current password is wrong'),
  );
  expect(field('New Password')).toHaveValue('new password 1');
  expect([at(), toasts]).toEqual(['/my/profile', []]);
  server.refuse(changePassword, 429, 'Too many wrong passwords.');
  await user.click(submit());
  expect(await screen.findByText('Too many wrong passwords.')).toBeVisible();
});

test('the strength of the new password is shown while it is typed', async () => {
  const { user } = await open();
  await user.type(field('New Password'), 'abc');
  expect(screen.getByText('Strength: Weak')).toBeVisible();
  await user.type(field('New Password'), 'DEF123!?xyzuvw');
  expect(screen.getByText('Strength: Strong')).toBeVisible();
});

test('sessions show device, start and end in the company zone; the current one cannot be ended here', async () => {
  await open();
  expect(items()[0]).toHaveTextContent('Chrome on Linux');
  expect(items()[0]).toHaveTextContent('This device');
  expect(items()[0]).toHaveTextContent(
    'Signed in Mar 09, 2026, 06:00 AM Ends Mar 09, 2026, 02:00 PM',
  );
  expect(items()[1]).toHaveTextContent('Safari on iPhone');
  expect(items()[2]).toHaveTextContent('Unknown device');
  const buttons = list().getAllByRole('button', { name: 'End session' });
  expect(buttons).toHaveLength(2);
  expect(buttons[0]).toHaveAccessibleDescription(/Safari on iPhone/);
});

test('one session is ended after a question; Cancel and Back end none', async () => {
  server.respond(endSession, () => {
    sessions = [HERE, UNKNOWN];
    return DONE;
  });
  const { user, toasts, go } = await open();
  const [button] = list().getAllByRole('button', { name: 'End session' });
  const askFor = async (answer: string) => {
    await user.click(button as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'End session' });
    expect(dialog).toHaveTextContent('Safari on iPhone will be signed out.');
    await user.click(within(dialog).getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await askFor('Cancel');
  expect(button).toHaveFocus();
  await user.click(button as HTMLElement);
  await screen.findByRole('dialog', { name: 'End session' });
  await go(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsOf(endSession)).toEqual([]);
  await askFor('End session');
  await waitFor(() => expect(items()).toHaveLength(2));
  expect(server.requestsOf(endSession)[0]?.path).toBe(`/me/sessions/${PHONE.id}`);
  expect(toasts).toEqual([{ tone: 'success', text: 'Session ended' }]);
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('all other sessions are ended at once; then there is nothing left to end', async () => {
  server.respond(endOtherSessions, () => {
    sessions = [HERE];
    return DONE;
  });
  const { user } = await open();
  await user.click(list().getByRole('button', { name: 'End all other sessions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End all other sessions' }));
  await user.click(dialog.getByRole('button', { name: 'End all other sessions' }));
  await waitFor(() => expect(items()).toHaveLength(1));
  expect(list().queryByRole('button')).toBeNull();
});

test('sessions that cannot be read show the error, and can be read again', async () => {
  server.refuse(listMySessions, 503, 'The server is busy.');
  const { user } = await open();
  expect(await list().findByText('The server is busy.')).toBeVisible();
  server.respond(listMySessions, () => aResponse(sessions));
  await user.click(list().getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(items()).toHaveLength(3));
});
