import { listBreaks } from '@rollcall/shared/contract';
import { localDate } from '@rollcall/shared/domain';
import {
  aPageOf,
  aResponse,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { screen } from '@testing-library/react';
import { BreaksPage } from './breaks-page.tsx';

const server = serveContract();

const open = (path: string, capabilities?: readonly string[]) =>
  renderAsAdministrator([{ path: '/leave/breaks', Component: BreaksPage }], {
    server,
    path,
    capabilities,
  });

const aBreak = (changes: object = {}) => ({
  id: 1,
  employeeId: 7,
  employeeName: 'Maya Lindqvist',
  date: '2026-04-01',
  startTime: '2026-04-01 12:00:00',
  endTime: '2026-04-01 12:30:00' as string | null,
  duration: 30 as number | null,
  reason: 'Lunch',
  ...changes,
});

const card = async (name: string) => (await screen.findByRole('region', { name })).textContent;
const cards = async () => [
  await card('Total Breaks Today'),
  await card('Currently on Break'),
  await card('Avg Break Duration'),
];

test('a row shows the break; an open break has no end and no duration (spec §2)', async () => {
  server.respond(listBreaks, () =>
    aResponse([aBreak(), aBreak({ id: 2, endTime: null, duration: null, reason: '-' })]),
  );
  open('/leave/breaks');
  await screen.findByText('Lunch');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Employee',
    'Date',
    'Start Time',
    'End Time',
    'Duration',
    'Reason',
  ]);
  expect(tableRows('Break Management')).toEqual([
    ['Maya Lindqvist', 'Apr 01, 2026', '12:00 PM', '12:30 PM', '30 min', 'Lunch'],
    ['Maya Lindqvist', 'Apr 01, 2026', '12:00 PM', '-', '-', '-'],
  ]);
});

test("on a base backend the cards count by the browser's today, and average all finished breaks (spec §2)", async () => {
  const date = localDate(Date.now());
  server.respond(listBreaks, () =>
    aResponse([
      aBreak({ id: 1, date, duration: 30 }),
      aBreak({ id: 2, date, duration: 15 }),
      aBreak({ id: 3, date, endTime: null, duration: null }),
      aBreak({ id: 4, duration: 60 }),
      aBreak({ id: 5, endTime: null, duration: null }),
    ]),
  );
  open('/leave/breaks');
  await screen.findByText('Showing 1–5 of 5');
  expect(await cards()).toEqual([
    'Total Breaks Today3',
    'Currently on Break2',
    'Avg Break Duration35min',
  ]);
});

test('without a finished break there is no average', async () => {
  server.respond(listBreaks, () => aResponse([]));
  open('/leave/breaks');
  expect(await screen.findByText(/No breaks yet/)).toBeVisible();
  expect(await cards()).toEqual([
    'Total Breaks Today0',
    'Currently on Break0',
    'Avg Break Duration-',
  ]);
});

test('our server pages, filters and summarises; invalid filters are not sent', async () => {
  const rows = Array.from({ length: 23 }, (_, index) =>
    aBreak({ id: index + 1, reason: `Reason ${index + 1}` }),
  );
  server.respond(listBreaks, ({ query }) => ({
    ...aPageOf(rows, Number(query.page)),
    summary: { totalToday: 7, open: 2, averageMins: 18 },
  }));
  const { user } = open('/leave/breaks?department=IT&isOpen=true&from=2026-04-31&to=2026-04-30', [
    'leaves.page',
  ]);
  expect(await screen.findByText('Showing 1–10 of 23')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  expect(await screen.findByText('Reason 23')).toBeVisible();
  expect(await cards()).toEqual([
    'Total Breaks Today7',
    'Currently on Break2',
    'Avg Break Duration18min today',
  ]);
  expect(server.requestsOf(listBreaks).map(({ query }) => query)).toEqual([
    { page: '0', department: 'IT', isOpen: 'true', to: '2026-04-30' },
    { page: '2', department: 'IT', isOpen: 'true', to: '2026-04-30' },
  ]);
});

test.each([
  ['?isOpen=true', ['Bo Lind']],
  ['?isOpen=false', ['Maya Lindqvist']],
  ['?search=maya', ['Maya Lindqvist']],
  ['?from=2026-04-02', ['Bo Lind']],
])('on a base backend %s narrows in the browser', async (search, names) => {
  server.respond(listBreaks, () =>
    aResponse([
      aBreak(),
      aBreak({ id: 2, employeeName: 'Bo Lind', date: '2026-04-02', endTime: null, duration: null }),
    ]),
  );
  open(`/leave/breaks${search}`);
  await screen.findByText('Showing 1–1 of 1');
  expect(tableRows('Break Management').map(([name]) => name)).toEqual(names);
});

test('a failure shows the message, else the default, and Retry sends the request again (spec §8)', async () => {
  server.respondRaw(listBreaks, () => ({ status: 500, body: {} }));
  const { user } = open('/leave/breaks');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch breaks');
  server.respond(listBreaks, () => aResponse([aBreak()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Lunch')).toBeVisible();
});

test('invalid responses show N/A and - (design §8)', async () => {
  server.respondRaw(listBreaks, () => ({
    status: 200,
    body: {
      data: [
        {
          id: null,
          employeeName: 5,
          startTime: 'noon',
          endTime: '',
          duration: 'NaN',
          reason: null,
        },
        { startTime: '2026-04-01 09:00:00', endTime: '2026-04-01 09:10:00', duration: '10' },
        { duration: -3, endTime: '2026-13-45 99:99', date: [] },
        'text',
      ],
    },
  }));
  open('/leave/breaks');
  expect(await screen.findByText(/1 row could not be read/)).toBeVisible();
  expect(tableRows('Break Management')).toEqual([
    ['5', '-', '-', '-', '-', '-'],
    ['N/A', 'Apr 01, 2026', '09:00 AM', '09:10 AM', '10 min', '-'],
    ['N/A', '-', '-', '-', '-', '-'],
  ]);
});
