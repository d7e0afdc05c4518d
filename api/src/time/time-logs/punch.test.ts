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
const punchIn = (token: string, body: object = {}, headers?: Record<string, string>) =>
  api.send('POST', '/user/timeLog', token, body, headers);
const punchOut = (token: string, id: number, body?: object) =>
  api.send('PUT', `/user/timeLog/${id}`, token, body);
const startBreak = (token: string, id: number, body?: object) =>
  api.send('POST', `/user/timeLog/${id}/breaks`, token, body);
const endBreak = (token: string, id: number, body?: object) =>
  api.send('PUT', `/user/timeLog/${id}/breaks`, token, body);
const logsOf = async (id: number) =>
  (await api.get(`/user/timeLog/${id}?startDate=2020-01-01&endDate=2030-01-01`, admin.token)).body
    .data.data;

test('a punch-in opens a log at the server’s time, with the zone and the work date', async () => {
  const own = await api.signedIn();
  const { status, body } = await punchIn(own.token, { punchIn: null, status: 'Half-day' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: true, message: 'Punched in' });
  expect(body.data).toEqual({
    id: expect.any(Number),
    employeeId: own.id,
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
  });
});

test('a day: in, break, out; the break that is open ends with the log', async () => {
  const own = await api.signedIn();
  const { id } = (await punchIn(own.token)).body.data;
  api.setNow(NOON + HOUR);
  expect((await startBreak(own.token, id, { reason: 'Lunch' })).body.message).toBe('Break started');
  api.setNow(NOON + HOUR + 20 * MINUTE);
  await endBreak(own.token, id);
  api.setNow(NOON + 3 * HOUR);
  await startBreak(own.token, id);
  api.setNow(NOON + 3 * HOUR + 5 * MINUTE);
  const { body } = await punchOut(own.token, id);
  expect(body.data).toMatchObject({
    state: 'closed',
    punchOut: '2026-03-10 15:05:00',
    totalBreakMins: 25,
    totalWorkedMins: 160,
  });
  expect(JSON.parse(body.data.breaksJson)).toEqual([
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
])('an employee’s clock: %s', async (_title, given, status) => {
  const own = await api.signedIn();
  const response = await punchIn(own.token, { punchIn: given, status: 'Present' });
  expect(response.status).toBe(status);
  if (status === 200) expect(response.body.data.punchIn).toBe('2026-03-10 12:00:00');
  else expect(response.body).toMatchObject({ code: 'invalid', fields: [{ field: 'punchIn' }] });
});

test('a second punch-in within the minute answers the first one’s log, a later one is refused', async () => {
  const own = await api.signedIn();
  const first = await punchIn(own.token);
  api.setNow(NOON + 59_000);
  expect((await punchIn(own.token)).body.data).toEqual(first.body.data);
  api.setNow(NOON + 60_000);
  const late = await punchIn(own.token);
  expect(late.status).toBe(409);
  expect(late.body.message).toBe('You have been punched in since 12:00 PM');
  expect(await logsOf(own.id)).toHaveLength(1);
});

test('parallel punches make one log', async () => {
  const own = await api.signedIn();
  const responses = await Promise.all(Array.from({ length: 12 }, () => punchIn(own.token)));
  expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(new Set(responses.map(({ body }) => body.data.id)).size).toBe(1);
  const [{ id }] = await logsOf(own.id);
  const pauses = await Promise.all(Array.from({ length: 6 }, () => startBreak(own.token, id)));
  expect(pauses.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const outs = await Promise.all(Array.from({ length: 6 }, () => punchOut(own.token, id)));
  expect(outs.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const [log] = await logsOf(own.id);
  expect(JSON.parse(log.breaksJson)).toHaveLength(1);
  expect(log.punchOut).toBe('2026-03-10 12:00:00');
});

test('an Idempotency-Key answers again what it answered first, and only to the same request', async () => {
  const own = await api.signedIn();
  const key = { 'idempotency-key': 'punch-1' };
  const first = await punchIn(own.token, {}, key);
  await punchOut(own.token, first.body.data.id);
  api.setNow(NOON + HOUR);
  expect((await punchIn(own.token, {}, key)).body).toEqual(first.body);
  expect(await logsOf(own.id)).toHaveLength(1);
  const other = await punchIn(own.token, { status: 'Half-day' }, key);
  expect([other.status, other.body.code]).toEqual([422, 'invalid']);
  const foreign = await api.signedIn();
  expect((await punchIn(foreign.token, {}, key)).body.data.employeeId).toBe(foreign.id);
  expect((await punchIn(own.token, {}, { 'idempotency-key': 'x'.repeat(201) })).status).toBe(400);
});

test('a refused request keeps no answer for its key', async () => {
  const own = await api.signedIn();
  await api.arrange.log(own.id, '2026-03-10 09:00:00');
  const key = { 'idempotency-key': 'again' };
  expect((await punchIn(own.token, {}, key)).status).toBe(409);
  const [open] = await logsOf(own.id);
  await punchOut(own.token, open.id);
  expect((await punchIn(own.token, {}, key)).status).toBe(200);
});

test.each([
  ['yesterday, more than 16 hours ago', '2026-03-09 19:59:59', 'missing-out'],
  ['last week', '2026-03-03 09:00:00', 'missing-out'],
  ['yesterday, 16 hours ago', '2026-03-09 20:00:00', 'You have been punched in since 08:00 PM'],
  ['today', '2026-03-10 00:10:00', 'You have been punched in since 12:10 AM'],
])('an open log of %s', async (_title, since, expected) => {
  const own = await api.signedIn();
  const old = await api.arrange.log(own.id, since);
  await api.arrange.break(own.id, old, since.replace(/:\d\d$/, ':59'));
  const { status, body } = await punchIn(own.token);
  if (expected !== 'missing-out') {
    expect([status, body.message]).toEqual([409, expected]);
    return;
  }
  expect(status).toBe(200);
  const [fresh, given] = await logsOf(own.id);
  expect(fresh.id).toBe(body.data.id);
  expect(given).toMatchObject({
    id: old,
    state: 'missing-out',
    status: 'Missing Out',
    punchOut: null,
    totalWorkedMins: null,
    totalBreakMins: 0,
  });
  const breaks = await api.get(`/breaks?page=0`, own.token);
  expect(breaks.body.data.map(({ endTime }: { endTime: string }) => endTime)).not.toContain(null);
  expect((await punchOut(own.token, old)).status).toBe(409);
});

test('a punch-out that is sent again answers the log as it ended', async () => {
  const own = await api.signedIn();
  const { id } = (await punchIn(own.token)).body.data;
  api.setNow(NOON + HOUR);
  const first = await punchOut(own.token, id);
  api.setNow(NOON + 3 * HOUR);
  const again = await punchOut(own.token, id);
  expect([again.status, again.body.data]).toEqual([200, first.body.data]);
  const other = await punchOut(own.token, id, { punchOut: '2026-03-10 15:00:00' });
  expect([other.status, other.body.message]).toEqual([409, 'This log ended at 01:00 PM.']);
});

test('a log that lasts more than 30 hours is not ended by a punch', async () => {
  const own = await api.signedIn();
  const id = await api.arrange.log(own.id, '2026-03-09 05:59:59');
  const { status, body } = await punchOut(own.token, id);
  expect(status).toBe(422);
  expect(body.fields).toEqual([
    { field: 'punchOut', message: 'A time log can be at most 30 hours' },
  ]);
});

test('breaks follow one another inside their log', async () => {
  const own = await api.signedIn();
  const { id } = (await punchIn(own.token)).body.data;
  expect((await endBreak(own.token, id)).body.message).toBe('There is no open break.');
  api.setNow(NOON + 2 * MINUTE);
  const begun = await startBreak(own.token, id, { reason: ' Tea ' });
  api.setNow(NOON + 2 * MINUTE + 30_000);
  expect((await startBreak(own.token, id)).body.data).toEqual(begun.body.data);
  api.setNow(NOON + 4 * MINUTE);
  const second = await startBreak(own.token, id);
  expect([second.status, second.body.message]).toEqual([
    409,
    'You have been on a break since 12:02 PM',
  ]);
  await endBreak(own.token, id);
  api.setNow(NOON + 4 * MINUTE + 30_000);
  expect((await endBreak(own.token, id)).status).toBe(200);
  api.setNow(NOON + 10 * MINUTE);
  expect((await endBreak(own.token, id)).status).toBe(409);
  await punchOut(own.token, id);
  expect((await startBreak(own.token, id)).body.message).toBe('This log ended at 12:10 PM.');
});

test('an administrator may give any time that is not in the future', async () => {
  const { id } = await api.signedIn();
  const past = await punchIn(admin.token, { employeeId: id, punchIn: '2026-03-09 22:00:00' });
  expect(past.body.data).toMatchObject({ employeeId: id, workDate: '2026-03-09', state: 'open' });
  const early = await punchOut(admin.token, past.body.data.id, { punchOut: '2026-03-09 21:00:00' });
  expect(early.body.fields[0]).toEqual({
    field: 'punchOut',
    message: 'Punch out must be after punch in',
  });
  const out = await punchOut(admin.token, past.body.data.id, { punchOut: '2026-03-10 00:00:00' });
  expect(out.body.data).toMatchObject({ workDate: '2026-03-09', totalWorkedMins: 120 });
  const future = await punchIn(admin.token, { employeeId: id, punchIn: '2026-03-10 12:06:00' });
  expect(future.body.fields[0].message).toBe('The time must not be in the future');
  const across = await punchIn(admin.token, { employeeId: id, punchIn: '2026-03-09 21:00:00' });
  expect([across.status, across.body.message]).toEqual([409, 'This overlaps another time log.']);
  const nobody = await punchIn(admin.token, { employeeId: 999_999 });
  expect(nobody.status).toBe(404);
});

test('a punch by hand is in the audit, a plain one is not', async () => {
  const newest = async () => (await api.get('/admin/audit', admin.token)).body.data[0];
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

test('breaks of an administrator’s choosing lie inside the log, one after another', async () => {
  const { id } = await api.signedIn();
  const log = await api.arrange.log(id, '2026-03-10 08:00:00');
  const before = await startBreak(admin.token, log, { start: '2026-03-10 07:59:00' });
  expect(before.body.fields[0].message).toBe('A break must not begin before its punch-in');
  await startBreak(admin.token, log, { start: '2026-03-10 09:00:00' });
  const back = await endBreak(admin.token, log, { end: '2026-03-10 08:59:00' });
  expect(back.body.fields[0].message).toBe('A break must not end before it begins');
  await endBreak(admin.token, log, { end: '2026-03-10 09:30:00' });
  const inside = await startBreak(admin.token, log, { start: '2026-03-10 09:29:00' });
  expect(inside.body.fields[0].message).toBe(
    'A break must not begin before an earlier one has ended',
  );
  const out = await punchOut(admin.token, log, { punchOut: '2026-03-10 09:29:00' });
  expect(out.body.fields[0].message).toBe('Punch out must not be before a break of the log');
});

test('nobody punches for somebody else, nor learns whether a log exists', async () => {
  const [own, other] = [await api.signedIn(), await api.signedIn()];
  const id = await api.arrange.log(other.id, '2026-03-10 09:00:00');
  const responses = [
    await punchIn(own.token, { employeeId: other.id }),
    await punchOut(own.token, id),
    await startBreak(own.token, id),
    await endBreak(own.token, id),
    await punchOut(own.token, 999_999),
  ];
  expect(responses.map(({ status }) => status)).toEqual([403, 404, 404, 404, 404]);
  expect(responses[1]?.body.message).toBe(responses[4]?.body.message);
});

test.each([
  ['a punch of no number', 'PUT', '/user/timeLog/x', {}, 400],
  ['an id beyond all ids', 'PUT', '/user/timeLog/99999999999', {}, 400],
  ['a reason too long', 'POST', '/user/timeLog/1/breaks', { reason: 'x'.repeat(501) }, 422],
  ['a status too long', 'POST', '/user/timeLog', { status: 'x'.repeat(41) }, 422],
  ['a list', 'POST', '/user/timeLog', [], 422],
])('%s is refused', async (_title, method, path, body, status) => {
  const { token } = await api.signedIn();
  expect((await api.send(method, path, token, body)).status).toBe(status);
});
