import {
  copyRoster,
  deleteRosterEntry,
  discardRosterDrafts,
  getCompany,
  getRoster,
  getRosterSummary,
  listShifts,
  previewRosterCopy,
  publishRoster,
  type RosterDayBody,
  type RosterSummaryBody,
  setRosterEntry,
  undoRosterChanges,
} from '@rollcall/shared/contract';
import { addDays } from '@rollcall/shared/domain';
import {
  aPageOf,
  aResponse,
  aRosterDay,
  aRosterSummary,
  aShift,
  pressExport,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { RosterPage } from './roster-page.tsx';

// 9 March 2026 is a Monday; the company's week begins on Sunday.
const WEEK = '2026-03-08';
const server = serveContract();
const OFFICE = aShift();
const NIGHT = aShift({ id: 5, name: 'Night', startTime: '22:00', endTime: '06:00' });
const UNDO = {
  revision: 3,
  days: [{ employeeId: 7, date: '2026-03-10', draft: null, published: null, isDraft: true }],
};

const CONFLICT = {
  kind: 'short-rest',
  date: '2026-03-11',
  otherDate: '2026-03-10',
  minutes: 180,
  days: null,
} as const;
const NIGHT_SHIFT = { id: 5, name: 'Night', colour: 'red', start: '22:00', end: '06:00' };
const SPECIAL: Readonly<Record<string, Partial<RosterDayBody>>> = {
  '2026-03-08': { kind: 'day-off', shifts: [] },
  '2026-03-10': {
    entry: { shiftIds: [5], reason: 'Stocktaking' },
    isDraft: true,
    isRostered: true,
    shifts: [NIGHT_SHIFT],
  },
  '2026-03-11': { conflicts: [CONFLICT] },
  '2026-03-12': { leave: 'Annual' },
  '2026-03-13': { isClosed: true, kind: 'holiday', holiday: 'Founders Day' },
  '2026-03-14': { isEmployed: false },
};
const aSummary = (changes: Partial<RosterSummaryBody> = {}): RosterSummaryBody =>
  aRosterSummary({
    drafts: 1,
    draftPeople: 1,
    cover: [{ date: '2026-03-10', shifts: [{ id: 5, name: 'Night', colour: 'red', people: 3 }] }],
    conflicts: [{ ...CONFLICT, employeeId: 7, employeeName: 'Maya Lind', page: 0 }],
    conflictTotal: 1,
    ...changes,
  });

beforeEach(() => {
  const company = { name: 'Acme', zone: 'UTC+00:00', weekStart: 0, country: null, version: 1 };
  server.respond(getCompany, () => aResponse(company));
  server.respond(listShifts, () => aResponse([OFFICE, NIGHT]));
  server.respond(getRosterSummary, () => aResponse(aSummary()));
  server.respond(getRoster, ({ query }) => {
    const from = String(query.from);
    const dates = Array.from({ length: 7 }, (_, index) => addDays(from, index));
    const days = dates.map((date) => aRosterDay(date, SPECIAL[date]));
    const row = { employeeId: 7, employeeCode: 'E7', employeeName: 'Maya Lind', department: 'IT' };
    return aPageOf([{ ...row, days }], 0);
  });
});

const open = (path = `/time/roster?week=2026-03-11`) =>
  renderAsAdministrator([{ path: '/time/roster', Component: RosterPage }], {
    server,
    path,
    capabilities: ['working-time', 'export'],
  });
async function focus(date: string): Promise<void> {
  const day = await screen.findByRole('button', { name: new RegExp(`^Maya Lind, ${date}`) });
  act(() => day.focus());
}

test('a week begins on the first day of the company, and every day says what it is', async () => {
  open();
  await screen.findByRole('heading', { name: 'Mar 08, 2026 – Mar 14, 2026' });
  const grid = await screen.findByRole('grid', { name: 'Shifts of the week' });
  expect(grid.querySelector('th [data-initials="ML"]')).not.toBeNull();
  const names = screen
    .getAllByRole('button', { name: /^Maya Lind, Mar/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(names.slice(0, 7)).toEqual([
    'Maya Lind, Mar 08, 2026: Day off',
    'Maya Lind, Mar 09, 2026: Office 09:00 AM – 05:30 PM',
    'Maya Lind, Mar 10, 2026: Night 10:00 PM – 06:00 AM, next day, roster, draft',
    'Maya Lind, Mar 11, 2026: Office 09:00 AM – 05:30 PM, only 3 hrs of rest between this shift and that of Mar 10, 2026; 11 hrs are required',
    'Maya Lind, Mar 12, 2026: Leave (Annual)',
    'Maya Lind, Mar 13, 2026: Founders Day, closed',
    'Maya Lind, Mar 14, 2026: Not employed',
  ]);
  expect(await screen.findByText('3 × Night')).toBeVisible();
  expect(server.requestsOf(getRoster).at(-1)?.query).toMatchObject({
    from: WEEK,
    to: '2026-03-14',
  });
});

test('the next week is one click away, and the filters stay', async () => {
  const { user } = open('/time/roster?week=2026-03-11&department=IT');
  await user.click(await screen.findByRole('button', { name: 'Next week' }));
  await screen.findByRole('heading', { name: 'Mar 15, 2026 – Mar 21, 2026' });
  await waitFor(() =>
    expect(server.requestsOf(getRosterSummary).at(-1)?.query).toEqual({
      from: '2026-03-15',
      department: 'IT',
    }),
  );
});

test('Enter opens a day; its shifts are saved in the order of their starts, and can be undone', async () => {
  server.respond(setRosterEntry, () => aResponse({ day: aRosterDay('2026-03-09'), undo: UNDO }));
  server.respond(undoRosterChanges, () => aResponse({ days: 1 }));
  const { user, toasts } = open();
  await focus('Mar 08');
  await user.keyboard('{ArrowRight}{Enter}');
  const drawer = within(await screen.findByRole('dialog', { name: /^Maya Lind · Mon, Mar 09/ }));
  await user.click(drawer.getByRole('radio', { name: 'Shifts' }));
  await user.click(drawer.getByRole('combobox', { name: 'Shifts' }));
  await user.click(await screen.findByTitle('Night'));
  await user.type(drawer.getByLabelText('Reason'), ' Stocktaking ');
  await user.click(drawer.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.requestsOf(setRosterEntry)).toMatchObject([
    {
      path: '/admin/roster/7/2026-03-09',
      body: { shiftIds: [4, 5], reason: 'Stocktaking' },
    },
  ]);
  expect(toasts).toMatchObject([{ text: 'Draft saved', action: { label: 'Undo' } }]);
  toasts[0]?.action?.run();
  await waitFor(() => expect(server.requestsOf(undoRosterChanges)).toMatchObject([{ body: UNDO }]));
});

test('a refused day says why, and stays open', async () => {
  const message = 'On a day the shifts must not overlap';
  server.refuse(setRosterEntry, 422, message);
  const { user } = open('/time/roster?week=2026-03-11&employee=7&day=2026-03-10');
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('radio', { name: 'Day off' }));
  await user.click(drawer.getByRole('button', { name: 'Save draft' }));
  expect(await drawer.findByRole('alert')).toHaveTextContent(message);
});

test('keys set a shift, a day off, and the schedule again; a closed day ignores them', async () => {
  server.respond(setRosterEntry, () => aResponse({ day: aRosterDay('2026-03-09'), undo: UNDO }));
  server.respond(deleteRosterEntry, () => aResponse({ day: aRosterDay('2026-03-10'), undo: UNDO }));
  const { user } = open();
  await screen.findByText('Night, 10:00 PM – 06:00 AM, next day');
  await focus('Mar 09');
  await user.keyboard('2');
  await waitFor(() => expect(server.requestsOf(setRosterEntry)).toHaveLength(1));
  await user.keyboard('{ArrowRight}0{Delete}');
  await waitFor(() => expect(server.requestsOf(deleteRosterEntry)).toHaveLength(1));
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}1');
  expect(
    server.requestsOf(setRosterEntry).map(({ path, body }) => [path.slice(-10), body]),
  ).toEqual([
    ['2026-03-09', { shiftIds: [5] }],
    ['2026-03-10', { shiftIds: [], reason: 'Stocktaking' }],
  ]);
});

test.each([
  ['2026-03-13', 'This day is in a closed period. Reopen the period to change it.'],
  ['2026-03-14', 'The employee is not employed on this day.'],
])('%s cannot be changed', async (date, text) => {
  open(`/time/roster?week=2026-03-11&employee=7&day=${date}`);
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText(text)).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'Save draft' })).not.toBeInTheDocument();
});

