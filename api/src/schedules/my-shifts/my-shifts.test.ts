import {
  createShift,
  createShiftCalendarLink,
  getMyShifts,
  getShiftCalendarLink,
  listAudit,
  publishRoster,
  revokeShiftCalendarLink,
  setAssignment,
  setRosterEntry,
} from '@rollcall/shared/contract';
import ICAL from 'ical.js';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: string;
let night: number;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.tokenOf('ADMIN');
  const body = { name: 'Night', startTime: '22:00', endTime: '06:00', expectedMin: 450 };
  night = (await api.call(createShift, { body, token: admin })).body.data.id;
});
beforeEach(() => api.setNow(NOON));
afterAll(() => api.stop());

const query = async (sql: string) =>
  (await api.database.withClient((client) => client.query(sql))).rows;
const myShifts = async (token: string) => (await api.call(getMyShifts, { token })).body.data;
const setDay = (employeeId: number, date: string, shiftIds: number[], reason?: string) =>
  api.call(setRosterEntry, {
    params: { employeeId, date },
    body: { shiftIds, ...(reason && { reason }) },
    token: admin,
  });
const publish = (from: string) => api.call(publishRoster, { body: { from }, token: admin });
const createLink = async (token: string) =>
  (await api.call(createShiftCalendarLink, { token })).body.data.path;

