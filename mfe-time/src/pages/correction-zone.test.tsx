import {
  getMyAttendance,
  listEmployeeTimeLogs,
  listOwnCorrections,
  requestCorrections,
} from '@rollcall/shared/contract';
import { lastOfMonth } from '@rollcall/shared/domain';
import {
  anAdministrator,
  aPageOf,
  aPlan,
  aResponse,
  aToken,
  changeValue,
  renderPage,
  serveContract,
  someSums,
} from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { CorrectionPage } from './correction-page.tsx';

const server = serveContract();
const CHICAGO = 'America/Chicago';
const TOKYO = 'Asia/Tokyo';

afterEach(() => sessionStorage.clear());

/** The employee's days are in Tokyo from 10 March 2026 on. */
function serveOwnDays() {
  server.respond(getMyAttendance, ({ query }) => {
    const month = query.month ?? '';
    const length = Number(lastOfMonth(`${month}-01`).slice(8));
    const dates = Array.from(
      { length },
      (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
    );
    return aResponse({
      month,
      today: '2026-03-20',
      figures: [],
      zones: dates.map((date) => (date < '2026-03-10' ? CHICAGO : TOKYO)),
      sums: someSums(),
      plan: aPlan(),
      week: { from: '2026-03-16', sums: someSums() },
      openUntil: null,
    });
  });
  server.respond({ ...listEmployeeTimeLogs, path: '/user/timeLog/7' }, () =>
    aResponse({ data: [], total: 0, pageSize: 10 }),
  );
  server.respond(listOwnCorrections, () => ({
    ...aPageOf([], 0),
    counts: { Pending: 0, Approved: 0, Rejected: 0 },
  }));
}

const type = (label: 'Punch In' | 'Punch Out', value: string) =>
  changeValue(screen.getAllByLabelText(label).at(-1) as HTMLElement, value);

test('a missing log is in the zone of the employee’s plan on its date, which its row names', async () => {
  serveOwnDays();
  server.respond(requestCorrections, () => aResponse([]));
  const { user } = renderPage([{ path: '/applyCorrection', Component: CorrectionPage }], {
    server,
    path: '/applyCorrection',
    session: {
      token: aToken({ role: 'EMPLOYEE' }),
      employee: anAdministrator({ id: 7, role: 'EMPLOYEE' }),
    },
    capabilities: ['self', 'corrections', 'working-time'],
    zone: CHICAGO,
  });
  const form = await screen.findByRole('table', { name: 'Corrections' });
  // Today the employee is in Tokyo.
  expect(await screen.findByText('Times are in Tokyo time.')).toBeVisible();
  await type('Punch In', '2026-03-09T09:00');
  await type('Punch Out', '2026-03-09T17:00');
  expect(await screen.findByText('Times are in Chicago time.')).toBeVisible();
  expect(form).not.toHaveTextContent(TOKYO);
  await user.click(screen.getByRole('button', { name: 'Add Row' }));
  await type('Punch In', '2026-03-10T09:00');
  await type('Punch Out', '2026-03-10T17:00');
  await waitFor(() => expect(form).toHaveTextContent('Tokyo time'));
  expect(
    screen.getByText('Times are in Chicago time, unless the row names another zone.'),
  ).toBeVisible();
  await user.type(screen.getByLabelText('Reason'), 'Forgot');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(server.requestsOf(requestCorrections)).toHaveLength(1));
  expect(server.requestsOf(requestCorrections)[0]?.body.rows).toMatchObject([
    { punchIn: '2026-03-09T09:00:00-05:00' },
    { punchIn: '2026-03-10T09:00:00+09:00' },
  ]);
});
