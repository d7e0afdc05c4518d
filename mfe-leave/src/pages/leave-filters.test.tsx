import { listLeaves } from '@rollcall/shared/contract';
import {
  aLeave,
  aPageOf,
  aResponse,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { LeavePage } from './leave-page.tsx';

const server = serveContract();

const open = (path: string, capabilities?: readonly string[]) =>
  renderAsAdministrator([{ path: '/leave', Component: LeavePage }], { server, path, capabilities });

const LEAVES = [
  aLeave({
    id: 1,
    employeeName: 'Ana Sá',
    type: 'Sick',
    startDate: '2026-12-30',
    endDate: '2027-01-02',
  }),
  aLeave({
    id: 2,
    employeeName: 'Bo Lind',
    status: 'Approved',
    startDate: '2024-02-28',
    endDate: '2024-03-01',
  }),
  aLeave({
    id: 3,
    employeeName: 'Cy Ek',
    status: 'Rejected',
    startDate: '2026-05-05',
    endDate: '2026-05-05',
  }),
];

const names = () => tableRows('Leave Management').map(([name]) => name);
const queries = () => server.requestsOf(listLeaves).map(({ query }) => query);

test.each([
  ['?status=Approved', ['Bo Lind']],
  ['?status=approved', ['Bo Lind']],
  ['?status=Nonsense', ['Ana Sá', 'Bo Lind', 'Cy Ek']],
  ['?type=sick', ['Ana Sá']],
  ['?search=LIND%20bo', ['Bo Lind']],
  ['?from=2027-01-02', ['Ana Sá']],
  ['?from=2027-01-03', []],
  ['?to=2024-02-28', ['Bo Lind']],
  ['?from=2026-02-30', ['Ana Sá', 'Bo Lind', 'Cy Ek']],
  ['?sort=days&order=desc', ['Ana Sá', 'Bo Lind', 'Cy Ek']],
  ['?sort=days', ['Cy Ek', 'Bo Lind', 'Ana Sá']],
  ['?sort=startDate', ['Bo Lind', 'Cy Ek', 'Ana Sá']],
  ['?sort=salary', ['Ana Sá', 'Bo Lind', 'Cy Ek']],
])('on a base backend %s narrows and sorts in the browser', async (search, expected) => {
  server.respond(listLeaves, () => aResponse(LEAVES));
  open(`/leave${search}`);
  expect(
    await screen.findByText(expected.length === 0 ? 'No leave matches these filters.' : /^Showing/),
  ).toBeVisible();
  if (expected.length > 0) expect(names()).toEqual(expected);
  expect(queries()).toEqual([{}]);
});

test('a leave with impossible dates matches no date filter (design §8)', async () => {
  server.respondRaw(listLeaves, () => ({
    status: 200,
    body: [...LEAVES, { ...aLeave({ id: 4 }), startDate: '2026-02-30', endDate: '2027-13-01' }],
  }));
  open('/leave?from=2026-12-31&to=2026-12-31');
  await screen.findByText('Showing 1–1 of 1');
  expect(names()).toEqual(['Ana Sá']);
});

test('years and leap days are counted as days, both ends included (spec §2)', async () => {
  server.respond(listLeaves, () => aResponse(LEAVES));
  open('/leave');
  await screen.findByText('Ana Sá');
  expect(tableRows('Leave Management').map((row) => row[4])).toEqual(['4 days', '3 days', '1 day']);
});

test('the request to our server has exactly the valid filters of the URL', async () => {
  server.respond(listLeaves, () => aPageOf(LEAVES, 0));
  open(
    '/leave?page=2&status=approved&type=Sick&search=bo&department=IT&from=2026-01-01&to=soon&sort=days&order=desc',
    ['leaves.page'],
  );
  await screen.findByText('Ana Sá');
  expect(queries()[0]).toEqual({
    page: '1',
    status: 'Approved',
    type: 'Sick',
    search: 'bo',
    department: 'IT',
    from: '2026-01-01',
    sort: 'days',
    order: 'desc',
  });
});

test('invalid filters in the URL are not sent to our server', async () => {
  server.respond(listLeaves, ({ query }) => aPageOf(LEAVES, Number(query.page)));
  const { at } = open('/leave?page=99999999999999999999&search=l%00ind', ['leaves.page']);
  expect(await screen.findByText('Showing 1–3 of 3')).toBeVisible();
  await waitFor(() =>
    expect(queries()).toEqual([
      { page: '1000000', search: 'lind' },
      { page: '0', search: 'lind' },
    ]),
  );
  expect(at()).toBe('/leave?search=l%00ind');
});

test.each([[undefined], [['leaves.page']]])(
  'a counter narrows the table to its status and back, from the first page (capabilities %j)',
  async (capabilities) => {
    server.respond(listLeaves, ({ query }) =>
      query.page === undefined
        ? aResponse(LEAVES)
        : aPageOf(
            LEAVES.filter(({ status }) => status === (query.status ?? status)),
            Number(query.page),
          ),
    );
    const { user, at } = open('/leave', capabilities);
    await screen.findByText('Ana Sá');
    await user.click(screen.getByRole('link', { name: /Approved/ }));
    expect(at()).toBe('/leave?status=Approved');
    await waitFor(() => expect(names()).toEqual(['Bo Lind']));
    expect(screen.getByRole('link', { name: /Approved/ })).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('link', { name: /Approved/ }));
    expect(at()).toBe('/leave');
    await waitFor(() => expect(names()).toHaveLength(3));
  },
);

test('sorting and resetting change the URL', async () => {
  server.respond(listLeaves, () => aResponse(LEAVES));
  const { user, at } = open('/leave?search=a');
  await screen.findByText('Ana Sá');
  await user.click(screen.getByRole('columnheader', { name: 'Start Date' }));
  expect(at()).toBe('/leave?search=a&sort=startDate&order=asc');
  await user.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(at()).toBe('/leave?sort=startDate&order=asc');
});

test('one select sorts the list on a phone, as its headings do elsewhere', async () => {
  server.respond(listLeaves, () => aResponse(LEAVES));
  const { user, at } = open('/leave?sort=days&order=desc');
  await screen.findByText('Ana Sá');
  const select = screen.getByRole('combobox', { name: 'Sort by' });
  expect(select).toHaveDisplayValue('Duration, descending');
  await user.selectOptions(select, 'Employee, ascending');
  expect(at()).toBe('/leave?sort=employee&order=asc');
  await user.selectOptions(select, 'Default order');
  expect(at()).toBe('/leave');
});
