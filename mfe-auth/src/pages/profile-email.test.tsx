import {
  getMe,
  getPreferences,
  listMySessions,
  updatePreferences,
} from '@rollcall/shared/contract';
import {
  anAdministrator,
  anEmployeeRecord,
  aResponse,
  aToken,
  renderAsAdministrator,
  renderPage,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { ProfilePage } from './profile-page.tsx';

const server = serveContract();
const ROUTES = [{ path: '/my/profile', Component: ProfilePage }];
const OPTIONS = { server, path: '/my/profile', zone: 'UTC-06:00' };

beforeEach(() => {
  server.respond(getMe, () => aResponse(anEmployeeRecord({ id: 1 })));
  server.respond(listMySessions, () => aResponse([]));
});

const dailySummary = () => screen.findByRole('switch', { name: 'Daily summary' });

test('an administrator turns the daily summary off', async () => {
  let dailyMail = true;
  server.respond(getPreferences, () => aResponse({ dailyMail }));
  server.respond(updatePreferences, ({ body }) => {
    dailyMail = body.dailyMail;
    return aResponse({ dailyMail });
  });
  const { user, toasts } = renderAsAdministrator(ROUTES, {
    ...OPTIONS,
    capabilities: ['profile', 'waiting'],
  });
  expect(await dailySummary()).toBeChecked();
  expect(await dailySummary()).toHaveAccessibleDescription(/^One email each morning/);
  await user.click(await dailySummary());
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', text: 'Preferences saved' }]));
  expect(await dailySummary()).not.toBeChecked();
  expect(server.requestsOf(updatePreferences).map(({ body }) => body)).toEqual([
    { dailyMail: false },
  ]);
});

test('a summary that cannot be turned off stays on, and the error is a toast', async () => {
  server.respond(getPreferences, () => aResponse({ dailyMail: true }));
  server.refuse(updatePreferences, 503, 'The server is busy.');
  const { user, toasts } = renderAsAdministrator(ROUTES, {
    ...OPTIONS,
    capabilities: ['profile', 'waiting'],
  });
  await user.click(await dailySummary());
  await waitFor(() => expect(toasts).toEqual([{ tone: 'error', text: 'The server is busy.' }]));
  await waitFor(async () => expect(await dailySummary()).toBeChecked());
});

test.each([
  ['an employee', ['profile', 'waiting'], 'EMPLOYEE'],
  ['a server without it', ['profile'], 'ADMIN'],
])('%s has no such switch', async (_, capabilities, role) => {
  renderPage(ROUTES, {
    ...OPTIONS,
    capabilities,
    session: { token: aToken({ role }), employee: anAdministrator({ role }) },
  });
  await screen.findByLabelText('Phone');
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(server.requestsOf(getPreferences)).toEqual([]);
});
