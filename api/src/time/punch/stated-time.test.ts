import * as contract from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi({ COMPANY_ZONE: 'America/Chicago' });
});
afterAll(() => api.stop());

const setNow = async (iso: string) => {
  api.setNow(Date.parse(iso));
  admin = await api.signedIn({ role: 'ADMIN' });
};
const punchIn = (body: contract.CallBody<typeof contract.punchIn>) =>
  api.call(contract.punchIn, { body, token: admin.token });
const punchOut = (id: number, time: string) =>
  api.call(contract.punchOut, { params: { id }, body: { punchOut: time }, token: admin.token });
const startBreak = (id: number, start: string) =>
  api.call(contract.startBreak, { params: { id }, body: { start }, token: admin.token });
const endBreak = (id: number, end: string) =>
  api.call(contract.endBreak, { params: { id }, body: { end }, token: admin.token });

test('a time that an administrator states for an employee is stored as stated, to the second', async () => {
  await setNow('2026-03-10T09:04:00-05:00');
  const employeeId = await api.fixtures.employee();
  const { data } = (await punchIn({ employeeId, punchIn: '2026-03-10 09:00:00' })).body;
  expect(data.punchIn).toBe('2026-03-10 09:00:00');
  const { id } = data;
  await startBreak(id, '2026-03-10 09:01:10');
  await endBreak(id, '2026-03-10 09:02:20');
  const closed = (await punchOut(id, '2026-03-10 09:03:30')).body.data;
  expect(closed.punchOut).toBe('2026-03-10 09:03:30');
  expect(JSON.parse(closed.breaksJson)).toMatchObject([
    { start: '2026-03-10 09:01:10', end: '2026-03-10 09:02:20' },
  ]);
});

test('a time that administrators state for themselves is stored as stated; the default is now', async () => {
  await setNow('2026-03-10T09:04:30-05:00');
  const stated = (await punchIn({ punchIn: '2026-03-10 09:04' })).body.data;
  expect(stated.punchIn).toBe('2026-03-10 09:04:00');
  await setNow('2026-03-10T10:04:30-05:00');
  expect((await punchIn({})).body.data.punchIn).toBe('2026-03-10 10:04:30');
});

test('a client whose clock is slightly ahead creates no log in the future', async () => {
  await setNow('2026-03-10T11:00:00-05:00');
  const employeeId = await api.fixtures.employee();
  const ahead = (await punchIn({ employeeId, punchIn: '2026-03-10 11:05:00' })).body.data;
  expect(ahead.punchIn).toBe('2026-03-10 11:00:00');
  const other = await api.fixtures.employee();
  const far = await punchIn({ employeeId: other, punchIn: '2026-03-10 11:05:01' });
  expect([far.status, far.body.fields]).toEqual([
    422,
    [{ field: 'punchIn', message: 'The time must not be in the future' }],
  ]);
});

test('a punch-out or break in the repeated hour is resolved to a time after what precedes it', async () => {
  await setNow('2026-11-01T09:00:00-06:00');
  const employeeId = await api.fixtures.employee();
  const { id } = (await punchIn({ employeeId, punchIn: '2026-11-01T00:30:00-05:00' })).body.data;
  await startBreak(id, '2026-11-01 01:10:00');
  await endBreak(id, '2026-11-01 01:40:00');
  // The first 01:20 is within the first break, so that the second one is used.
  expect((await startBreak(id, '2026-11-01 01:20:00')).status).toBe(200);
  await endBreak(id, '2026-11-01 01:25:00');
  const { status, body } = await punchOut(id, '2026-11-01 01:30:00');
  expect([status, body.data.punchOutAt]).toEqual([200, '2026-11-01T01:30:00-06:00']);
  expect(body.data).toMatchObject({ totalBreakMins: 35, totalWorkedMins: 85 });
  expect(JSON.parse(body.data.breaksJson)).toMatchObject([
    { startAt: '2026-11-01T01:10:00-05:00', endAt: '2026-11-01T01:40:00-05:00' },
    { startAt: '2026-11-01T01:20:00-06:00', endAt: '2026-11-01T01:25:00-06:00' },
  ]);
});

test('times of an open log are in its own zone, also after the company has moved', async () => {
  await setNow('2026-06-10T12:00:00-05:00');
  const employee = await api.signedIn();
  const id = await api.fixtures.log(employee.id, '2026-06-10 08:00:00');
  await startBreak(id, '2026-06-10 09:00:00');
  await endBreak(id, '2026-06-10 09:30:00');
  const { body } = await punchOut(id, '2026-06-10 10:00:00');
  expect(body.data).toMatchObject({
    zone: 'UTC-06:00',
    punchOutAt: '2026-06-10T10:00:00-06:00',
    totalBreakMins: 30,
    totalWorkedMins: 90,
  });
});
