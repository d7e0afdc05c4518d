/** @jest-environment jsdom */
import { listBreaks, searchEmployees } from '../contract/index.ts';
import { anEmployee, aPageOf, aResponse, serveContract } from '../testing/index.ts';
import { configureTransport, queryClient } from '../transport/index.ts';
import { breaksQuery, employeeSearchQuery } from './index.ts';

const server = serveContract();

beforeEach(() => {
  queryClient.clear();
  configureTransport({
    baseUrl: server.baseUrl,
    paths: {},
    getToken: () => 'token',
    onUnauthorized() {},
    notify() {},
  });
});

const SEARCH = { searchTerm: 'maya & co', isActive: true, page: 0 };

test('a search sends term, filter and page, and reads rows and total (spec §7)', async () => {
  server.respond(searchEmployees, () => ({ ...aPageOf([anEmployee()], 0), total: 11 }));
  const { rows, total } = await queryClient.fetchQuery(employeeSearchQuery(SEARCH));
  expect(server.requests[0]?.query).toEqual({
    searchTerm: 'maya & co',
    isActive: 'true',
    page: '0',
  });
  expect([rows[0]?.id, total]).toEqual([7, 11]);
});

test('a search that fails without a message has the default message (spec §8)', async () => {
  server.respondRaw(searchEmployees, () => ({ status: 404, body: '' }));
  await expect(queryClient.fetchQuery(employeeSearchQuery(SEARCH))).rejects.toThrow(
    'Failed to search employees',
  );
});

test.each(['null', '"text"', '7', '<!doctype html><p>Sign in to the network</p>'])(
  'a 200 without data, %s, is a failure and not an empty list',
  async (body) => {
    server.respondRaw(searchEmployees, () => ({ status: 200, body }));
    const search = { ...employeeSearchQuery(SEARCH), retry: false };
    await expect(queryClient.fetchQuery(search)).rejects.toThrow('Failed to search employees');
  },
);

const BREAK = {
  id: 3,
  employeeId: 7,
  employeeName: 'Maya Lindqvist',
  date: '2026-03-09',
  startTime: '2026-03-09 12:00:00',
  endTime: null,
  duration: null,
  reason: 'Lunch',
};

test('breaks are read, including open ones (spec §3)', async () => {
  server.respond(listBreaks, () => aResponse([BREAK]));
  const { rows } = await queryClient.fetchQuery(breaksQuery({}));
  expect(rows).toEqual([BREAK]);
  expect(server.requests[0]?.query).toEqual({});
});

test.each([
  [{}, { date: null, startTime: null, duration: null, reason: '-' }],
  [
    { duration: '15', reason: ' ' },
    { duration: 15, reason: '-' },
  ],
  [{ startTime: '2026-03-09 12:00:00' }, { date: '2026-03-09' }],
  [
    { date: 7, duration: Number.NaN, reason: { a: 1 } },
    { duration: null, reason: '-' },
  ],
])('a break of a foreign backend, %j, is read field by field (design §8)', async (body, read) => {
  server.respondRaw(listBreaks, () => ({ status: 200, body: { data: { data: [body] } } }));
  const { rows } = await queryClient.fetchQuery(breaksQuery({}));
  expect(rows[0]).toMatchObject(read);
});

test('breaks that cannot be loaded have the default message (spec §8)', async () => {
  server.respondRaw(listBreaks, () => ({ status: 403, body: { message: '' } }));
  await expect(queryClient.fetchQuery(breaksQuery({}))).rejects.toThrow('Failed to fetch breaks');
});
