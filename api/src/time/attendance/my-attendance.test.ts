import { getMyAttendance } from '@rollcall/shared/contract';
import { HOUR_MS } from '@rollcall/shared/domain';
import { punchCalls } from '../../testing/punch-calls.ts';
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
