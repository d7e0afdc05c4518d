import { listEmployees } from '@rollcall/shared/contract';
import {
  anEmployee,
  aPageOf,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { EmployeesPage } from './employees-page.tsx';

const server = serveContract();

const open = (path = '/employees') =>
  renderAsAdministrator([{ path: '/employees', Component: EmployeesPage }], { server, path });

const people = (count: number, isActive: boolean) =>
  Array.from({ length: count }, (_, index) =>
    anEmployee({ id: index + 1, firstName: `Person${index + 1}`, lastName: '', isActive }),
  );

/** Responds with 23 active and 3 inactive employees. */
const serveStaff = () =>
  server.respond(listEmployees, ({ query }) =>
    query.isActive === 'true'
      ? aPageOf(people(23, true), Number(query.page))
      : aPageOf(people(3, false), Number(query.page)),
  );

test('a row shows code, name in title case, designation, phone and status (spec §2)', async () => {
  server.respond(listEmployees, () =>
    aPageOf([anEmployee({ id: 12, firstName: 'maya', middleName: 'von', lastName: 'BERG' })], 0),
  );
  open();
  await screen.findByText('EMP-12');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Employee ID',
    'Name',
    'Designation',
    'Contact',
    'Status',
    'Actions',
  ]);
  expect(tableRows('All Employees')).toEqual([
    ['EMP-12', 'Maya von Berg', 'Engineer', '+15550100', '', ''],
  ]);
  expect(screen.getByRole('switch', { name: 'Active' })).toBeChecked();
  // Every row has these names, so each says whose row it is (decision 062).
  const { getByRole } = screen;
  for (const control of [
    getByRole('switch', { name: 'Active' }),
    getByRole('button', { name: 'View Time Stats' }),
    getByRole('button', { name: 'Edit Employee' }),
  ]) {
    expect(control).toHaveAccessibleDescription('Maya von Berg EMP-12');
  }
  expect(screen.getByRole('heading', { level: 1, name: 'All Employees' })).toBeVisible();
});

test('the list shows a loading text, then the range of visible rows', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.respond(listEmployees, async () => {
    await promise;
    return aPageOf(people(23, true), 0);
  });
  open();
  expect(await screen.findByText('Be patient, Data is loading...')).toBeVisible();
  resolve();
  expect(await screen.findByText('Showing 1–10 of 23')).toBeVisible();
  expect(screen.queryByText('Be patient, Data is loading...')).not.toBeInTheDocument();
});

test('an empty list shows a message and the footer "No records"', async () => {
  server.respond(listEmployees, () => aPageOf([], 0));
  open();
  expect(await screen.findByText('No Data Available')).toBeVisible();
  expect(screen.getByText('No records')).toBeVisible();
});

test('a failure replaces the table, and Retry sends the request again (spec §8)', async () => {
  server.refuse(listEmployees, 503, 'The database is unavailable');
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: The database is unavailable');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  serveStaff();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('EMP-1')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without a message from the server the default is shown', async () => {
  server.respondRaw(listEmployees, () => ({ status: 500, body: '<html>' }));
  open();
  expect(await screen.findByText('Error: Failed to fetch employees')).toBeVisible();
});

test('the pager requests zero-based pages and stores one-based pages in the URL', async () => {
  serveStaff();
  const { user, at } = open();
  await screen.findByText('Showing 1–10 of 23');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Showing 11–20 of 23')).toBeVisible();
  expect(await screen.findByText('EMP-11')).toBeVisible();
  expect(at()).toBe('/employees?page=2');
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  expect(await screen.findByText('EMP-23')).toBeVisible();
  expect(server.requestsOf(listEmployees).map(({ query }) => query)).toEqual([
    { page: '0', isActive: 'true' },
    { page: '1', isActive: 'true' },
    { page: '2', isActive: 'true' },
  ]);
});

test('a cached filter and page are refetched (spec §4)', async () => {
  serveStaff();
  const { user } = open();
  const choose = async (filter: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Status filter' }));
    await user.click(await screen.findByTitle(filter));
  };
  await screen.findByText('Showing 1–10 of 23');
  await choose('Inactive');
  await screen.findByText('Showing 1–3 of 3');
  await choose('Active');
  await screen.findByText('Showing 1–10 of 23');
  const requested = () => server.requestsOf(listEmployees).map(({ query }) => query.isActive);
  await waitFor(() => expect(requested()).toEqual(['true', 'false', 'true']));
});

test('while the next page loads the footer describes the visible rows', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.respond(listEmployees, async ({ query }) => {
    if (query.page === '1') await promise;
    return aPageOf(people(23, true), Number(query.page));
  });
  const { user } = open();
  await screen.findByText('Showing 1–10 of 23');
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('2');
  expect(screen.getByText('Showing 1–10 of 23')).toBeVisible();
  expect(screen.getByText('EMP-1')).toBeVisible();
  resolve();
  expect(await screen.findByText('Showing 11–20 of 23')).toBeVisible();
  expect(screen.getByText('EMP-11')).toBeVisible();
});

