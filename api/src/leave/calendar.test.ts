import {
  type CallQuery,
  createLeaveCalendarLink,
  getLeaveCalendar,
  listAudit,
  revokeLeaveCalendarLink,
} from '@rollcall/shared/contract';
import ICAL from 'ical.js';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN' });
  const { fixtures } = api;
  const maya = await fixtures.employee({
    firstName: 'Maya; the "great", \\ one',
    lastName: 'Lindqvist',
    department: 'IT',
  });
  const ola = await fixtures.employee({ firstName: 'Ola', lastName: 'Nordmann', department: 'HR' });
  await fixtures.leave(maya, '2026-02-27', '2026-03-02');
  await fixtures.leave(maya, '2026-03-31', '2026-04-01');
  await fixtures.leave(ola, '2026-03-08', '2026-03-08');
  await fixtures.leave(ola, '2026-12-30', '2027-01-02');
  await fixtures.leave(ola, '2026-03-20', '2026-03-21', 'Pending');
  await fixtures.leave(ola, '2026-03-25', '2026-03-26', 'Rejected');
  await fixtures.leave(ola, '2025-01-10', '2025-01-11');
  await api.database.withClient((client) =>
    client.query(`UPDATE leaves SET reason = 'Surgery', type = 'Sick'`),
  );
});
afterAll(() => api.stop());

const calendar = async (query: CallQuery<typeof getLeaveCalendar>) =>
  (await api.call(getLeaveCalendar, { query, token: admin.token })).body;
const issueCalendarLink = async (department?: 'HR', token = admin.token): Promise<string> => {
  const request = { token, ...(department && { body: { department } }) };
  return (await api.call(createLeaveCalendarLink, request)).body.data.path;
};
const revokeCalendarLink = () => api.call(revokeLeaveCalendarLink, { token: admin.token });

async function read(path: string) {
  const response = await fetch(`${api.base}${path}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function eventsOf(text: string) {
  const component = new ICAL.Component(ICAL.parse(text));
  return component.getAllSubcomponents('vevent').map((item) => new ICAL.Event(item));
}

test.each<[CallQuery<typeof getLeaveCalendar>, string, string[]]>([
  [{}, '2026-03', ['2026-02-27', '2026-03-08', '2026-03-20', '2026-03-31']],
  [{ month: '2026-04' }, '2026-04', ['2026-03-31']],
  [{ month: '2027-01' }, '2027-01', ['2026-12-30']],
  [{ department: 'IT' }, '2026-03', ['2026-02-27', '2026-03-31']],
  [{ month: '2026-02', department: 'HR' }, '2026-02', []],
])('the calendar of %j has the pending and approved leaves', async (query, month, starts) => {
  const body = await calendar(query);
  expect(body).toMatchObject({ month, today: '2026-03-10', isComplete: true });
  expect(body.data.map(({ startDate }) => startDate)).toEqual(starts);
});

test('the linked calendar has approved leaves as whole days, without type and reason', async () => {
  const { status, headers, text } = await read(await issueCalendarLink());
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(text).not.toMatch(/Surgery|Sick/);
  const events = eventsOf(text);
  expect(
    events.map(({ summary, startDate, endDate }) => [
      summary,
      startDate.toString(),
      endDate.toString(),
    ]),
  ).toEqual([
    ['Maya; The "great", \\ One Lindqvist (away)', '2026-02-27', '2026-03-03'],
    ['Ola Nordmann (away)', '2026-03-08', '2026-03-09'],
    ['Maya; The "great", \\ One Lindqvist (away)', '2026-03-31', '2026-04-02'],
    ['Ola Nordmann (away)', '2026-12-30', '2027-01-03'],
  ]);
  expect(events.every(({ startDate, endDate }) => startDate.isDate && endDate.isDate)).toBe(true);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(4);
});

test('a calendar link can be limited to one department', async () => {
  const { text } = await read(await issueCalendarLink('HR'));
  expect(eventsOf(text)).toHaveLength(2);
  const invalid = { body: { department: 'X' }, token: admin.token };
  expect((await api.callUnchecked(createLeaveCalendarLink, invalid)).status).toBe(422);
});

test('a new link replaces the old one, a link can be revoked, and only a digest of the secret is stored', async () => {
  const first = await issueCalendarLink();
  expect(first).toMatch(/^\/leaves\/calendar-link\/[\w-]{43}\.ics$/);
  const next = await issueCalendarLink();
  expect([(await read(first)).status, (await read(next)).status]).toEqual([404, 200]);
  const { rows } = await api.database.withClient((client) =>
    client.query('SELECT secret_digest FROM calendar_links'),
  );
  expect(next).not.toContain(rows[0].secret_digest);
  await revokeCalendarLink();
  expect((await read(next)).status).toBe(404);
  expect((await revokeCalendarLink()).status).toBe(200);
  const audited = (await api.call(listAudit, { token: admin.token })).body.data;
  expect(audited.map(({ action }) => action).slice(1, 3)).toEqual([
    'leave-calendar-link.revoke',
    'leave-calendar-link.create',
  ]);
  expect(JSON.stringify(audited)).not.toContain(next.slice(13, 56));
});

test('a link stops working once its creator is no longer an active administrator', async () => {
  const leaver = await api.signedIn({ role: 'ADMIN' });
  const path = await issueCalendarLink(undefined, leaver.token);
  expect((await read(path)).status).toBe(200);
  const set = (change: string) =>
    api.database.withClient((client) =>
      client.query(`UPDATE employees SET ${change} WHERE id = $1`, [leaver.id]),
    );
  await set(`role = 'EMPLOYEE'`);
  expect((await read(path)).status).toBe(404);
  await set(`role = 'ADMIN', is_active = false`);
  expect((await read(path)).status).toBe(404);
});

test.each([
  '/leaves/calendar-link/x.ics',
  `/leaves/calendar-link/${'a'.repeat(43)}.ics`,
  '/leaves/calendar-link/..%2f.ics',
])('%s is a JSON 404', async (path) => {
  const { status, text } = await read(path);
  expect([status, JSON.parse(text).code]).toEqual([404, 'not_found']);
});
