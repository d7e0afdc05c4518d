import {
  type CallBody,
  createShift,
  createWorkSchedule,
  deleteShift,
  listAudit,
  listShifts,
  setRosterEntry,
  updateShift,
} from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
});
afterAll(() => api.stop());

type Body = CallBody<typeof createShift>;
let serial = 0;
const EARLY = { startTime: '06:00', endTime: '14:00', expectedMin: 450 };
const add = async (values: Partial<Body> = {}) => {
  const body = { ...EARLY, name: `Early ${(serial += 1)}`, ...values };
  return (await api.call(createShift, { body, token })).body.data;
};
const change = (id: number, body: CallBody<typeof updateShift>) =>
  api.call(updateShift, { params: { id }, body, token });
const remove = (id: number) => api.call(deleteShift, { params: { id }, token });
const addSchedule = (name: string, days: number[][]) =>
  api.call(createWorkSchedule, { body: { name, anchorDate: '2026-03-02', days }, token });

test('a new shift has defaults for the fields that are not given', async () => {
  expect(await add({ name: 'Defaults' })).toEqual({
    id: expect.any(Number),
    name: 'Defaults',
    kind: 'fixed',
    ...EARLY,
    coreFrom: null,
    coreTo: null,
    unpaidBreakMin: 0,
    halfAt: null,
    graceInMin: 5,
    graceOutMin: 5,
    acceptBeforeMin: 240,
    acceptAfterMin: 360,
    halfDayBelowMin: null,
    absentBelowMin: null,
    colour: 'blue',
    version: 1,
    schedules: 0,
    rosterEntries: 0,
  });
});

test('an absent field is unchanged, null removes it, and each change is audited', async () => {
  const { id, name } = await add({ halfAt: '10:00', absentBelowMin: 60 });
  const saved = (await change(id, { halfAt: null, graceInMin: 10 })).body.data;
  expect(saved).toMatchObject({ name, halfAt: null, absentBelowMin: 60, version: 2 });
  expect((await change(id, { graceInMin: 10 })).body.data.version).toBe(2);
  expect((await change(id, { graceInMin: 9, version: 1 })).body.code).toBe('stale');
  await remove(id);
  const { body } = await api.call(listAudit, { token });
  expect(body.data.slice(0, 3).map(({ action }) => action)).toEqual([
    'shift.delete',
    'shift.update',
    'shift.create',
  ]);
  expect(body.data[1]).toMatchObject({ before: { graceInMin: 5 }, after: { graceInMin: 10 } });
  expect([(await remove(id)).status, (await change(id, {})).status]).toEqual([404, 404]);
});

test('the list is sorted by name and says where a shift is used; a used one is not deleted', async () => {
  const shift = await add({ name: 'Used' });
  await addSchedule('Alpha', [[shift.id], [shift.id]]);
  await addSchedule('Beta', [[shift.id]]);
  const employeeId = await api.fixtures.employee();
  const params = { employeeId, date: '2026-03-12' };
  await api.call(setRosterEntry, { params, body: { shiftIds: [shift.id] }, token });
  const { data } = (await api.call(listShifts, { token })).body;
  expect(data.map(({ name }) => name)).toEqual(data.map(({ name }) => name).toSorted());
  expect(data.find(({ id }) => id === shift.id)).toMatchObject({ schedules: 2, rosterEntries: 1 });
  const { status, body } = await remove(shift.id);
  expect([status, body.message]).toEqual([
    409,
    'The shift Used is used by 2 work schedules (Alpha, Beta) and the roster on 1 day. Remove it there first.',
  ]);
});

test('new times must be possible in every schedule that has the shift', async () => {
  const morning = await add({
    name: 'Morning',
    startTime: '08:00',
    endTime: '12:00',
    expectedMin: 240,
  });
  const evening = await add({
    name: 'Evening',
    startTime: '13:00',
    endTime: '17:00',
    expectedMin: 240,
  });
  await addSchedule('Split day', [[morning.id, evening.id]]);
  const { status, body } = await change(morning.id, { endTime: '13:30' });
  expect([status, body.message]).toEqual([422, expect.stringContaining('Split day')]);
  expect((await change(morning.id, { endTime: '13:00' })).status).toBe(200);
});

test('names are unique without regard to case', async () => {
  const first = await add({ name: 'Nacht Ü' });
  const body = { ...EARLY, name: 'NACHT ü' };
  const second = await api.call(createShift, { body, token });
  expect([second.status, second.body.fields?.[0]?.field]).toEqual([422, 'name']);
  expect((await change(first.id, { name: 'NACHT Ü' })).status).toBe(200);
});

test('of two shifts with one name that are added at once, one is refused', async () => {
  const body = { ...EARLY, name: 'Twice' };
  const responses = await Promise.all([1, 2].map(() => api.call(createShift, { body, token })));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

const refused = (values: object) => ({ name: 'Refused', ...EARLY, ...values });
test.each<[string, object, string[]]>([
  ['no name', { ...EARLY }, ['name']],
  ['a blank name', refused({ name: ' ' }), ['name']],
  ['an invisible character', refused({ name: 'Ear\u202ely' }), ['name']],
  ['61 characters', refused({ name: 'x'.repeat(61) }), ['name']],
  ['a time without a zero', refused({ startTime: '6:00' }), ['startTime']],
  ['24:00', refused({ endTime: '24:00' }), ['endTime']],
  ['seconds', refused({ endTime: '14:00:00' }), ['endTime']],
  [
    'a day and a minute',
    refused({ acceptAfterMin: 1441, acceptBeforeMin: -1 }),
    ['acceptBeforeMin', 'acceptAfterMin'],
  ],
  ['half a minute', refused({ expectedMin: 450.5 }), ['expectedMin']],
  ['a colour that the theme does not have', refused({ colour: '#ff0000' }), ['colour']],
  ['another kind', refused({ kind: 'night' }), ['kind']],
  [
    'every broken rule at once',
    refused({
      expectedMin: 481,
      halfAt: '15:00',
      coreFrom: '05:00',
      coreTo: '10:00',
      absentBelowMin: 482,
    }),
    ['expectedMin', 'absentBelowMin', 'halfAt', 'coreFrom'],
  ],
  ['core hours without an end', refused({ coreFrom: '08:00' }), ['coreTo']],
  [
    'grace as long as the shift',
    refused({ endTime: '08:00', expectedMin: 60, graceInMin: 120 }),
    ['graceInMin'],
  ],
])('%s is refused', async (_title, body, fields) => {
  const response = await api.callUnchecked(createShift, { body, token });
  expect([response.status, response.body.fields?.map(({ field }) => field)]).toEqual([422, fields]);
  for (const { message } of response.body.fields ?? [])
    expect(response.body.message).toContain(message);
});
