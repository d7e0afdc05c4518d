import { explainDay, getTimeLogHistory, listAttendance } from '@rollcall/shared/contract';
import {
  aPageOf,
  aResponse,
  aTimeLog,
  renderAsAdministrator,
  serveContract,
  workingTimeOf,
} from '@rollcall/shared/testing';
import { screen } from '@testing-library/react';
import { MonthPage } from './month-page.tsx';

const server = serveContract();
const PATH = '/time/month?month=2026-03&employee=7&day=2026-03-09';
const PERSON = { employeeId: 7, employeeName: 'Maya Lindqvist' };

const LOG = {
  ...aTimeLog({ id: 71 }),
  zone: 'America/Chicago',
  source: 'manual' as const,
  enteredBy: 'Ada Adler',
  reason: 'Forgot',
  isSuperseded: false,
  supersedes: 70,
  spanSeconds: 30_600,
  breaks: [],
  workedSeconds: 30_600,
};
const DELETED = {
  ...LOG,
  id: 60,
  isSuperseded: true,
  supersedes: null,
  deletion: { at: '2026-03-10T12:00:00-06:00', by: 'Ada Adler', reason: 'Twice' },
};

test('a log of the day is opened to change it; a deleted one says by whom and why', async () => {
  server.respond(listAttendance, () => ({
    ...aPageOf([], 0),
    month: '2026-03',
    today: '2026-03-10',
  }));
  const day = { date: '2026-03-09', status: 'Present' as const, leave: null, corrections: [] };
  const minutes = { workedMins: 510, breakMins: 0 };
  server.respond({ ...explainDay, path: '/admin/attendance/7/2026-03-09' }, () =>
    aResponse({ ...PERSON, ...day, ...minutes, ...workingTimeOf(), logs: [DELETED, LOG] }),
  );
  server.respond(getTimeLogHistory, () =>
    aResponse({
      ...PERSON,
      employeeCode: 'EMP-7',
      currentId: 71,
      mayChange: true,
      shiftEnd: null,
      shiftEndOut: null,
      versions: [{ ...LOG, createdAt: '2026-03-10T12:00:00-06:00', version: 'v71' }],
    }),
  );
  const { user, at } = renderAsAdministrator([{ path: '/time/month', Component: MonthPage }], {
    server,
    path: PATH,
    capabilities: ['attendance.month', 'timelogs.repair'],
    zone: 'America/Chicago',
  });
  expect(
    await screen.findByText('Deleted by Ada Adler. No longer counted. Reason: Twice'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(at()).toBe(`${PATH}&log=71`);
  expect(await screen.findByRole('region', { name: 'History' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'View or restore' }));
  expect(at()).toBe(`${PATH}&log=60`);
});
