import {
  explainDay,
  explainOwnDay,
  getMyAttendance,
  listAttendance,
} from '@rollcall/shared/contract';
import { HOUR_MS } from '@rollcall/shared/domain';
import { punchCalls } from '../../testing/punch-calls.ts';
import { recordStatements } from '../../testing/statements.ts';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.setNow(NOON));
afterAll(() => api.stop());

const { punchIn, punchOut } = punchCalls(() => api);
const NIGHT = { shiftStartTime: '22:00', shiftEndTime: '06:00' };

const openUntil = async (token: string) =>
  (await api.call(getMyAttendance, { token })).body.data.openUntil;

// The shift ends at 06:00 and accepts punches for six hours after it.
test('the log of a night shift can go on until its window ends; a closed one is not open', async () => {
  api.setNow(NOON + 10 * HOUR_MS);
  const { token } = await api.signedIn(NIGHT);
  expect(await openUntil(token)).toBeNull();
  const { data } = (await punchIn(token)).body;
  expect(await openUntil(token)).toBe('2026-03-11T12:00:00-06:00');
  api.setNow(NOON + 16 * HOUR_MS);
  expect(await openUntil(token)).toBe('2026-03-11T12:00:00-06:00');
  await punchOut(token, data.id);
  expect(await openUntil(token)).toBeNull();
});

test('a log that began outside any shift has no such end', async () => {
  const { token } = await api.signedIn(NIGHT);
  await punchIn(token);
  expect(await openUntil(token)).toBeNull();
});

test('each day of the month has the zone of its plan', async () => {
  const { id, token } = await api.signedIn();
  await api.fixtures.ownZone(id, 'Asia/Tokyo', '2026-02-20');
  const zonesOf = async (month?: string) => {
    const query = month ? { month } : {};
    return (await api.call(getMyAttendance, { query, token })).body.data.zones;
  };
  expect(await zonesOf()).toEqual(Array.from({ length: 31 }, () => 'Asia/Tokyo'));
  const [before, after] = [Array(19).fill('UTC-06:00'), Array(9).fill('Asia/Tokyo')];
  expect(await zonesOf('2026-02')).toEqual([...before, ...after]);
  expect(new Set(await zonesOf('2025-11'))).toEqual(new Set(['UTC-06:00']));
  expect(new Set(await zonesOf('2027-06'))).toEqual(new Set(['Asia/Tokyo']));
});

test('an employee reads how their own day was calculated, as an administrator does', async () => {
  const { id, token } = await api.signedIn();
  await api.fixtures.log(id, '2026-03-09 09:00:00', '2026-03-09 12:00:00');
  const date = '2026-03-09';
  const own = (await api.call(explainOwnDay, { params: { date }, token })).body.data;
  expect(own).toMatchObject({ employeeId: id, workedMins: 180, figures: { workedMins: 180 } });
  const admin = await api.tokenOf('ADMIN');
  const params = { employeeId: id, date };
  expect((await api.call(explainDay, { params, token: admin })).body.data).toEqual(own);
});

// They were loaded again for days, week and open log: 40 statements for an employee's own month, now 19.
test('what is planned is read once per request', async () => {
  const { id, token } = await api.signedIn();
  await punchIn(token);
  const admin = await api.tokenOf('ADMIN');
  const params = { employeeId: id, date: '2026-03-10' };
  for (const read of [
    () => api.call(getMyAttendance, { token }),
    () => api.call(listAttendance, { token: admin }),
    () => api.call(explainDay, { params, token: admin }),
  ]) {
    const statements = await recordStatements(api.database, read);
    expect(statements.filter(({ text }) => text.includes('AS assigned'))).toHaveLength(1);
  }
});
