import {
  type CorrectionBody,
  listEmployeeTimeLogs,
  listOwnCorrections,
  requestCorrections,
} from '@rollcall/shared/contract';
import {
  anAdministrator,
  aPageOf,
  aResponse,
  aTimeLog,
  aToken,
  changeValue,
  renderPage,
  serveContract,
} from '@rollcall/shared/testing';
import { focusManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { CorrectionPage } from './correction-page.tsx';

const server = serveContract();

afterEach(() => focusManager.setFocused(undefined));

const open = (query = '') =>
  renderPage([{ path: '/applyCorrection', Component: CorrectionPage }], {
    server,
    path: `/applyCorrection?month=2026-03${query}`,
    session: {
      token: aToken({ role: 'EMPLOYEE' }),
      employee: anAdministrator({ id: 7, role: 'EMPLOYEE' }),
    },
    capabilities: ['self', 'corrections'],
    zone: 'UTC-06:00',
  });

const serveLogs = (logs = [aTimeLog()]) =>
  server.respond({ ...listEmployeeTimeLogs, path: '/user/timeLog/7' } as const, () =>
    aResponse({ data: logs, total: logs.length, pageSize: 10 }),
  );

const servePending = (rows: readonly CorrectionBody[]) =>
  server.respond(listOwnCorrections, () => ({
    ...aPageOf([...rows], 0),
    counts: { Pending: rows.length, Approved: 0, Rejected: 0 },
  }));

/** A pending correction of the log with id 70. */
function aPendingCorrection(): CorrectionBody {
  const { workDate, punchIn, punchOut } = aTimeLog();
  const before = { punchIn, punchOut, breakMins: 30, workedMins: 480 };
  return {
    id: 5,
    employeeId: 7,
    employeeName: 'Maya Lindqvist',
    employeeCode: 'EMP-7',
    timeLogId: 70,
    workDate,
    reason: 'Forgot',
    status: 'Pending',
    requestedAt: `${workDate}T12:00:00Z`,
    before,
    after: { ...before, punchOut: `${workDate} 18:05:00`, workedMins: 510 },
    effectMins: 30,
    decidedBy: null,
    decidedAt: null,
    decisionReason: null,
  };
}

describe('a log whose correction was requested', () => {
  test('says so as soon as it was sent, instead of offering another one', async () => {
    serveLogs();
    const pending: CorrectionBody[] = [];
    servePending(pending);
    server.respond(requestCorrections, () => {
      pending.push(aPendingCorrection());
      return aResponse([]);
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Request correction' }));
    await changeValue(screen.getByLabelText('Punch Out'), '2026-03-09T18:05');
    await user.type(screen.getByLabelText('Reason'), 'Stayed longer');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const list = screen.getByRole('table', { name: 'Time logs' });
    expect(await within(list).findByText('Correction requested')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request correction' })).toBeNull();
  });

  test('is not added to the form by a link', async () => {
    serveLogs();
    servePending([aPendingCorrection()]);
    open('&log=70');
    expect(
      await screen.findByText(
        'The correction of your time log of Mar 09, 2026 is waiting for an administrator.',
      ),
    ).toBeVisible();
    expect(screen.getByLabelText('Punch In')).toHaveValue('');
  });
});

test('your logs and pending corrections are read again when the tab is shown again', async () => {
  serveLogs([aTimeLog({ punchOut: null, state: 'missing-out' })]);
  servePending([aPendingCorrection()]);
  open();
  await screen.findByText('Correction requested');
  act(() => focusManager.setFocused(false));
  serveLogs();
  servePending([]);
  act(() => focusManager.setFocused(true));
  expect(await screen.findByText('05:35 PM')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Request correction' })).toBeVisible();
});