test('a conflict leads to its day', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Maya Lind, Mar 11, 2026' }));
  const drawer = within(await screen.findByRole('dialog', { name: /Mar 11/ }));
  expect(await drawer.findByText(/^Only 3 hrs of rest/)).toBeVisible();
});

test('drafts are published or discarded after a confirmation, for the filters', async () => {
  server.respond(publishRoster, () => aResponse({ published: 1, people: 1, closed: 0 }));
  server.respond(discardRosterDrafts, () => aResponse({ discarded: 1, undo: UNDO }));
  const { user, toasts } = open('/time/roster?week=2026-03-11&search=maya');
  await user.click(await screen.findByRole('button', { name: 'Publish…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the week?' }));
  expect(dialog.getByText(/^1 unpublished change for 1 employee in the week Mar 08/)).toBeVisible();
  expect(dialog.getByText('There is 1 conflict in this week.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.requestsOf(publishRoster)).toMatchObject([
    { body: { from: WEEK, search: 'maya' } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Discard drafts…' }));
  await user.click(await screen.findByRole('button', { name: 'Discard drafts' }));
  await waitFor(() => expect(server.requestsOf(discardRosterDrafts)).toHaveLength(1));
  await waitFor(() => expect(toasts.map(({ text }) => text)).toContain('Drafts discarded'));
});

test('a copy shows what it changes, and sends what was shown', async () => {
  const overwritten = [{ employeeId: 7, employeeName: 'Maya Lind', date: '2026-03-17' }];
  const skipped = [{ ...overwritten[0], date: '2026-03-18', why: 'leave' }] as never;
  server.respond(previewRosterCopy, () =>
    aResponse({ people: 1, changes: 3, overwritten, skipped }),
  );
  server.respond(copyRoster, () => aResponse({ changes: 3, undo: UNDO }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Copy a week…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy a week' }));
  expect(await dialog.findByText('3 days of 1 employee will change.')).toBeVisible();
  expect(dialog.getByText('Maya Lind, Mar 18, 2026: on leave')).toBeInTheDocument();
  await user.click(
    dialog.getByRole('checkbox', { name: 'Also copy what the work schedules plan' }),
  );
  const copyButton = dialog.getByRole('button', { name: 'Copy' });
  await waitFor(() => expect(copyButton).toBeEnabled());
  await user.click(copyButton);
  await screen.findByRole('heading', { name: 'Mar 15, 2026 – Mar 21, 2026' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.requestsOf(copyRoster)).toMatchObject([
    {
      body: { from: WEEK, to: '2026-03-15', includesPlanned: true, changes: 3, overwritten: 1 },
    },
  ]);
});

test('for many people it asks for a department to show cover and all conflicts', async () => {
  server.respond(getRosterSummary, () =>
    aResponse(aSummary({ people: 4321, isComplete: false, cover: [] })),
  );
  open('/time/roster?week=2026-03-11');
  expect(
    await screen.findByText(/^4321 people match\. Choose a department or search/),
  ).toBeVisible();
  expect(screen.queryByText('People per shift')).not.toBeInTheDocument();
});

test('without drafts, conflicts and employees the page says so', async () => {
  const none = { drafts: 0, draftPeople: 0, conflicts: [], conflictTotal: 0, cover: [] };
  server.respond(getRosterSummary, () => aResponse(aSummary(none)));
  server.respond(getRoster, () => aPageOf([], 0));
  open('/time/roster?week=2026-03-11&search=nothing');
  await screen.findByText('No one who is employed this week matches these filters.');
  expect(screen.queryByRole('button', { name: 'Publish…' })).not.toBeInTheDocument();
});

test('the week is exported, of the people whom the page shows', async () => {
  const page = open('/time/roster?week=2026-03-11&search=maya');
  expect(await pressExport(server, page, 'roster')).toEqual({
    list: 'roster',
    filter: { from: '2026-03-08', to: '2026-03-14', search: 'maya' },
  });
});
