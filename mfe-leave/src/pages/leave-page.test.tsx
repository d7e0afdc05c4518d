import { listLeaves } from '@rollcall/shared/contract';
import {
  aLeave,
  aPageOf,
  aResponse,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { screen, within } from '@testing-library/react';
import { LeavePage } from './leave-page.tsx';

const server = serveContract();

const open = (path: string, capabilities?: readonly string[]) =>
  renderAsAdministrator([{ path: '/leave', Component: LeavePage }], { server, path, capabilities });

const STATUSES = ['Pending', 'Approved', 'Rejected'] as const;
/** 23 leaves: 8 pending, 8 approved, 7 rejected. */
const leaves = Array.from({ length: 23 }, (_, index) =>
  aLeave({
    id: index + 1,
    employeeName: `Person ${index + 1}`,
    status: STATUSES[index % 3] ?? 'Pending',
  }),
);
const counts = { Pending: 8, Approved: 8, Rejected: 7 };

const counter = (name: string) => screen.getByRole('region', { name }).textContent;

test('a row shows the leave with its inclusive days (spec §2)', async () => {
  server.respond(listLeaves, () =>
    aResponse([
      aLeave(),
      aLeave({ id: 10, endDate: '2026-04-01', type: 'Sick', status: 'Approved' }),
    ]),
  );
  open('/leave');
  await screen.findByText('Vacation');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Employee',
    'Type',
    'Start Date',
    'End Date',
    'Duration',
    'Applied On',
    'Status',
    'Actions',
  ]);
  expect(tableRows('Leave Management').map((row) => row.slice(0, 7))).toEqual([
    [
      'Maya Lindqvist',
      'Vacation',
      'Apr 01, 2026',
      'Apr 03, 2026',
      '3 days',
      'Mar 20, 2026',
      'Pending',
    ],
    ['Maya Lindqvist', 'Sick', 'Apr 01, 2026', 'Apr 01, 2026', '1 day', 'Mar 20, 2026', 'Approved'],
  ]);
});

test.each([[undefined], [['leaves.page']]])(
  'the counters count every page (capabilities %j)',
  async (capabilities) => {
    server.respond(listLeaves, ({ query }) =>
      query.page === undefined
        ? aResponse(leaves)
        : { ...aPageOf(leaves, Number(query.page)), counts },
    );
    const { user } = open('/leave', capabilities);
    expect(await screen.findByText('Showing 1–10 of 23')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Last page' }));
    expect(await screen.findByText('Person 23')).toBeVisible();
    expect(['Pending', 'Approved', 'Rejected'].map(counter)).toEqual([
      'Pending8',
      'Approved8',
      'Rejected7',
    ]);
    const pages = server.requestsOf(listLeaves).map(({ query }) => query.page);
    expect(pages).toEqual(capabilities ? ['0', '2'] : [undefined]);
  },
);

test.each(['Approve', 'Reject'])(
  '%s only shows an alert and makes no call (spec §2)',
  async (name) => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    server.respond(listLeaves, () => aResponse([aLeave({ employeeName: 'Ana Sá' })]));
    const { user } = open('/leave');
    const row = await screen.findByRole('row', { name: /Ana Sá/ });
    const button = within(row).getByRole('button', { name });
    expect(button).toHaveAccessibleDescription('Ana Sá Apr 01, 2026');
    await user.click(button);
    expect(alert).toHaveBeenCalledTimes(1);
    expect(server.requests).toHaveLength(1);
    expect(within(row).getByText('Pending')).toBeVisible();
    alert.mockRestore();
  },
);

test('a page beyond the end shows the last page', async () => {
  server.respond(listLeaves, () => aResponse(leaves));
  const { at } = open('/leave?page=12');
  expect(await screen.findByText('Showing 21–23 of 23')).toBeVisible();
  expect(at()).toBe('/leave?page=3');
});

test('loading and empty states have their texts', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.respond(listLeaves, async () => {
    await promise;
    return aResponse([]);
  });
  open('/leave');
  expect(await screen.findByText('Loading leaves')).toBeVisible();
  resolve();
  expect(await screen.findByText(/No leaves yet/)).toBeVisible();
  expect(counter('Pending')).toBe('Pending0');
  expect(screen.getByText('No records')).toBeVisible();
});

test('a failure shows the message, else the default, and Retry sends the request again (spec §8)', async () => {
  server.respondRaw(listLeaves, () => ({ status: 500, body: {} }));
  const { user } = open('/leave');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch leaves');
  expect(screen.queryByRole('region', { name: 'Pending' })).not.toBeInTheDocument();
  server.respond(listLeaves, () => aResponse(leaves));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Person 1')).toBeVisible();
});

test('invalid responses show N/A and -; statuses count in any case (design §8)', async () => {
  server.respondRaw(listLeaves, () => ({
    status: 200,
    body: [
      { id: 'x', employeeName: null, startDate: '2026-04-03', endDate: '2026-04-01' },
      { id: 2, employeeName: '<b>Bo</b>', type: 5, startDate: 'soon', status: 'pending' },
      null,
    ],
  }));
  open('/leave');
  expect(await screen.findByText(/1 row could not be read/)).toBeVisible();
  expect(tableRows().map((row) => row.slice(0, 7))).toEqual([
    ['N/A', '-', 'Apr 03, 2026', 'Apr 01, 2026', '-', '-', '-'],
    ['<b>Bo</b>', '5', '-', '-', '-', '-', 'Pending'],
  ]);
  expect(counter('Pending')).toBe('Pending1');
});

test('a known status is shown as specified, an unknown one as received (spec §4)', async () => {
  const given = ['PENDING', ' approved ', 'rEJECTED', 'Escalated', 'on hold', 3, null];
  server.respondRaw(listLeaves, () => ({
    status: 200,
    body: { data: given.map((status, index) => ({ ...aLeave({ id: index + 1 }), status })) },
  }));
  open('/leave?sort=status');
  await screen.findByText('Showing 1–7 of 7');
  expect(tableRows().map((row) => row[6])).toEqual([
    '3',
    'Approved',
    'Escalated',
    'on hold',
    'Pending',
    'Rejected',
    '-',
  ]);
  expect(['Pending', 'Approved', 'Rejected'].map(counter)).toEqual([
    'Pending1',
    'Approved1',
    'Rejected1',
  ]);
});
