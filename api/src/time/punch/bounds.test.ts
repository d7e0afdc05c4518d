import {
  createTimeLog,
  punchIn,
  requestCorrections,
  type TimeLogEdit,
  updateTimeLog,
} from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN' });
});
afterAll(() => api.stop());

const EARLY = 'Punch in must not be before Jan 01, 2000';
const BEFORE_JOINING = 'Punch in must not be before the joining date, Feb 01, 2026';
const TOO_OLD = 'A correction can be requested for the last 7 years. Please ask an administrator';

const timesOf = (date: string) => ({
  punchIn: `${date} 09:00:00`,
  punchOut: `${date} 17:00:00`,
});

test.each([
  ['1901-01-01', null, EARLY],
  ['1999-12-30', null, EARLY],
  ['2000-01-01', null, undefined],
  ['2026-01-31', '2026-02-01', BEFORE_JOINING],
  ['2026-02-01', '2026-02-01', undefined],
])('an administrator enters a log of %s, joining date %s', async (date, joiningDate, message) => {
  const { id: employeeId } = await api.signedIn({ joiningDate });
  const body = { employeeId, ...timesOf(date), reason: 'Old papers' };
  const manual = await api.call(createTimeLog, { body, token: admin.token });
  expect(manual.body.fields).toEqual(message && [{ field: 'punchIn', message }]);
  expect(manual.status).toBe(message ? 422 : 200);
  if (!message) return;
  const punch = { employeeId, punchIn: `${date} 09:00:00` };
  const punched = await api.call(punchIn, { body: punch, token: admin.token });
  expect([punched.status, punched.body.fields]).toEqual([422, [{ field: 'punchIn', message }]]);
});

test.each([
  ['2019-03-09', null, TOO_OLD],
  ['2019-03-10', null, undefined],
  ['2026-01-31', '2026-02-01', BEFORE_JOINING],
  ['2026-02-01', '2026-02-01', undefined],
])('an employee requests a log of %s, joining date %s', async (date, joiningDate, message) => {
  const { token } = await api.signedIn({ joiningDate });
  const body = { rows: [{ timeLogId: null, ...timesOf(date) }], reason: 'Forgot' };
  const response = await api.call(requestCorrections, { body, token });
  expect(response.body.fields).toEqual(message && [{ field: 'rows.0.punchIn', message }]);
  expect(response.status).toBe(message ? 422 : 200);
});

test('a log is not moved before the joining date; an older one can still be closed', async () => {
  const { id: employeeId } = await api.signedIn({ joiningDate: '2026-02-01' });
  const edit = (id: number, body: Omit<TimeLogEdit, 'reason'>) =>
    api.call(updateTimeLog, {
      params: { id },
      body: { reason: 'Old papers', ...body },
      token: admin.token,
    });
  const later = await api.fixtures.log(employeeId, '2026-02-03 09:00:00', '2026-02-03 17:00:00');
  const moved = await edit(later, timesOf('2026-01-31'));
  expect([moved.status, moved.body.fields]).toEqual([
    422,
    [{ field: 'punchIn', message: BEFORE_JOINING }],
  ]);
  const older = await api.fixtures.log(employeeId, '2026-01-30 09:00:00', 'missing-out');
  expect((await edit(older, { punchOut: '2026-01-30 17:00:00' })).status).toBe(200);
});
