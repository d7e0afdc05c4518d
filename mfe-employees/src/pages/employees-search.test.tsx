import { listEmployees, searchEmployees } from '@rollcall/shared/contract';
import {
  anEmployee,
  aPageOf,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { EmployeesPage } from './employees-page.tsx';

const server = serveContract();

const open = (path = '/employees') =>
  renderAsAdministrator([{ path: '/employees', Component: EmployeesPage }], { server, path });

const people = (names: readonly string[]) =>
  names.map((firstName, index) => anEmployee({ id: index + 1, firstName, lastName: '' }));
const staff = people(Array.from({ length: 23 }, (_, index) => `Person${index + 1}`));

beforeEach(() => {
  server.respond(listEmployees, ({ query }) => aPageOf(staff, Number(query.page)));
  server.respond(searchEmployees, ({ query }) =>
    aPageOf(people(query.searchTerm === 'unknown' ? [] : [`Found ${query.searchTerm}`]), 0),
  );
});

const box = () => screen.getByRole('searchbox', { name: 'Search employees' });

test('a search starts 500 ms after the last key, with one call, on the first page (spec §4)', async () => {
  const { user, at } = open('/employees?page=3');
  await screen.findByText('EMP-21');
  const before = server.requests.length;
  await user.type(box(), 'ana');
  expect(await screen.findByText('Found Ana')).toBeVisible();
  expect(server.requests.slice(before).map(({ path, query }) => [path, query])).toEqual([
    ['/admin/employee/search', { searchTerm: 'ana', isActive: 'true', page: '0' }],
  ]);
  expect(at()).toBe('/employees?search=ana');
});

test('clearing shows the list immediately; the focus stays in the box (spec §2)', async () => {
  const { user, at } = open('/employees?search=ana');
  await screen.findByText('Found Ana');
  expect(box()).toHaveValue('ana');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByText('Showing 1–10 of 23')).toBeVisible();
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  expect(at()).toBe('/employees');
});

test('a search without results says so (spec §2)', async () => {
  open('/employees?search=unknown');
  expect(await screen.findByText('No results found')).toBeVisible();
  expect(screen.getByText('No records')).toBeVisible();
});

test('spaces alone start no search', async () => {
  const { user } = open();
  await screen.findByText('EMP-1');
  await user.type(box(), '   ');
  await user.type(box(), 'b');
  expect(await screen.findByText('Found B')).toBeVisible();
  expect(server.requestsOf(searchEmployees).map(({ query }) => query.searchTerm)).toEqual(['b']);
});

test('a late response never replaces a newer one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.respond(searchEmployees, async ({ query }) => {
    if (query.searchTerm === 'slow') await promise;
    return aPageOf(people([`Found ${query.searchTerm}`]), 0);
  });
  const { go } = open('/employees?search=slow');
  await waitFor(() => expect(server.requestsOf(searchEmployees)).toHaveLength(1));
  await go('/employees?search=quick');
  expect(await screen.findByText('Found Quick')).toBeVisible();
  expect(box()).toHaveValue('quick');
  resolve();
  await go('/employees?search=quick&page=1');
  expect(screen.getByText('Found Quick')).toBeVisible();
  expect(screen.queryByText('Found Slow')).not.toBeInTheDocument();
});

test('a search keeps the filter, and a failure has its own default message (spec §8)', async () => {
  server.respondRaw(searchEmployees, () => ({ status: 500, body: '' }));
  open('/employees?status=inactive&search=x');
  expect(await screen.findByText('Error: Failed to search employees')).toBeVisible();
  expect(server.requestsOf(searchEmployees)[0]?.query).toEqual({
    searchTerm: 'x',
    isActive: 'false',
    page: '0',
  });
});

test('the filter keeps the page when it becomes Active (spec §4)', async () => {
  const { user, at } = open('/employees?status=inactive&page=2');
  await screen.findByText('EMP-11');
  await user.click(screen.getByRole('combobox', { name: 'Status filter' }));
  await user.click(await screen.findByTitle('Active'));
  await waitFor(() => expect(at()).toBe('/employees?page=2'));
});

test('opened without a query string the list restores the last one; a link on the list resets it (design §10)', async () => {
  const { go, at } = open('/employees?status=inactive&page=2');
  await screen.findByText('EMP-11');
  await go('/elsewhere');
  await go('/employees');
  expect(await screen.findByText('EMP-11')).toBeVisible();
  expect(at()).toBe('/employees?status=inactive&page=2');
  await go('/employees');
  expect(await screen.findByText('EMP-1')).toBeVisible();
  expect(at()).toBe('/employees');
});
