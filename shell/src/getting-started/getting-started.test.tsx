import {
  type GettingStartedBody,
  getDashboard,
  getGettingStarted,
  getWaiting,
  hideGettingStarted,
  sendTestMail,
  updateEmployee,
} from '@rollcall/shared/contract';
import { sessionStore } from '@rollcall/shared/session';
import { aResponse, renderAsAdministrator, serveContract } from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DashboardPage } from '../dashboard/dashboard-page.tsx';
import { GettingStarted } from './getting-started.tsx';

const server = serveContract();

const NEW: GettingStartedBody = {
  isHidden: false,
  hasOwnName: false,
  companyName: null,
  zone: 'America/Chicago',
  hasMailServer: false,
  mailTestedAt: null,
  departments: 5,
  workSchedule: 'Mon–Fri 09:00–17:30',
  hasHolidays: false,
  people: 0,
  signedUp: 0,
};
const COMPLETE: GettingStartedBody = {
  ...NEW,
  hasOwnName: true,
  companyName: 'Acme',
  hasMailServer: true,
  mailTestedAt: '2026-03-10T12:00:00-06:00',
  hasHolidays: true,
  people: 5,
  signedUp: 2,
};

let facts: GettingStartedBody;
beforeEach(() => {
  facts = NEW;
  server.respond(getGettingStarted, () => aResponse(facts));
  server.respond(getDashboard, () =>
    aResponse({
      totalUsers: 1,
      totalAdmins: 1,
      totalActiveUser: 1,
      totalInActiveUser: 0,
      totalUnverifiedUser: 0,
      totalVerifiedUser: 1,
      totalOnLeaveCount: 0,
      totalPunchInCount: 0,
      missmatch: { totalPunchOutMismatch: 0 },
    }),
  );
  server.respond(getWaiting, () =>
    aResponse({
      registrations: 0,
      corrections: 0,
      leaves: 0,
      missingOuts: 0,
      oldest: { registrations: [], corrections: [], leaves: [], missingOuts: [] },
      isGettingStarted: !facts.isHidden,
    }),
  );
  server.respond(hideGettingStarted, ({ body }) => {
    facts = { ...facts, ...body };
    return aResponse(facts);
  });
});

const render = (Component: () => React.ReactNode) =>
  renderAsAdministrator(
    [
      { path: '/', Component },
      { path: '*', Component: () => <p>Elsewhere</p> },
    ],
    { server, path: '/', capabilities: ['self', 'waiting', 'getting-started'] },
  );
const inSettings = () => render(() => <GettingStarted className="" place="settings" />);
const list = async () => within(await screen.findByRole('region', { name: 'Getting started' }));

/** The steps as `Done: …` or `To do: …`. */
async function titles(): Promise<(string | null)[]> {
  const headings = await (await list()).findAllByRole('heading', { level: 3 });
  return headings.map(({ textContent }) => textContent);
}

test('a new company has its steps in order; departments and working week are there', async () => {
  inSettings();
  expect(await titles()).toEqual([
    'To do: Your name',
    'To do: Company and time zone',
    'To do: Mail',
    'Done: Departments',
    'Done: Working week',
    'To do: Holidays',
    'To do: People',
    'To do: First sign-in',
  ]);
  const card = await list();
  expect(card.getByText('2 of 8 done')).toBeVisible();
  expect(card.getByText(/saves mails as files/)).toBeVisible();
  expect(card.getByText('http://localhost/register')).toBeVisible();
});

test('all are done once their parts are there', async () => {
  facts = COMPLETE;
  inSettings();
  expect((await titles()).every((title) => title?.startsWith('Done: '))).toBe(true);
  const card = await list();
  expect(card.getByText('Everything is set up.')).toBeVisible();
  expect(
    card.getByText('The mail server accepted a test mail on Mar 10, 2026, 12:00 PM.'),
  ).toBeVisible();
  expect(card.getByText('2 of 5 people can sign in.')).toBeVisible();
  expect(card.queryByLabelText('First name')).not.toBeInTheDocument();
});

test.each([
  ['Company and time zone', '/settings/mfe-time/company'],
  ['Departments', '/settings/mfe-employees/departments'],
  ['Working week', '/settings/mfe-time/schedules'],
  ['Holidays', '/settings/mfe-time/holidays'],
  ['Assign it', '/settings/mfe-time/assignments'],
  ['People', '/employees/register'],
  ['First sign-in', '/employees'],
])('%s leads to %s', async (name, path) => {
  const { user, router } = inSettings();
  await user.click(await (await list()).findByRole('link', { name }));
  expect(router.state.location.pathname).toBe(path);
});

test('the own name is saved in place, and the session has it at once', async () => {
  const id = sessionStore.getState().user?.id;
  server.respondRaw(updateEmployee, ({ body }) => {
    facts = { ...facts, hasOwnName: true };
    return { status: 200, body: aResponse({ id, ...(body as object) }) };
  });
  const { user } = inSettings();
  const card = await list();
  await user.click(await card.findByRole('button', { name: 'Save name' }));
  expect(await card.findAllByText('First name is required')).not.toHaveLength(0);
  await user.type(card.getByLabelText('First name'), ' Grace ');
  await user.type(card.getByLabelText('Last name'), 'Hopper');
  await user.click(card.getByRole('button', { name: 'Save name' }));
  await waitFor(async () => expect((await titles())[0]).toBe('Done: Your name'));
  expect(server.requestsOf(updateEmployee)[0]?.body).toEqual({
    firstName: 'Grace',
    lastName: 'Hopper',
  });
  expect(sessionStore.getState().user).toMatchObject({ firstName: 'Grace', lastName: 'Hopper' });
});

test.each([
  [true, null, 'Sent to ada@example.test. Check your inbox.'],
  [false, null, 'Saved as a file for ada@example.test.'],
  [
    true,
    'the mail server responded with 535',
    'Not sent: the mail server responded with 535. Check SMTP_URL and MAIL_FROM on the server.',
  ],
])('a test mail (mail server: %s, problem: %s) says "%s"', async (hasMailServer, problem, text) => {
  facts = { ...NEW, hasMailServer };
  server.respond(sendTestMail, () => aResponse({ email: 'ada@example.test', problem }));
  const { user } = inSettings();
  await user.dblClick(await (await list()).findByRole('button', { name: 'Send a test' }));
  expect(await (await list()).findByText(text)).toBeVisible();
  expect(server.requestsOf(sendTestMail)).toHaveLength(1);
});

test('a hidden list leaves the dashboard and is found in Settings, which can show it again', async () => {
  const dashboard = render(DashboardPage);
  await dashboard.user.click(await (await list()).findByRole('button', { name: 'Hide' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Getting started' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('region', { name: 'Needs you' })).toBeVisible();
  dashboard.unmount();
  const { user } = inSettings();
  const box = () => screen.findByRole('checkbox', { name: 'Show this list on the dashboard' });
  expect(await box()).not.toBeChecked();
  await user.click(await box());
  await waitFor(async () => expect(await box()).toBeChecked());
  await waitFor(() =>
    expect(server.requestsOf(hideGettingStarted).map(({ body }) => body)).toEqual([
      { isHidden: true },
      { isHidden: false },
    ]),
  );
});

test('a list that cannot be read says so, and tries again', async () => {
  server.respondRaw(getGettingStarted, () => ({ status: 500, body: {} }));
  const { user } = inSettings();
  expect(await screen.findByText('Failed to fetch what there is to do')).toBeVisible();
  server.respond(getGettingStarted, () => aResponse(facts));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await (await list()).findByText('2 of 8 done')).toBeVisible();
});
