import { createTimeLog, explainDay, listAttendance } from '@rollcall/shared/contract';
import {
  aPageOf,
  aResponse,
  aTimeLogVersion,
  changeValue,
  NO_FIGURES,
  renderAsAdministrator,
  serveContract,
  workingTimeOf,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { MonthPage } from './month-page.tsx';

const server = serveContract();

test("the day's details offer to enter a missing punch-out", async () => {
  server.respond(listAttendance, () => ({
    ...aPageOf(
      [
        {
          employeeId: 7,
          employeeCode: 'EMP-7',
          employeeName: 'Maya Lindqvist',
          department: null,
          days: ['Present' as const],
          present: 1,
          absent: 0,
          leave: 0,
          workedMins: 0,
          breakMins: 0,
          ...NO_FIGURES,
        },
      ],
      0,
    ),
    month: '2026-03',
    today: '2026-03-10',
  }));
  const log = aTimeLogVersion({
    workDate: '2026-03-01',
    punchIn: '2026-03-01 09:05:10',
  });
  server.respond({ ...explainDay, path: '/admin/attendance/7/2026-03-01' }, () =>
    aResponse({
      employeeId: 7,
      employeeName: 'Maya Lindqvist',
      date: '2026-03-01',
      status: 'Present',
      leave: null,
      logs: [log],
      corrections: [],
      workedMins: 0,
      breakMins: 0,
      ...workingTimeOf(),
    }),
  );
  server.refuse(createTimeLog, 409, 'This overlaps another time log');
  const { user, toasts } = renderAsAdministrator([{ path: '/time/month', Component: MonthPage }], {
    server,
    path: '/time/month?month=2026-03&employee=7&day=2026-03-01',
    capabilities: ['timelogs.page', 'attendance.month'],
    zone: 'America/Chicago',
  });
  await user.click(await screen.findByRole('button', { name: 'Enter the punch-out' }));
  const title = await screen.findByText('Enter the punch-out of Maya Lindqvist');
  const dialog = title.closest<HTMLElement>('[role="dialog"]') as HTMLElement;
  expect(within(dialog).queryByRole('combobox')).not.toBeInTheDocument();
  await changeValue(within(dialog).getByLabelText('Punch Out'), '2026-03-01T17:00');
  await user.type(within(dialog).getByLabelText('Reason'), 'Forgot to punch');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(toasts).toEqual([{ tone: 'error', text: 'This overlaps another time log' }]),
  );
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('Forgot to punch');
  expect(server.requestsOf(createTimeLog)[0]?.body).toEqual({
    employeeId: 7,
    punchIn: '2026-03-01T09:05:10-06:00',
    punchOut: '2026-03-01T17:00:00-06:00',
    reason: 'Forgot to punch',
    supersedes: 70,
  });
});
