import {
  type CorrectionBody,
  listOwnCorrections,
  listOwnTimeLogs,
  type TimeLogBody,
} from '@rollcall/shared/contract';
import {
  anAdministrator,
  aPageOf,
  aTimeLog,
  aToken,
  renderPage,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MyTimePage } from './my-time-page.tsx';

const server = serveContract();
const DATE = '2026-03-09';

function aCorrection(status: CorrectionBody['status']): CorrectionBody {
  const before = { punchIn: `${DATE} 09:05:00`, punchOut: null, breakMins: 0, workedMins: null };
  return {
    id: 5,
    employeeId: 7,
    employeeName: 'Maya Lindqvist',
    employeeCode: 'EMP-7',
    timeLogId: 70,
    workDate: DATE,
    reason: 'Forgot',
    status,
    requestedAt: `${DATE}T12:00:00Z`,
    before,
    after: { ...before, punchOut: `${DATE} 17:05:00`, workedMins: 480 },
    effectMins: 480,
    decidedBy: null,
    decidedAt: null,
    decisionReason: null,
  };
}

/** A correction of a log without a punch-out: it is pending, or approved and so has its punch-out. */
function serve(status: 'Pending' | 'Approved') {
  const out = { punchOut: null, totalWorkedMins: null, totalBreakMins: 0 };
  const log: TimeLogBody =
    status === 'Pending' ? aTimeLog({ ...out, state: 'missing-out' }) : aTimeLog();
  server.respond(listOwnTimeLogs, ({ query }) => ({
    ...aPageOf([log], Number(query.page)),
    open: null,
    now: `${DATE} 18:00:00`,
    today: DATE,
    zone: 'UTC-06:00',
  }));
  const counts = { Pending: 0, Approved: 0, Rejected: 0, [status]: 1 };
  server.respond(listOwnCorrections, () => ({ ...aPageOf([aCorrection(status)], 0), counts }));
}

const openPage = () =>
  renderPage([{ path: '/my/time', Component: MyTimePage }], {
    server,
    path: '/my/time?month=2026-03',
    session: {
      token: aToken({ role: 'EMPLOYEE' }),
      employee: anAdministrator({ id: 7, role: 'EMPLOYEE' }),
    },
    capabilities: ['self', 'corrections'],
    zone: 'UTC-06:00',
  });

const corrections = () => screen.findByRole('table', { name: 'My corrections' });
const waitForStatus = async (status: string) =>
  expect(await within(await corrections()).findByText(status)).toBeVisible();
const punchOuts = () => tableRows('My month').map((row) => row[2]);

describe('a correction that is pending', () => {
  afterEach(() => {
    jest.useRealTimers();
    focusManager.setFocused(undefined);
  });

  test('is refetched every minute; after the decision its log is, too', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    serve('Pending');
    openPage();
    await waitForStatus('Pending');
    await waitFor(() => expect(punchOuts()).toEqual(['-']));
    serve('Approved');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await waitForStatus('Approved');
    await waitFor(() => expect(punchOuts()).toEqual(['05:35 PM']));
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });

  test('is refetched when the tab is shown again', async () => {
    serve('Pending');
    openPage();
    await waitForStatus('Pending');
    act(() => focusManager.setFocused(false));
    serve('Approved');
    act(() => focusManager.setFocused(true));
    await waitForStatus('Approved');
    await waitFor(() => expect(punchOuts()).toEqual(['05:35 PM']));
  });

  test('is refetched when the page is opened again', async () => {
    serve('Pending');
    const { go } = openPage();
    await waitForStatus('Pending');
    await go('/elsewhere');
    serve('Approved');
    await go('/my/time?month=2026-03');
    await waitForStatus('Approved');
    await waitFor(() => expect(punchOuts()).toEqual(['05:35 PM']));
  });
});
