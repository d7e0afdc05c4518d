import { type AttendanceRowBody, listAttendance, listEmployees } from '@rollcall/shared/contract';
import {
  anEmployeeWithTimeLogs,
  aPageOf,
  aResponse,
  renderAsAdministrator,
  serveContract,
  someFigures,
  someSums,
} from '@rollcall/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MonthPage } from './month-page.tsx';

const server = serveContract();

const aRow = (id: number): AttendanceRowBody => ({
  employeeId: id,
  employeeCode: `EMP-${id}`,
  employeeName: `Person ${id}`,
  department: 'IT',
  days: Array.from({ length: 29 }, () => null),
  present: 0,
  absent: 0,
  leave: 0,
  workedMins: 0,
  breakMins: 0,
  figures: Array.from({ length: 29 }, () => someFigures()),
  sums: someSums(),
  zone: null,
});
const STAFF = Array.from({ length: 117 }, (_, at) => aRow(at + 1));

let printed: string[];
beforeEach(() => {
  printed = [];
  const paper = () => document.querySelector<HTMLElement>('div.print-only:has(table)');
  window.print = jest.fn(() => {
    printed = within(paper() as HTMLElement)
      .getAllByRole('rowheader', { hidden: true })
      .map(({ textContent }) => textContent ?? '');
  });
});

const open = (path: string, capabilities: readonly string[]) =>
  renderAsAdministrator([{ path: '/time/month', Component: MonthPage }], {
    server,
    path,
    capabilities,
    zone: 'America/Chicago',
  });

test('Print prints everyone whom the filter matches, read fifty at a time', async () => {
  server.respond(listAttendance, ({ query }) => ({
    ...aPageOf(STAFF, Number(query.page), Number(query.pageSize ?? 10)),
    month: '2028-02',
    today: '2028-02-09',
  }));
  const { user } = open('/time/month?month=2028-02&department=IT&page=2', ['attendance.month']);
  await screen.findByRole('grid');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toHaveLength(117));
  expect(printed[116]).toContain('Person 117');
  expect(
    server.requestsOf(listAttendance).flatMap(({ query }) => (query.pageSize ? [query] : [])),
  ).toEqual(
    ['0', '1', '2'].map((page) => ({ month: '2028-02', department: 'IT', page, pageSize: '50' })),
  );
  expect(screen.getByText('February 2028 · IT')).toBeInTheDocument();
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(screen.getAllByRole('grid')).toHaveLength(1));
});

test('on a base backend Print prints all employees, too', async () => {
  const data = Array.from({ length: 12 }, (_, at) =>
    anEmployeeWithTimeLogs({ id: at + 1, firstName: `P${at + 1}` }),
  );
  server.respond(listEmployees, () => aResponse({ data, total: data.length }));
  const { user } = open('/time/month', []);
  await screen.findByRole('grid');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toHaveLength(12));
});

test('a failure is a toast, and nothing is printed', async () => {
  server.respond(listAttendance, () => ({
    ...aPageOf(STAFF, 0),
    month: '2028-02',
    today: '2028-02-09',
  }));
  const { user, toasts } = open('/time/month?month=2028-02', ['attendance.month']);
  await screen.findByRole('grid');
  server.refuse(listAttendance, 500, 'Failed to fetch attendance records');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() =>
    expect(toasts).toEqual([{ tone: 'error', text: 'Failed to fetch attendance records' }]),
  );
  expect(window.print).not.toHaveBeenCalled();
});
