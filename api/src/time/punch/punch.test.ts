import * as contract from '@rollcall/shared/contract';
import { punchCalls } from '../../testing/punch-calls.ts';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN' });
});
afterAll(() => api.stop());
beforeEach(() => api.setNow(NOON));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const { punchIn, punchOut, startBreak, endBreak, allLogsOf } = punchCalls(() => api);
const logsOf = (employeeId: number) => allLogsOf(employeeId, admin.token);
const newestLogOf = async (id: number) => (await logsOf(id))[0] as contract.TimeLogBody;

test('a punch-in opens a log at the server’s time, with zone and work date', async () => {
  const employee = await api.signedIn();
  const { status, body } = await punchIn(employee.token, { punchIn: null, status: 'Half-day' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: true, message: 'Punched in' });
  expect(body.data).toEqual({
    id: expect.any(Number),
    employeeId: employee.id,
    workDate: '2026-03-10',
    punchIn: '2026-03-10 12:00:00',
    punchOut: null,
    punchInAt: '2026-03-10T12:00:00-06:00',
    punchOutAt: null,
    zone: 'UTC-06:00',
    status: 'Half-day',
    state: 'open',
    breaksJson: '[]',
    totalBreakMins: 0,
    totalWorkedMins: null,
    isLateOut: false,
  });
});

test('a day has a punch-in, breaks and a punch-out, which also ends an open break', async () => {
  const employee = await api.signedIn();
  const { id } = (await punchIn(employee.token)).body.data;
  api.setNow(NOON + HOUR);
  expect((await startBreak(employee.token, id, { reason: 'Lunch' })).body.message).toBe(
    'Break started',
  );
  api.setNow(NOON + HOUR + 20 * MINUTE);
  await endBreak(employee.token, id);
  api.setNow(NOON + 3 * HOUR);
  await startBreak(employee.token, id);
  api.setNow(NOON + 3 * HOUR + 5 * MINUTE);
  const { body } = await punchOut(employee.token, id);
  expect(body.data).toMatchObject({
    state: 'closed',
    punchOut: '2026-03-10 15:05:00',
    totalBreakMins: 25,
    totalWorkedMins: 160,
  });
  expect(JSON.parse(body.data.breaksJson)).toMatchObject([
    { start: '2026-03-10 13:00:00', end: '2026-03-10 13:20:00', breakTime: 20, reason: 'Lunch' },
    { start: '2026-03-10 15:00:00', end: '2026-03-10 15:05:00', breakTime: 5, reason: '-' },
  ]);
});

test.each([
  ['as the server says', '2026-03-10 12:00:00', 200],
  ['five minutes behind', '2026-03-10 11:55:00', 200],
  ['five minutes ahead, with an offset', '2026-03-10T18:05:00Z', 200],
  ['without seconds', '2026-03-10T12:01', 200],
  ['more than five minutes behind', '2026-03-10 11:54:59', 422],
  ['more than five minutes ahead', '2026-03-10 12:05:01', 422],
  ['no date', '2026-02-30 12:00:00', 422],
  ['no time at all', 'noon', 422],
  ['the wrong type', 12, 422],
])('an employee’s clock: %s', async (_title, time, status) => {
  const employee = await api.signedIn();
  const response = await api.callUnchecked(contract.punchIn, {
    body: { punchIn: time, status: 'Present' },
    token: employee.token,
  });
  expect(response.status).toBe(status);
  if (status === 200) expect(response.body.data.punchIn).toBe('2026-03-10 12:00:00');
  else expect(response.body).toMatchObject({ code: 'invalid', fields: [{ field: 'punchIn' }] });
});

test('a second punch-in within the minute returns the first log, a later one is refused', async () => {
  const employee = await api.signedIn();
  const first = await punchIn(employee.token);
  api.setNow(NOON + 59_000);
  expect((await punchIn(employee.token)).body.data).toEqual(first.body.data);
  api.setNow(NOON + 60_000);
  const late = await punchIn(employee.token);
  expect(late.status).toBe(409);
  expect(late.body.message).toBe('You have been punched in since 12:00 PM');
  expect(await logsOf(employee.id)).toHaveLength(1);
});