test.each([
  [1, true],
  ['true', true],
  [0, false],
  ['0', false],
])(
  'isActive %j is read, and only an inactive employee can be deleted (spec §2)',
  async (isActive, expected) => {
    server.respondRaw(listEmployees, () => ({
      status: 200,
      body: { data: [{ id: 4, isActive }] },
    }));
    open();
    const status = await screen.findByRole('switch', { name: 'Active' });
    expect(status).toHaveAttribute('aria-checked', String(expected));
    expect(screen.queryAllByRole('button', { name: 'Delete Employee' })).toHaveLength(
      expected ? 0 : 1,
    );
  },
);

test('the filter Inactive returns to the first page and is in the URL (spec §4)', async () => {
  serveStaff();
  const { user, at } = open('/employees?page=2');
  await screen.findByText('EMP-11');
  await user.click(screen.getByRole('combobox', { name: 'Status filter' }));
  await user.click(await screen.findByTitle('Inactive'));
  expect(await screen.findByText('Showing 1–3 of 3')).toBeVisible();
  expect(at()).toBe('/employees?status=inactive');
  expect(tableRows()).toHaveLength(3);
  for (const control of screen.getAllByRole('switch')) expect(control).not.toBeChecked();
});

test('a page beyond the end moves to the last, and Back does not return to it', async () => {
  serveStaff();
  const { at, go } = open('/employees?page=2');
  await screen.findByText('EMP-11');
  await go('/employees?page=40');
  expect(await screen.findByText('EMP-23')).toBeVisible();
  expect(at()).toBe('/employees?page=3');
  await go(-1);
  expect(at()).toBe('/employees?page=2');
});

test.each(['0', '-3', 'abc', '1.5', ''])(
  'the invalid page %j in a link is the first page',
  async (page) => {
    serveStaff();
    open(`/employees?page=${page}`);
    expect(await screen.findByText('Showing 1–10 of 23')).toBeVisible();
    expect(server.requestsOf(listEmployees)[0]?.query.page).toBe('0');
  },
);

test('unreadable values show N/A, and entries that are not objects are counted (design §8)', async () => {
  server.respondRaw(listEmployees, () => ({
    status: 200,
    body: {
      data: { data: [{ firstName: {}, phone: null, isActive: 'no' }, {}, null, 'x'], total: '2' },
    },
  }));
  open();
  expect(await screen.findByText(/2 rows could not be read/)).toBeVisible();
  expect(tableRows()).toEqual([
    ['N/A', 'N/A', 'N/A', 'N/A', '', ''],
    ['N/A', 'N/A', 'N/A', 'N/A', '', ''],
  ]);
});

test('markup in a name is shown as text', async () => {
  server.respond(listEmployees, () =>
    aPageOf([anEmployee({ firstName: '<img src=x onerror=alert(1)>', lastName: '' })], 0),
  );
  open();
  const table = await screen.findByRole('table', { name: 'All Employees' });
  expect(await within(table).findByText(/<img/i)).toBeVisible();
});

test('an avatar that is not an http(s) URL is not loaded', async () => {
  server.respond(listEmployees, () =>
    aPageOf([anEmployee({ id: 3, avatarUrl: 'javascript:alert(1)' })], 0),
  );
  open();
  await screen.findByText('EMP-3');
  expect(document.querySelector('img')).toBeNull();
});

test('the request has the token', async () => {
  serveStaff();
  open();
  await screen.findByText('EMP-1');
  expect(server.requestsOf(listEmployees)[0]?.headers.authorization).toMatch(/^Bearer \S+/);
});
