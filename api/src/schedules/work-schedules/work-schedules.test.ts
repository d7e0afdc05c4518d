import {
  type CallBody,
  createShift,
  createWorkSchedule,
  deleteWorkSchedule,
  explainDay,
  listAudit,
  listWorkSchedules,
  setAssignment,
  updateWorkSchedule,
} from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
let day: number;
let night: number;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
  const add = async (name: string, startTime: string, endTime: string) => {
    const body = { name, startTime, endTime, expectedMin: 480 };
    return (await api.call(createShift, { body, token })).body.data.id;
  };
  day = await add('Day', '05:00', '13:00');
  night = await add('Night', '22:00', '06:00');
});
afterAll(() => api.stop());

const anchorDate = '2026-03-02';
const add = (name: string, days: number[][]) =>
  api.call(createWorkSchedule, { body: { name, anchorDate, days }, token });
const change = (id: number, body: CallBody<typeof updateWorkSchedule>) =>
  api.call(updateWorkSchedule, { params: { id }, body, token });
const remove = (id: number) => api.call(deleteWorkSchedule, { params: { id }, token });

test('a schedule is returned with every day of its cycle, and can be deleted', async () => {
  const { data } = (await add('Rotating', [[night], [], [day]])).body;
  expect(data).toEqual({
    id: expect.any(Number),
    name: 'Rotating',
    cycleDays: 3,
    anchorDate,
    days: [[night], [], [day]],
    version: 1,
    assignments: 0,
  });
  const { body } = await api.call(listWorkSchedules, { token });
  expect(body.data).toContainEqual(data);
  expect((await remove(data.id)).status).toBe(200);
  expect([(await remove(data.id)).status, (await change(data.id, {})).status]).toEqual([404, 404]);
});

test('a change of some days keeps the others, also when the cycle becomes longer or shorter', async () => {
  const { id } = (await add('Changing', [[day], [day], []])).body.data;
  const read = async (days: number[][]) => (await change(id, { days })).body.data.days;
  expect(await read([[day], [], [day], [day]])).toEqual([[day], [], [day], [day]]);
  expect(await read([[], [night]])).toEqual([[], [night]]);
  const { cycleDays, version } = (await change(id, { name: 'Changed' })).body.data;
  expect([cycleDays, version]).toEqual([2, 4]);
  expect((await change(id, { name: 'Changed' })).body.data.version).toBe(4);
  expect((await change(id, { name: 'Other', version: 1 })).body.code).toBe('stale');
  const { body } = await api.call(listAudit, { token });
  expect(body.data[1]).toMatchObject({
    action: 'work-schedule.update',
    before: { cycleDays: 4, days: [[day], [], [day], [day]] },
    after: { cycleDays: 2, days: [[], [night]] },
  });
});

test('a changed schedule counts for everyone who has it; one that is used is not deleted', async () => {
  const employeeId = await api.fixtures.employee();
  const { id } = (await add('Assigned', [[day]])).body.data;
  const body = { scope: `employee:${employeeId}`, from: '2026-03-01', scheduleId: id };
  await api.call(setAssignment, { body, token });
  const kind = async () => {
    const params = { employeeId, date: '2026-03-05' };
    return (await api.call(explainDay, { params, token })).body.data.plan.kind;
  };
  expect(await kind()).toBe('shifts');
  await change(id, { days: [[]] });
  expect(await kind()).toBe('day-off');
  const { status, body: error } = await remove(id);
  expect([status, error.message]).toEqual([
    409,
    'The work schedule Assigned is used by 1 assignment. Assign another one first.',
  ]);
});

test.each<[string, object, string[]]>([
  ['no days', { days: [] }, ['days']],
  ['367 days', { days: Array.from({ length: 367 }, () => []) }, ['days']],
  ['five shifts on a day', { days: [[1, 1, 1, 1, 1]] }, ['days.0']],
  ['a shift that does not exist', { days: [[999_999], [888_888]] }, ['days.0', 'days.1']],
  ['a name in another case', { name: 'taken', days: [[]] }, ['name']],
  ['an impossible date', { anchorDate: '2026-02-30', days: [[]] }, ['anchorDate']],
])('%s is refused', async (_title, values, fields) => {
  await add('Taken', [[]]);
  const body = { name: 'Refused', anchorDate, ...values };
  const response = await api.callUnchecked(createWorkSchedule, { body, token });
  expect([response.status, response.body.fields?.map(({ field }) => field)]).toEqual([422, fields]);
});

test('shifts that overlap on a day or with the day after are refused, all at once', async () => {
  const response = await add('Overlapping', [[day, day], [night], [day], []]);
  expect([response.status, response.body.fields?.map(({ field }) => field)]).toEqual([
    422,
    ['days.0', 'days.1'],
  ]);
});

test('a cycle of 366 days with four shifts is accepted', async () => {
  const shift = async (startTime: string, endTime: string) => {
    const body = { name: `Quarter ${startTime}`, startTime, endTime, expectedMin: 300 };
    return (await api.call(createShift, { body, token })).body.data.id;
  };
  const ids = [
    await shift('00:00', '06:00'),
    await shift('06:00', '12:00'),
    await shift('12:00', '18:00'),
    await shift('18:00', '00:00'),
  ];
  expect(
    (
      await add(
        'Always',
        Array.from({ length: 366 }, () => ids),
      )
    ).body.data.days,
  ).toHaveLength(366);
});
