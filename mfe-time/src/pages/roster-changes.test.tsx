import {
  deleteRosterEntry,
  getCompany,
  getRoster,
  getRosterSummary,
  listShifts,
  type RosterDayBody,
  type RosterSummaryBody,
  setRosterEntry,
} from '@rollcall/shared/contract';
import { addDays } from '@rollcall/shared/domain';
import {
  aPageOf,
  aResponse,
  aRosterDay,
  aRosterSummary,
  aShift,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { RosterPage } from './roster-page.tsx';

// A Monday, on which the company's week begins.
const WEEK = '2026-03-09';
const server = serveContract();
const NIGHT = aShift({ id: 5, name: 'Night', startTime: '22:00', endTime: '06:00' });

/** The week of an employee; the changes are by date. */
const aWeek = (from: string, changes: Readonly<Record<string, Partial<RosterDayBody>>> = {}) => {
  const dates = Array.from({ length: 7 }, (_, index) => addDays(from, index));
  const days = dates.map((date) => aRosterDay(date, changes[date]));
  const row = { employeeId: 7, employeeCode: 'E7', employeeName: 'Maya Lind', department: 'IT' };
  return aPageOf([{ ...row, days }], 0);
};

beforeEach(() => {
  const company = { name: 'Acme', zone: 'UTC+00:00', weekStart: 1, country: null, version: 1 };
  server.respond(getCompany, () => aResponse(company));
  server.respond(listShifts, () => aResponse([aShift(), NIGHT]));
  server.respond(getRosterSummary, () => aResponse(aRosterSummary()));
  server.respond(getRoster, ({ query }) => aWeek(String(query.from)));
});

const open = (path = `/time/roster?week=${WEEK}`) =>
  renderAsAdministrator([{ path: '/time/roster', Component: RosterPage }], {
    server,
    path,
    capabilities: ['working-time'],
  });

async function focus(date: string): Promise<void> {
  const day = await screen.findByRole('button', { name: new RegExp(`^Maya Lind, ${date}`) });
  act(() => day.focus());
}

describe('keys', () => {
  const drafted = { entry: { shiftIds: [5], reason: null }, isDraft: true };

  test('a key counts although the change before it is still being read', async () => {
    const entries: Record<string, Partial<RosterDayBody>> = {};
    const { promise: read, resolve: sendRead } = Promise.withResolvers<void>();
    server.respond(setRosterEntry, ({ path }) => {
      entries[path.slice(-10)] = drafted;
      return aResponse({ day: aRosterDay(WEEK, drafted), undo: null });
    });
    server.respond(deleteRosterEntry, ({ path }) => {
      delete entries[path.slice(-10)];
      return aResponse({ day: aRosterDay(WEEK), undo: null });
    });
    const { user } = open();
    await screen.findByText('Night, 10:00 PM – 06:00 AM, next day');
    await focus('Mar 09');
    server.respond(getRoster, async ({ query }) => {
      await read;
      return aWeek(String(query.from), entries);
    });
    await user.keyboard('2');
    await waitFor(() => expect(server.requestsOf(getRoster)).toHaveLength(2));
    await user.keyboard('{Delete}{Delete}');
    await waitFor(() => expect(server.requestsOf(deleteRosterEntry)).toHaveLength(1));
    await user.keyboard('2');
    await waitFor(() => expect(server.requestsOf(setRosterEntry)).toHaveLength(2));
    sendRead();
    expect(
      await screen.findByRole('button', { name: /^Maya Lind, Mar 09, 2026: .*draft/ }),
    ).toBeVisible();
  });

  test('the changes of quick keys are sent one after the other', async () => {
    const { promise: saved, resolve: save } = Promise.withResolvers<void>();
    server.respond(setRosterEntry, async () => {
      await saved;
      return aResponse({ day: aRosterDay(WEEK, drafted), undo: null });
    });
    server.respond(deleteRosterEntry, () => aResponse({ day: aRosterDay(WEEK), undo: null }));
    const { user } = open();
    await screen.findByText('Night, 10:00 PM – 06:00 AM, next day');
    await focus('Mar 09');
    await user.keyboard('2{Delete}{ArrowRight}0');
    await waitFor(() => expect(server.requestsOf(setRosterEntry)).toHaveLength(1));
    expect(server.requestsOf(deleteRosterEntry)).toHaveLength(0);
    save();
    await waitFor(() => expect(server.requestsOf(setRosterEntry)).toHaveLength(2));
    const sent = server.requests.filter(({ method }) => method !== 'GET');
    expect(sent.map(({ method, path }) => `${method} ${path.slice(-10)}`)).toEqual([
      'PUT 2026-03-09',
      'DELETE 2026-03-09',
      'PUT 2026-03-10',
    ]);
  });

  test('a refused key says which day it was, also after other keys, until it is dismissed', async () => {
    server.respondRaw(setRosterEntry, ({ path }) =>
      path.endsWith('-09')
        ? { status: 409, body: { status: false, message: 'This day is closed.', code: 'conflict' } }
        : { status: 200, body: aResponse({ day: aRosterDay('2026-03-10', drafted), undo: null }) },
    );
    const { user, toasts } = open();
    await screen.findByText('Night, 10:00 PM – 06:00 AM, next day');
    await focus('Mar 09');
    await user.keyboard('2{ArrowRight}2');
    await waitFor(() => expect(toasts).toMatchObject([{ text: 'Draft saved' }]));
    const problem = await screen.findByText('Maya Lind, Mar 09, 2026: This day is closed.');
    expect(problem).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(problem).not.toBeInTheDocument());
  });
});

