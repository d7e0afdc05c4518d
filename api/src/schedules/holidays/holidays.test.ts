import {
  createHolidayCalendar,
  deleteHoliday,
  deleteHolidayCalendar,
  explainDay,
  getHolidayCalendar,
  listAudit,
  listHolidayCalendars,
  setAssignment,
  setHoliday,
  setHolidays,
  updateHolidayCalendar,
} from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
});
afterAll(() => api.stop());

let serial = 0;
const add = async (name = `Calendar ${(serial += 1)}`) =>
  (await api.call(createHolidayCalendar, { body: { name, country: 'US' }, token })).body.data;
const read = async (id: number, year?: number) =>
  (await api.call(getHolidayCalendar, { params: { id }, query: { ...(year && { year }) }, token }))
    .body.data;
const set = (id: number, holidays: { date: string; name: string; part?: 'full' | 'am' | 'pm' }[]) =>
  api.call(setHolidays, { params: { id }, body: { holidays }, token });
const remove = (id: number) => api.call(deleteHolidayCalendar, { params: { id }, token });

test('a calendar is added, changed and deleted, and each change is audited', async () => {
  const { id, version } = await add('Illinois');
  const params = { id };
  const body = { region: 'Cook County', country: null, version };
  const saved = await api.call(updateHolidayCalendar, { params, body, token });
  expect(saved.body.data).toEqual({
    id,
    name: 'Illinois',
    country: null,
    region: 'Cook County',
    version: 2,
    holidays: 0,
    assignments: 0,
  });
  const stale = await api.call(updateHolidayCalendar, {
    params,
    body: { ...body, name: 'x' },
    token,
  });
  expect(stale.body.code).toBe('stale');
  await set(id, [{ date: '2026-07-04', name: 'Independence Day' }]);
  expect((await remove(id)).status).toBe(200);
  const { data } = (await api.call(listAudit, { token })).body;
  expect(data.slice(0, 4).map(({ action }) => action)).toEqual([
    'holiday-calendar.delete',
    'holidays.set',
    'holiday-calendar.update',
    'holiday-calendar.create',
  ]);
  expect(data[0]?.before).toMatchObject({ holidays: [{ date: '2026-07-04' }] });
  expect([
    (await remove(id)).status,
    (await set(id, [{ date: '2026-07-04', name: 'x' }])).status,
  ]).toEqual([404, 404]);
});

test('holidays are read by year, by default the current one', async () => {
  const { id } = await add();
  await set(id, [
    { date: '2026-12-25', name: 'Christmas' },
    { date: '2026-01-01', name: 'New Year' },
    { date: '2027-01-01', name: 'New Year', part: 'am' },
  ]);
  const current = await read(id);
  expect([current.year, current.holidays.map(({ date }) => date)]).toEqual([
    2026,
    ['2026-01-01', '2026-12-25'],
  ]);
  expect((await read(id, 2027)).holidays).toEqual([
    { date: '2027-01-01', name: 'New Year', part: 'am' },
  ]);
  const { data } = (await api.call(listHolidayCalendars, { token })).body;
  expect(data.find((calendar) => calendar.id === id)?.holidays).toBe(3);
});

test('a list adds and replaces; what is equal is not written again', async () => {
  const { id } = await add();
  const first = [
    { date: '2026-05-01', name: 'May Day' },
    { date: '2026-05-02', name: 'Bridge', part: 'pm' as const },
  ];
  expect((await set(id, first)).body.data).toEqual({ added: 2, replaced: 0 });
  const second = [
    ...first,
    { date: '2026-05-03', name: 'New' },
    { date: '2026-05-01', name: 'Other' },
  ];
  const repeated = await set(id, second);
  expect([repeated.status, repeated.body.fields?.[0]?.field]).toEqual([422, 'holidays.3.date']);
  expect((await set(id, second.slice(1))).body.data).toEqual({ added: 1, replaced: 1 });
  expect((await read(id)).holidays.map(({ name }) => name)).toEqual(['Other', 'Bridge', 'New']);
});

test('one holiday is set and deleted by its date, and changes the days of everyone who has the calendar', async () => {
  const employeeId = await api.fixtures.employee();
  const { id } = await add();
  const scope = `employee:${employeeId}`;
  await api.call(setAssignment, { body: { scope, from: null, calendarId: id }, token });
  const params = { id, date: '2026-03-05' };
  const plan = async () => {
    const { body } = await api.call(explainDay, {
      params: { employeeId, date: params.date },
      token,
    });
    return [body.data.plan.kind, body.data.status];
  };
  expect(await plan()).toEqual(['shifts', 'Absent']);
  const saved = await api.call(setHoliday, { params, body: { name: 'Founders' }, token });
  expect(saved.body.data).toEqual({ date: '2026-03-05', name: 'Founders', part: 'full' });
  expect(await plan()).toEqual(['holiday', 'Holiday']);
  expect((await api.call(deleteHoliday, { params, token })).status).toBe(200);
  expect(await plan()).toEqual(['shifts', 'Absent']);
  expect((await api.call(deleteHoliday, { params, token })).status).toBe(404);
  const { status, body } = await remove(id);
  expect([status, body.message]).toEqual([409, expect.stringContaining('is used by 1 assignment')]);
});

const many = (length: number) =>
  Array.from({ length }, (_, index) => ({
    date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    name: `Day ${index}`,
  }));
test('a list of 400 holidays is accepted, one of 401 is not', async () => {
  const { id } = await add();
  expect((await set(id, many(401))).status).toBe(422);
  expect((await set(id, many(400))).body.data).toEqual({ added: 400, replaced: 0 });
});

test.each<[string, object, string]>([
  ['no holidays', { holidays: [] }, 'holidays'],
  [
    'a date that does not exist',
    { holidays: [{ date: '2026-02-29', name: 'x' }] },
    'holidays.0.date',
  ],
  ['no name', { holidays: [{ date: '2026-03-01' }] }, 'holidays.0.name'],
  [
    'another part',
    { holidays: [{ date: '2026-03-01', name: 'x', part: 'noon' }] },
    'holidays.0.part',
  ],
])('%s is refused', async (_title, body, field) => {
  const { id } = await add();
  const response = await api.callUnchecked(setHolidays, { params: { id }, body, token });
  expect([response.status, response.body.fields?.[0]?.field]).toEqual([422, field]);
});

test('names of calendars are unique without regard to case', async () => {
  await add('Bavaria');
  const body = { name: 'BAVARIA' };
  const second = await api.call(createHolidayCalendar, { body, token });
  expect([second.status, second.body.fields?.[0]?.field]).toEqual([422, 'name']);
});