async function read(path: string) {
  const response = await fetch(`${api.base}${path}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function eventsOf(text: string) {
  const component = new ICAL.Component(ICAL.parse(text));
  return component.getAllSubcomponents('vevent').map((item) => new ICAL.Event(item));
}

/** The id of an event, without the part that only this employee's events have. */
const withoutOwner = (uid: string) => uid.replace(/-[\w-]{16}@/, '@');
const timesOf = (text: string, name: string) =>
  eventsOf(text)
    .filter(({ summary }) => summary === name)
    .map(({ uid, startDate, endDate }) => [
      withoutOwner(uid),
      startDate.toJSDate().toISOString(),
      endDate.toJSDate().toISOString(),
    ]);

test('employees see the next two weeks as they are published, with holidays and leaves', async () => {
  const { id, token } = await api.signedIn({ joiningDate: '2026-03-11' });
  await setDay(id, '2026-03-12', [night], 'Stocktaking');
  await publish('2026-03-09');
  await setDay(id, '2026-03-13', [night]);
  await api.fixtures.leave(id, '2026-03-16', '2026-03-16');
  await api.fixtures.leave(id, '2026-03-17', '2026-03-17', 'Pending');
  const { today, days } = await myShifts(token);
  expect([today, days[0]?.date, days.at(-1)?.date]).toEqual([
    '2026-03-10',
    '2026-03-11',
    '2026-03-23',
  ]);
  const day = (date: string) => days.find((each) => each.date === date);
  expect(day('2026-03-12')).toMatchObject({
    kind: 'shifts',
    shifts: [{ name: 'Night', colour: 'blue', start: '22:00', end: '06:00' }],
    isRostered: true,
    reason: 'Stocktaking',
  });
  expect(day('2026-03-13')).toMatchObject({ shifts: [{ start: '09:00' }], isRostered: false });
  expect(day('2026-03-14')).toMatchObject({ kind: 'day-off', shifts: [] });
  expect([day('2026-03-16')?.leave, day('2026-03-17')?.leave]).toEqual(['Annual', null]);
});

test('today is the date in the zone of the plan', async () => {
  const { id, token } = await api.signedIn();
  await api.call(setAssignment, {
    body: { scope: `employee:${id}`, from: null, zone: 'Pacific/Auckland' },
    token: admin,
  });
  const { today, days } = await myShifts(token);
  expect([today, days.length, days[0]?.zone]).toEqual(['2026-03-11', 14, 'Pacific/Auckland']);
});

test('a calendar link delivers published shifts at their instants, and whole days of leave', async () => {
  const { id, token } = await api.signedIn();
  await setDay(id, '2026-03-12', [night], 'Stocktaking');
  await publish('2026-03-09');
  await setDay(id, '2026-03-13', [night]);
  await api.fixtures.leave(id, '2026-03-16', '2026-03-16');
  const { status, headers, text } = await read(await createLink(token));
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, max-age=300',
  ]);
  // The company is at UTC-06:00.
  const shift = 'shift-2026-03-12-0@rollcall';
  expect(timesOf(text, 'Night')).toEqual([
    [shift, '2026-03-13T04:00:00.000Z', '2026-03-13T12:00:00.000Z'],
  ]);
  const events = eventsOf(text);
  expect(events.find(({ uid }) => withoutOwner(uid) === shift)?.description).toBe('Stocktaking');
  const leave = events.find(({ summary }) => summary === 'Leave');
  expect([leave?.startDate.toString(), leave?.endDate.toString()]).toEqual([
    '2026-03-16',
    '2026-03-17',
  ]);
  expect(events.some(({ uid }) => uid.startsWith('shift-2026-03-16'))).toBe(false);
  expect(text).not.toMatch(/Annual/);
  const dates = events.map(({ startDate }) => startDate.toString().slice(0, 10)).toSorted();
  // 8 February is a Sunday.
  expect([dates[0], dates.at(-1)]).toEqual(['2026-02-09', '2026-06-08']);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
});

test('a night shift in which clocks change has its real length, and keeps its id', async () => {
  const { id, token } = await api.signedIn();
  await api.call(setAssignment, {
    body: { scope: `employee:${id}`, from: null, zone: 'Europe/Berlin' },
    token: admin,
  });
  await setDay(id, '2026-03-28', [night]);
  await publish('2026-03-23');
  const path = await createLink(token);
  const expected = [
    ['shift-2026-03-28-0@rollcall', '2026-03-28T21:00:00.000Z', '2026-03-29T04:00:00.000Z'],
  ];
  expect(timesOf((await read(path)).text, 'Night')).toEqual(expected);
  api.setNow(NOON + 86_400_000);
  expect(timesOf((await read(path)).text, 'Night')).toEqual(expected);
});

test('a new link replaces the old one, a link is revoked by its owner, and only a digest of it is stored', async () => {
  const { token } = await api.signedIn();
  const state = async () => (await api.call(getShiftCalendarLink, { token })).body.data;
  expect(await state()).toEqual({ createdAt: null });
  const first = await createLink(token);
  expect(first).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
  const next = await createLink(token);
  expect(await state()).toEqual({ createdAt: '2026-03-10T12:00:00-06:00' });
  expect([(await read(first)).status, (await read(next)).status]).toEqual([404, 200]);
  const stored = JSON.stringify(await query('SELECT * FROM shift_calendar_links'));
  const audited = JSON.stringify((await api.call(listAudit, { token: admin })).body.data);
  for (const text of [stored, audited]) expect(text).not.toContain(next.slice(10, 53));
  expect(audited).toContain('shift-calendar-link.create');
  const other = await api.signedIn();
  await api.call(revokeShiftCalendarLink, { token: other.token });
  expect((await read(next)).status).toBe(200);
  await api.call(revokeShiftCalendarLink, { token });
  expect((await read(next)).status).toBe(404);
  expect(await state()).toEqual({ createdAt: null });
});

test('a link works only while the account of its owner is active', async () => {
  const leaver = await api.signedIn();
  const path = await createLink(leaver.token);
  await query(`UPDATE employees SET is_active = false WHERE id = ${leaver.id}`);
  expect((await read(path)).status).toBe(404);
  await query(`UPDATE employees SET is_active = true WHERE id = ${leaver.id}`);
  expect((await read(path)).status).toBe(200);
  await query(`DELETE FROM employees WHERE id = ${leaver.id}`);
  expect((await read(path)).status).toBe(404);
});

test.each(['/calendar/x.ics', `/calendar/${'a'.repeat(43)}.ics`, '/calendar/..%2f.ics'])(
  '%s is a JSON 404',
  async (path) => {
    const { status, text } = await read(path);
    expect([status, JSON.parse(text).code]).toEqual([404, 'not_found']);
  },
);

test('two employees have no event in common, and names keep their characters', async () => {
  const name = `Früh; a, b\\ "c" ${'ü'.repeat(40)}`;
  const body = { name, startTime: '05:00', endTime: '09:00', expectedMin: 240 };
  const early = (await api.call(createShift, { body, token: admin })).body.data.id;
  const [one, other] = [await api.signedIn(), await api.signedIn()];
  for (const { id } of [one, other]) await setDay(id, '2026-03-12', [early], 'a, b; c\\n: d');
  await publish('2026-03-09');
  const texts = [];
  for (const { token } of [one, other]) texts.push((await read(await createLink(token))).text);
  const [first = [], second = []] = texts.map((text) => eventsOf(text).map(({ uid }) => uid));
  expect(first.length).toBeGreaterThan(20);
  expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
  const shift = eventsOf(texts[0] ?? '').find(({ summary }) => summary === name);
  expect(shift?.description).toBe('a, b; c\\n: d');
  for (const line of (texts[0] ?? '').split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
});