test('a failed summary and failed shifts say so, and can be read again', async () => {
  server.refuse(getRosterSummary, 500, 'No summary.');
  server.refuse(listShifts, 500, 'No shifts.');
  const { user } = open();
  await screen.findByRole('grid');
  for (const [problem, respond] of [
    ['No summary.', () => server.respond(getRosterSummary, () => aResponse(aRosterSummary()))],
    ['No shifts.', () => server.respond(listShifts, () => aResponse([NIGHT]))],
  ] as const) {
    const alert = (await screen.findByText(problem)).closest<HTMLElement>('[role="alert"]');
    respond();
    await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(problem)).not.toBeInTheDocument());
  }
  expect(screen.queryByText('There are no shifts yet.')).not.toBeInTheDocument();
  expect(await screen.findByText('Night, 10:00 PM – 06:00 AM, next day')).toBeVisible();
});

test('the editor of a day says that the shifts could not be read', async () => {
  server.refuse(listShifts, 500, 'No shifts.');
  open(`/time/roster?week=${WEEK}&employee=7&day=${WEEK}`);
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('No shifts.')).toBeVisible();
});

const NOTE = {
  kind: 'holiday',
  date: WEEK,
  otherDate: null,
  minutes: null,
  days: null,
  employeeId: 7,
  employeeName: 'Maya Lind',
  page: 0,
} as const;

test('a refused "As scheduled" says why, and the editor stays open', async () => {
  const changes = { [WEEK]: { entry: { shiftIds: [5], reason: null } } };
  server.respond(getRoster, ({ query }) => aWeek(String(query.from), changes));
  server.refuse(deleteRosterEntry, 409, 'This day is closed.');
  const { user } = open(`/time/roster?week=${WEEK}&employee=7&day=${WEEK}`);
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('radio', { name: 'As scheduled' }));
  await user.click(drawer.getByRole('button', { name: 'Save draft' }));
  expect(await drawer.findByRole('alert')).toHaveTextContent('This day is closed.');
});

test('a shift on a holiday is a note, and no conflict', async () => {
  const leave = { ...NOTE, kind: 'leave', date: '2026-03-12' } as const;
  let conflicts: RosterSummaryBody['conflicts'] = [NOTE, leave];
  const summary = () => ({ drafts: 1, draftPeople: 1, conflicts, conflictTotal: conflicts.length });
  server.respond(getRosterSummary, () => aResponse(aRosterSummary({ ...summary(), noteTotal: 1 })));
  const { user, go } = open();
  expect(await screen.findByText('1 conflict, 1 note')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the week?' }));
  expect(dialog.getByText('There is 1 conflict in this week.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));

  conflicts = [NOTE];
  await go('/time/roster?week=2026-03-16');
  expect(await screen.findByText('1 note')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish…' }));
  const again = within(await screen.findByRole('dialog', { name: 'Publish the week?' }));
  expect(again.queryByText(/in this week\.$/)).not.toBeInTheDocument();
});

describe('after a change of week', () => {
  const { promise: never } = Promise.withResolvers<never>();
  const OLD = aRosterSummary({
    drafts: 2,
    draftPeople: 1,
    cover: [{ date: WEEK, shifts: [] }],
    conflicts: [NOTE],
    conflictTotal: 1,
    noteTotal: 1,
  });

  test('drafts, conflicts and cover of the week before are gone', async () => {
    server.respond(getRosterSummary, ({ query }) => (query.from === WEEK ? aResponse(OLD) : never));
    const { user } = open();
    await screen.findByRole('button', { name: 'Publish…' });
    expect(await screen.findByText('People per shift')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    await screen.findByRole('heading', { name: 'Mar 16, 2026 – Mar 22, 2026' });
    expect(screen.queryByRole('button', { name: 'Publish…' })).not.toBeInTheDocument();
    expect(screen.queryByText('1 note')).not.toBeInTheDocument();
    expect(screen.queryByText('People per shift')).not.toBeInTheDocument();
  });

  test('a day is not said to be missing while its week is loading', async () => {
    const { promise: read, resolve: sendRead } = Promise.withResolvers<void>();
    server.respond(getRoster, async ({ query }) => {
      if (query.from !== WEEK) await read;
      return aWeek(String(query.from));
    });
    const { go } = open();
    await screen.findByRole('button', { name: /^Maya Lind, Mar 09/ });
    await go('/time/roster?week=2026-03-16&employee=7&day=2026-03-17');
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.queryByText(/^This day is not on this page/)).not.toBeInTheDocument();
    sendRead();
    expect(await drawer.findByRole('button', { name: 'Save draft' })).toBeVisible();
  });

  test('after another filter, drafts are published once it is known how many there are', async () => {
    server.respond(getRosterSummary, ({ query }) => (query.search ? never : aResponse(OLD)));
    const { go } = open();
    expect(await screen.findByRole('button', { name: 'Publish…' })).toBeEnabled();
    await go(`/time/roster?week=${WEEK}&search=maya`);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish…' })).toBeDisabled());
    expect(screen.getByRole('button', { name: 'Discard drafts…' })).toBeDisabled();
  });
});
