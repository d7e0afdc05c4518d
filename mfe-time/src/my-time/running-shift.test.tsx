import { getMyAttendance, listOwnTimeLogs } from '@rollcall/shared/contract';
import { addDays, toIsoWithOffset, toWallClock } from '@rollcall/shared/domain';
import {
  anAdministrator,
  aPageOf,
  aPlan,
  aResponse,
  aTimeLog,
  aToken,
  renderPage,
  serveContract,
  someSums,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { OwnClock } from './own-clock.tsx';
import { useClock } from './use-clock.ts';

const server = serveContract();
const ZONE = 'UTC-06:00';
const HOUR_MS = 3_600_000;
const now = Date.now();
const today = toWallClock(now, ZONE).slice(0, 10);

function Page() {
  return <OwnClock {...useClock()} />;
}

/** My Time of an employee whose log of yesterday is open. */
function open(openUntil: string | null) {
  const punchIn = now - 6 * HOUR_MS;
  server.respond(listOwnTimeLogs, () => ({
    ...aPageOf([], 0),
    open: aTimeLog({
      punchIn: toWallClock(punchIn, ZONE),
      workDate: addDays(today, -1),
      punchOut: null,
      breaksJson: '[]',
      state: 'open',
      totalWorkedMins: null,
    }),
    now: toWallClock(now, ZONE),
    today,
    zone: ZONE,
  }));
  server.respond(getMyAttendance, ({ query }) =>
    aResponse({
      month: query.month ?? today.slice(0, 7),
      today,
      figures: [],
      zones: [],
      sums: someSums(),
      plan: aPlan(),
      week: { from: today, sums: someSums() },
      openUntil,
    }),
  );
  renderPage([{ path: '/my/time', Component: Page }], {
    server,
    path: '/my/time',
    session: {
      token: aToken({ role: 'EMPLOYEE' }),
      employee: anAdministrator({ role: 'EMPLOYEE' }),
    },
    capabilities: ['self', 'working-time'],
    zone: ZONE,
  });
  return screen.findByRole('button', { name: 'Punch Out' });
}

test('an employee whose night shift goes on is not asked whether they forgot to punch out', async () => {
  await open(toIsoWithOffset(now + 4 * HOUR_MS, ZONE));
  await waitFor(() => expect(server.requestsOf(getMyAttendance)).not.toHaveLength(0));
  await screen.findByText(/^Punched in/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what a night shift works today is in today’s list, with the day for which it counts', async () => {
  await open(toIsoWithOffset(now + 4 * HOUR_MS, ZONE));
  const logs = within(await screen.findByRole('region', { name: 'Today' }));
  expect(logs.getByRole('listitem')).toHaveTextContent(/still open.*counts for yesterday/);
  expect(logs.queryByText('No punches today yet.')).not.toBeInTheDocument();
});

test.each([
  ['after the window of the shift', toIsoWithOffset(now - HOUR_MS, ZONE)],
  ['without a shift', null],
])('%s the employee is asked', async (_title, openUntil) => {
  await open(openUntil);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^You have been punched in since/);
});