test('parallel punches create one log', async () => {
  const employee = await api.signedIn();
  const responses = await Promise.all(Array.from({ length: 12 }, () => punchIn(employee.token)));
  expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(new Set(responses.map(({ body }) => body.data.id)).size).toBe(1);
  const { id } = await newestLogOf(employee.id);
  const breakStarts = await Promise.all(
    Array.from({ length: 6 }, () => startBreak(employee.token, id)),
  );
  expect(breakStarts.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const outs = await Promise.all(Array.from({ length: 6 }, () => punchOut(employee.token, id)));
  expect(outs.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const log = await newestLogOf(employee.id);
  expect(JSON.parse(log.breaksJson)).toHaveLength(1);
  expect(log.punchOut).toBe('2026-03-10 12:00:00');
});

test('an Idempotency-Key returns the first response again, and only for the same request', async () => {
  const employee = await api.signedIn();
  const key = { 'idempotency-key': 'punch-1' };
  const first = await punchIn(employee.token, {}, key);
  await punchOut(employee.token, first.body.data.id);
  api.setNow(NOON + HOUR);
  expect((await punchIn(employee.token, {}, key)).body).toEqual(first.body);
  expect(await logsOf(employee.id)).toHaveLength(1);
  const other = await punchIn(employee.token, { status: 'Half-day' }, key);
  expect([other.status, other.body.code]).toEqual([422, 'invalid']);
  const foreign = await api.signedIn();
  expect((await punchIn(foreign.token, {}, key)).body.data.employeeId).toBe(foreign.id);
  expect((await punchIn(employee.token, {}, { 'idempotency-key': 'x'.repeat(201) })).status).toBe(
    400,
  );
});

test('a refused request stores no response for its key', async () => {
  const employee = await api.signedIn();
  await api.fixtures.log(employee.id, '2026-03-10 09:00:00');
  const key = { 'idempotency-key': 'again' };
  expect((await punchIn(employee.token, {}, key)).status).toBe(409);
  const open = await newestLogOf(employee.id);
  await punchOut(employee.token, open.id);
  expect((await punchIn(employee.token, {}, key)).status).toBe(200);
});

test.each([
  ['yesterday, more than 16 hours ago', '2026-03-09 19:59:59', 'missing-out'],
  ['last week', '2026-03-03 09:00:00', 'missing-out'],
  ['yesterday, 16 hours ago', '2026-03-09 20:00:00', 'You have been punched in since 08:00 PM'],
  ['today', '2026-03-10 00:10:00', 'You have been punched in since 12:10 AM'],
])('an open log of %s', async (_title, since, expected) => {
  const employee = await api.signedIn();
  const old = await api.fixtures.log(employee.id, since);
  await api.fixtures.break(employee.id, old, since.replace(/:\d\d$/, ':59'));
  const { status, body } = await punchIn(employee.token);
  if (expected !== 'missing-out') {
    expect([status, body.message]).toEqual([409, expected]);
    return;
  }
  expect(status).toBe(200);
  const [fresh, missing] = await logsOf(employee.id);
  expect(fresh?.id).toBe(body.data.id);
  expect(missing).toMatchObject({
    id: old,
    state: 'missing-out',
    status: 'Missing Punch-Out',
    punchOut: null,
    totalWorkedMins: null,
    totalBreakMins: 0,
  });
  const breaks = await api.call(contract.listBreaks, { query: { page: 0 }, ...employee });
  expect(breaks.body.data.map(({ endTime }) => endTime)).not.toContain(null);
  api.setNow(NOON + MINUTE);
  expect((await punchOut(employee.token, old)).status).toBe(409);
});

test('a repeated punch-out returns the log as it ended', async () => {
  const employee = await api.signedIn();
  const { id } = (await punchIn(employee.token)).body.data;
  api.setNow(NOON + HOUR);
  const first = await punchOut(employee.token, id);
  api.setNow(NOON + 3 * HOUR);
  const again = await punchOut(employee.token, id);
  expect([again.status, again.body.data]).toEqual([200, first.body.data]);
  const other = await punchOut(employee.token, id, { punchOut: '2026-03-10 15:00:00' });
  expect([other.status, other.body.message]).toEqual([409, 'This log ended at 01:00 PM.']);
});

test('a log of more than 30 hours cannot be ended by a punch', async () => {
  const employee = await api.signedIn();
  const id = await api.fixtures.log(employee.id, '2026-03-09 05:59:59');
  const { status, body } = await punchOut(employee.token, id);
  expect(status).toBe(422);
  expect(body.fields).toEqual([
    { field: 'punchOut', message: 'A time log can be at most 30 hours' },
  ]);
});

test('breaks of a log follow one another', async () => {
  const employee = await api.signedIn();
  const { id } = (await punchIn(employee.token)).body.data;
  expect((await endBreak(employee.token, id)).body.message).toBe('There is no open break.');
  api.setNow(NOON + 2 * MINUTE);
  const started = await startBreak(employee.token, id, { reason: ' Tea ' });
  api.setNow(NOON + 2 * MINUTE + 30_000);
  expect((await startBreak(employee.token, id)).body.data).toEqual(started.body.data);
  api.setNow(NOON + 4 * MINUTE);
  const second = await startBreak(employee.token, id);
  expect([second.status, second.body.message]).toEqual([
    409,
    'You have been on a break since 12:02 PM. End it before you start another.',
  ]);
  await endBreak(employee.token, id);
  api.setNow(NOON + 4 * MINUTE + 30_000);
  expect((await endBreak(employee.token, id)).status).toBe(200);
  api.setNow(NOON + 10 * MINUTE);
  expect((await endBreak(employee.token, id)).status).toBe(409);
  await punchOut(employee.token, id);
  expect((await startBreak(employee.token, id)).body.message).toBe('This log ended at 12:10 PM.');
});

test('an administrator may state any time that is not in the future', async () => {
  const { id } = await api.signedIn();
  const past = await punchIn(admin.token, { employeeId: id, punchIn: '2026-03-09 22:00:00' });
  expect(past.body.data).toMatchObject({ employeeId: id, workDate: '2026-03-09', state: 'open' });
  const early = await punchOut(admin.token, past.body.data.id, { punchOut: '2026-03-09 21:00:00' });
  expect(early.body.fields?.[0]).toEqual({
    field: 'punchOut',
    message: 'Punch out must be after punch in',
  });
  const out = await punchOut(admin.token, past.body.data.id, { punchOut: '2026-03-10 00:00:00' });
  expect(out.body.data).toMatchObject({ workDate: '2026-03-09', totalWorkedMins: 120 });
  const future = await punchIn(admin.token, { employeeId: id, punchIn: '2026-03-10 12:06:00' });
  expect(future.body.fields?.[0]?.message).toBe('The time must not be in the future');
  const across = await punchIn(admin.token, { employeeId: id, punchIn: '2026-03-09 21:00:00' });
  expect([across.status, across.body.message]).toEqual([409, 'This overlaps another time log.']);
  const unknownEmployee = await punchIn(admin.token, { employeeId: 999_999 });
  expect(unknownEmployee.status).toBe(404);
});

test('a manual punch is audited, a plain one is not', async () => {
  const newest = async () =>
    (await api.call(contract.listAudit, { token: admin.token })).body.data[0];
  const plain = await punchIn(admin.token);
  await punchOut(admin.token, plain.body.data.id);
  expect((await newest())?.after).not.toMatchObject({ id: plain.body.data.id });
  const { id } = await api.signedIn();
  const log = (await punchIn(admin.token, { employeeId: id })).body.data;
  expect(await newest()).toMatchObject({ action: 'time-log.punch-in', after: { id: log.id } });
  api.setNow(NOON + HOUR);
  await startBreak(admin.token, log.id, { start: '2026-03-10 12:30:00' });
  await endBreak(admin.token, log.id);
  await punchOut(admin.token, log.id);
  expect(await newest()).toMatchObject({
    action: 'time-log.punch-out',
    before: { state: 'open' },
    after: { state: 'closed', totalBreakMins: 30 },
  });
});

test('breaks stated by an administrator must be within the log, one after another', async () => {
  const { id } = await api.signedIn();
  const log = await api.fixtures.log(id, '2026-03-10 08:00:00');
  const before = await startBreak(admin.token, log, { start: '2026-03-10 07:59:00' });
  expect(before.body.fields?.[0]?.message).toBe('A break cannot start before the punch-in');
  await startBreak(admin.token, log, { start: '2026-03-10 09:00:00' });
  const back = await endBreak(admin.token, log, { end: '2026-03-10 08:59:00' });
  expect(back.body.fields?.[0]?.message).toBe('A break cannot end before it starts');
  await endBreak(admin.token, log, { end: '2026-03-10 09:30:00' });
  const inside = await startBreak(admin.token, log, { start: '2026-03-10 09:29:00' });
  expect(inside.body.fields?.[0]?.message).toBe(
    'A break cannot start before the previous one ends',
  );
  const out = await punchOut(admin.token, log, { punchOut: '2026-03-10 09:29:00' });
  expect(out.body.fields?.[0]?.message).toBe('Punch-out must be after the last break');
});

test('an employee can neither punch for another nor learn whether a log exists', async () => {
  const [employee, other] = [await api.signedIn(), await api.signedIn()];
  const id = await api.fixtures.log(other.id, '2026-03-10 09:00:00');
  const responses = [
    await punchIn(employee.token, { employeeId: other.id }),
    await punchOut(employee.token, id),
    await startBreak(employee.token, id),
    await endBreak(employee.token, id),
    await punchOut(employee.token, 999_999),
  ];
  expect(responses.map(({ status }) => status)).toEqual([403, 404, 404, 404, 404]);
  expect(responses[1]?.body.message).toBe(responses[4]?.body.message);
});

test.each([
  ['a punch without a numeric id', contract.punchOut, 'x', {}, 400],
  ['an id beyond all ids', contract.punchOut, 99_999_999_999, {}, 400],
  ['a reason too long', contract.startBreak, 1, { reason: 'x'.repeat(501) }, 422],
  ['a status too long', contract.punchIn, 1, { status: 'x'.repeat(41) }, 422],
  ['a list', contract.punchIn, 1, [], 422],
])('%s is refused', async (_title, call, id, body, status) => {
  const invalid = { params: { id }, body, token: (await api.signedIn()).token };
  expect((await api.callUnchecked<contract.Call>(call, invalid)).status).toBe(status);
});
