import { login, punchIn, punchOut } from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ COMPANY_ZONE: 'America/Chicago' });
});
afterAll(() => api.stop());

const at = (iso: string) => Date.parse(iso);
async function shift(from: string, to: string) {
  const { email, password } = await api.fixtures.account();
  // A session lasts 8 hours, so that each end of the shift needs its own.
  const tokenAt = async (time: string) => {
    api.setNow(at(time));
    return (await api.call(login, { body: { email, password } })).body.data.token;
  };
  const { id } = (await api.call(punchIn, { token: await tokenAt(from) })).body.data;
  return (await api.call(punchOut, { params: { id }, token: await tokenAt(to) })).body.data;
}

test.each([
  // The night with the skipped hour, then with the repeated one: 22:00 to 06:00 on the clock both times.
  ['2026-03-07T22:00:00-06:00', '2026-03-08T06:00:00-05:00', '2026-03-07', 420],
  ['2026-10-31T22:00:00-05:00', '2026-11-01T06:00:00-06:00', '2026-10-31', 540],
  ['2027-12-31T20:00:00-06:00', '2028-01-01T00:00:00-06:00', '2027-12-31', 240],
  ['2028-02-29T23:00:00-06:00', '2028-03-01T01:00:00-06:00', '2028-02-29', 120],
])('from %s to %s belongs to %s and lasts %i minutes', async (from, to, workDate, minutes) => {
  expect(await shift(from, to)).toMatchObject({ workDate, totalWorkedMins: minutes });
});

test('an employee’s wall-clock time in the repeated hour is the one nearest to now', async () => {
  api.setNow(at('2026-11-01T01:30:00-06:00'));
  const { token } = await api.signedIn();
  const { status, body } = await api.call(punchIn, {
    body: { punchIn: '2026-11-01 01:29:00' },
    token,
  });
  expect(status).toBe(200);
  expect(body.data.punchInAt).toBe('2026-11-01T01:30:00-06:00');
});

test('a time that the clocks skipped is refused with the times that were skipped', async () => {
  api.setNow(at('2026-03-08T03:00:00-05:00'));
  const { token } = await api.signedIn();
  const { status, body } = await api.call(punchIn, {
    body: { punchIn: '2026-03-08 02:30:00' },
    token,
  });
  expect(status).toBe(422);
  expect(body.message).toContain(
    'clocks went forward from Mar 08, 2026, 02:00 AM to Mar 08, 2026, 03:00 AM',
  );
});
