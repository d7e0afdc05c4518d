import { listEmployees, listTimeLogs } from '@rollcall/shared/contract';
import { addDays } from '@rollcall/shared/domain';
import {
  aPageOf,
  aResponse,
  aTimeLogRow,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { TodayPage } from './today-page.tsx';

const server = serveContract();

const today = () => new Date().toISOString().slice(0, 10);
const COUNTS = { punchedIn: 1234, onBreak: 6, punchedOut: 12, missingOuts: 1, openEarlier: 3 };

const open = (
  path = '/time/today',
  capabilities: readonly string[] | undefined = ['timelogs.page'],
) =>
  renderAsAdministrator([{ path: '/time/today', Component: TodayPage }], {
    server,
    path,
    ...(capabilities && { capabilities, zone: 'UTC+00:00' }),
  });

let counts: typeof COUNTS | undefined;
let rows = [aTimeLogRow()];
beforeEach(() => {
  counts = COUNTS;
  rows = [aTimeLogRow({ workDate: today() })];
  server.respond(listTimeLogs, ({ query }) =>
    query.to === today()
      ? { ...aPageOf(rows, 0), ...(query.withCounts === 'true' && counts && { counts }) }
      : aPageOf([], 0),
  );
});

/** The queries for the list of today, without page and day. */
const queries = () =>
  server
    .requestsOf(listTimeLogs)
    .filter(({ query }) => query.to === today())
    .map(({ query: { page: _page, from: _from, to: _to, withCounts: _counts, ...rest } }) => rest);
const summary = () => screen.findByRole('region', { name: 'Who is here' });
const texts = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('search, department, status and sorting are in the URL, and the server applies them', async () => {
  const { user, at } = open('/time/today?department=IT&from=2020-01-01');
  await screen.findByText('Maya Lindqvist');
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: 'Status filter' }));
  await user.click(screen.getByTitle('Punched out'));
  await user.click(screen.getByRole('columnheader', { name: 'Employee' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search employees' }), 'maya');
  const sent = { department: 'IT', state: 'closed', sort: 'employee', order: 'asc' };
  await waitFor(() => expect(queries().at(-1)).toEqual({ ...sent, search: 'maya' }));
  expect(queries()[0]).toEqual({ department: 'IT' });
  expect(Object.fromEntries(new URL(at(), 'http://x').searchParams)).toMatchObject({
    search: 'maya',
    state: 'closed',
    sort: 'employee',
  });
  await user.click(screen.getByRole('button', { name: 'Reset filters' }));
  await waitFor(() => expect(queries().at(-1)).toEqual({ sort: 'employee', order: 'asc' }));
});

test('the line above the table says who is here; counts filter the list and link to earlier logs', async () => {
  const { user, at } = open('/time/today?search=ana&department=IT');
  const region = await summary();
  expect(texts(region)).toEqual([
    '1,234 punched in',
    '6 of them on a break',
    '12 punched out',
    '1 missing punch-out',
    '3 punched in since an earlier day',
  ]);
  expect(within(region).getByRole('link')).toHaveAttribute(
    'href',
    `/time/logs?state=open&to=${addDays(today(), -1)}&search=ana&department=IT`,
  );
  const button = within(region).getByRole('button', { name: '1,234 punched in' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  act(() => button.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  expect(at()).toBe('/time/today?search=ana&department=IT&state=open');
  const filtered = { search: 'ana', department: 'IT', state: 'open' };
  await waitFor(() => expect(queries().at(-1)).toEqual(filtered));
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(at()).toBe('/time/today?search=ana&department=IT'));
  await user.click(within(region).getByRole('button', { name: '1 missing punch-out' }));
  expect(at()).toBe('/time/today?search=ana&department=IT&state=missing-out');
});

test('the line is refreshed with the list', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    open();
    await summary();
    counts = { punchedIn: 0, onBreak: 0, punchedOut: 1, missingOuts: 0, openEarlier: 0 };
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    await waitFor(async () =>
      expect(texts(await summary())).toEqual(['0 punched in', '1 punched out']),
    );
  } finally {
    jest.useRealTimers();
  }
});

test('an empty result says whether filters are the reason', async () => {
  rows = [];
  const { go } = open('/time/today?search=unknown');
  expect(await screen.findByText('No time log of today matches these filters.')).toBeVisible();
  await go('/time/today');
  expect(await screen.findByText('No one has punched in today yet.')).toBeVisible();
});

test('a server of the release before sends no counts: there is no line', async () => {
  counts = undefined;
  open();
  expect(await screen.findByText('Maya Lindqvist')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Who is here' })).not.toBeInTheDocument();
});

test('a base backend has neither filters nor the line, and its columns are not sortable', async () => {
  server.respond(listEmployees, () => aResponse({ data: [], total: 0 }));
  renderAsAdministrator([{ path: '/time/today', Component: TodayPage }], {
    server,
    path: '/time/today?state=open&search=ana',
  });
  expect(await screen.findByText('No one has punched in today yet.')).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Who is here' })).not.toBeInTheDocument();
  for (const header of screen.getAllByRole('columnheader')) {
    expect(header).not.toHaveAttribute('aria-sort');
  }
  expect(server.requestsOf(listTimeLogs)).toEqual([]);
});
