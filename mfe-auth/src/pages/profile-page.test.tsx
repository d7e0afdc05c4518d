import {
  deleteMyPhoto,
  getMe,
  listMySessions,
  updateMe,
  updateMyPhoto,
} from '@rollcall/shared/contract';
import { sessionStore } from '@rollcall/shared/session';
import {
  anAdministrator,
  anEmployeeRecord,
  aResponse,
  aToken,
  changeValue,
  renderPage,
  serveContract,
} from '@rollcall/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ProfilePage } from './profile-page.tsx';

const server = serveContract();
const USER = anAdministrator({ id: 7, firstName: 'Maya', lastName: 'Lindqvist', role: 'EMPLOYEE' });

let record = anEmployeeRecord();
beforeEach(() => {
  record = anEmployeeRecord({
    firstName: 'Maya',
    lastName: 'Lindqvist',
    email: USER.email,
    version: 4,
    phone: '+15550100',
    currentAddressLine: 'Street 1',
  });
  server.respond(getMe, () => aResponse(record));
  server.respond(listMySessions, () => aResponse([]));
  server.respond(updateMe, ({ body }) => {
    record = { ...record, ...(body as object), version: record.version + 1 };
    return aResponse(record);
  });
});

async function open() {
  const view = renderPage(
    [
      { path: '/my/profile', Component: ProfilePage },
      { path: '/my/time', element: <h1>My Time</h1> },
    ],
    {
      server,
      path: '/my/profile',
      session: { token: aToken({ role: 'EMPLOYEE' }), employee: USER },
      capabilities: ['self', 'profile'],
      zone: 'UTC-06:00',
    },
  );
  await screen.findByLabelText('Phone');
  return view;
}

const field = (name: string) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Save changes' });
const bodies = () => server.requestsOf(updateMe).map(({ body }) => body);
const region = (name: string) => within(screen.getByRole('region', { name }));

test('the page has what only an administrator can change, and says so', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const facts = region('Your record');
  for (const [term, value] of [
    ['Name', 'Maya Lindqvist'],
    ['Employee code', 'EMP-7'],
    ['Department', 'IT'],
    ['Designation', 'Engineer'],
    ['Joining date', 'May 06, 2024'],
    ['Shift', '09:00 AM – -'],
  ] as const) {
    const label = facts.getByText(term);
    expect(label.nextElementSibling).toHaveTextContent(value);
  }
  expect(facts.queryByText('Work location')).toBeNull();
  expect(facts.getByText(/Only an administrator can change these/)).toBeVisible();
  expect(facts.queryByRole('textbox')).toBeNull();
});

test('only the changed fields are saved, with the version; the form then has the saved values', async () => {
  const { user, toasts } = await open();
  expect(screen.queryByText('You have unsaved changes.')).toBeNull();
  await user.clear(field('Phone'));
  await user.type(field('Phone'), ' +15550199 ');
  await user.click(field('Gender'));
  await user.click(await screen.findByRole('option', { name: 'Other' }));
  expect(screen.getByText('You have unsaved changes.')).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', text: 'Profile saved' }]));
  expect(bodies()).toEqual([{ phone: '+15550199', gender: 'Other', version: 4 }]);
  await waitFor(() => expect(field('Phone')).toHaveValue('+15550199'));
  expect(screen.queryByText('You have unsaved changes.')).toBeNull();
  await user.type(field('Emergency Contact Name'), 'Mo');
  await user.click(save());
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).toEqual({ emergencyContactName: 'Mo', version: 5 });
});

test('what is typed while the profile is saved stays, and is saved next', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.respond(updateMe, async ({ body }) => {
    await promise;
    record = { ...record, ...(body as object), version: record.version + 1 };
    return aResponse(record);
  });
  const { user } = await open();
  await user.type(field('Current City'), ' Quito ');
  await user.click(save());
  expect(await screen.findByRole('button', { name: 'Saving…' })).toBeDisabled();
  await user.type(field('Emergency Contact Name'), 'Mo');
  resolve();
  await waitFor(() => expect(field('Current City')).toHaveValue('Quito'));
  expect(field('Emergency Contact Name')).toHaveValue('Mo');
  expect(screen.getByText('You have unsaved changes.')).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).toEqual({ emergencyContactName: 'Mo', version: 5 });
});

test('"same as current" copies the current address and hides the permanent one (spec §4)', async () => {
  const { user } = await open();
  expect(field('Permanent Address Line')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Permanent address same as current' }));
  expect(screen.queryByLabelText('Permanent Address Line')).toBeNull();
  await user.type(field('Current City'), 'Quito');
  await user.click(save());
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toEqual({
    permanentSameAsCurrent: true,
    currentAddressCity: 'Quito',
    permanentAddressLine: 'Street 1',
    permanentAddressCity: 'Quito',
    version: 4,
  });
});

test('invalid values are refused under their fields, and nothing is sent', async () => {
  const { user } = await open();
  await changeValue(field('Date of Birth'), '2190-01-01');
  await user.type(field('Emergency Contact Email'), 'mo');
  await user.click(save());
  await waitFor(() => expect(field('Emergency Contact Email')).toBeInvalid());
  expect(field('Date of Birth')).toHaveAccessibleDescription('Date of birth is in the future');
  await waitFor(() => expect(field('Date of Birth')).toHaveFocus());
  expect(bodies()).toEqual([]);
});

test('a refusal of the server is shown under its field; another failure in the card', async () => {
  const { user, toasts } = await open();
  const fields = [{ field: 'dob', message: 'Date of birth is in the future' }];
  server.respondRaw(updateMe, () => ({ status: 422, body: { message: 'No.', fields } }));
  await user.type(field('Current State'), 'x');
  await user.click(save());
  await waitFor(() =>
    expect(field('Date of Birth')).toHaveAccessibleDescription('Date of birth is in the future'),
  );
  server.respondRaw(updateMe, () => ({ status: 500, body: '' }));
  await user.click(save());
  expect(await screen.findByText('Failed to update your profile')).toBeVisible();
  expect(field('Current State')).toHaveValue('x');
  expect(toasts).toEqual([]);
});

test('a stale profile can be reloaded, and the input stays (design §9)', async () => {
  const { user } = await open();
  server.respondRaw(updateMe, ({ body }) =>
    (body as { version: number }).version === 4
      ? { status: 409, body: { status: false, code: 'stale', message: 'Stale' } }
      : { status: 200, body: aResponse(record) },
  );
  await user.type(field('Current City'), 'Quito');
  await user.click(save());
  const reload = await screen.findByRole('button', { name: 'Reload' });
  record = { ...record, version: 5, phone: '+1999', department: 'HR' };
  await user.click(reload);
  await waitFor(() => expect(field('Phone')).toHaveValue('+1999'));
  expect(region('Your record').getByText('HR')).toBeVisible();
  expect(field('Current City')).toHaveValue('Quito');
  expect(save()).toHaveFocus();
  await user.click(save());
  await waitFor(() => expect(bodies().at(-1)).toEqual({ currentAddressCity: 'Quito', version: 5 }));
});

test('unsaved input stays when the page is left, until it is discarded', async () => {
  const { user, go } = await open();
  await user.type(field('Current City'), 'Quito');
  await go('/my/time');
  await go('/my/profile');
  expect(await screen.findByLabelText('Current City')).toHaveValue('Quito');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field('Current City')).toHaveValue('');
  expect(save()).toHaveFocus();
  await go('/my/time');
  await go('/my/profile');
  expect(await screen.findByLabelText('Current City')).toHaveValue('');
  expect(bodies()).toEqual([]);
});

test('when the session expires, input is stored without secrets, and offered again (design §7)', async () => {
  const { user, ...view } = await open();
  await user.type(field('Current City'), 'Quito');
  await user.type(field('Medical Condition'), 'Asthma');
  const { token } = sessionStore.getState();
  await act(async () => sessionStore.getState().expire());
  expect(sessionStorage.getItem('draft:7:profile')).toBe('{"currentAddressCity":"Quito"}');
  view.unmount();
  sessionStore.getState().signIn({ token: token ?? '', employee: USER });
  const again = await open();
  expect(field('Current City')).toHaveValue('');
  await again.user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(field('Current City')).toHaveValue('Quito');
  expect(field('Medical Condition')).toHaveValue('');
  await again.user.click(save());
  await waitFor(() => expect(bodies()).toEqual([{ currentAddressCity: 'Quito', version: 4 }]));
});

test('a photo is saved at once, and the form is then based on the new version', async () => {
  server.respond(updateMyPhoto, () => {
    record = { ...record, avatarUrl: '/api/v1/files/1', version: record.version + 1 };
    return aResponse(record);
  });
  server.respond(deleteMyPhoto, () => {
    record = { ...record, avatarUrl: null, version: record.version + 1 };
    return aResponse(record);
  });
  const { user, toasts } = await open();
  await user.type(field('Current City'), 'Quito');
  const photo = new File([new Uint8Array(8)], 'me.png', { type: 'image/png' });
  await user.upload(field('Profile Photo'), photo);
  await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove photo' }));
  await user.click(dialog.getByRole('button', { name: 'Remove photo' }));
  await waitFor(() => expect(server.requestsOf(deleteMyPhoto)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Adjust' })).toBeNull();
  await user.click(save());
  await waitFor(() => expect(bodies()).toEqual([{ currentAddressCity: 'Quito', version: 6 }]));
  expect(toasts.map(({ text }) => text)).toEqual(['Photo saved', 'Photo removed', 'Profile saved']);
});

test('a photo that the server refuses shows why', async () => {
  server.refuse(updateMyPhoto, 415, 'The file must be a JPEG, PNG or WebP image.');
  const { user } = await open();
  const photo = new File([new Uint8Array(8)], 'me.png', { type: 'image/png' });
  await user.upload(field('Profile Photo'), photo);
  await waitFor(() => expect(field('Profile Photo')).toHaveAccessibleDescription(/must be a JPEG/));
});

test('a profile that cannot be loaded shows the error and can be loaded again', async () => {
  server.refuse(getMe, 503, 'The server is busy.');
  const { user } = renderPage([{ path: '/my/profile', Component: ProfilePage }], {
    server,
    path: '/my/profile',
    session: { token: aToken(), employee: USER },
    capabilities: ['profile'],
  });
  expect(await screen.findByText('The server is busy.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Password' })).toBeVisible();
  server.respond(getMe, () => aResponse(record));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Phone')).toHaveValue('+15550100');
});

test('a name and rights that an administrator has changed are those of the session, too', async () => {
  const changes = { firstName: 'Mia', email: 'mia@rollcall.example', rights: ['payroll'] };
  record = { ...record, ...changes };
  await open();
  const { token, user } = sessionStore.getState();
  expect(user).toEqual({ ...USER, ...changes });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
  expect(localStorage.getItem('token')).toBe(token);
});
