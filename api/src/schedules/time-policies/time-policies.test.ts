import {
  type CallBody,
  deleteTimePolicy,
  explainDay,
  listAudit,
  listTimePolicies,
  setTimePolicy,
} from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
});
afterAll(() => api.stop());

type Body = CallBody<typeof setTimePolicy>;
const read = async (scope: string) =>
  (await api.call(listTimePolicies, { query: { scope }, token })).body.data;
const set = (body: Body) => api.call(setTimePolicy, { body, token });
const remove = (id: number) => api.call(deleteTimePolicy, { params: { id }, token });
const employeeScope = async () => `employee:${await api.fixtures.employee()}`;

test('a new policy has the defaults for the fields that are not given', async () => {
  const scope = await employeeScope();
  expect(await read(scope)).toEqual([]);
  const { data } = (await set({ scope, from: '2026-03-01', name: 'Plain' })).body;
  expect(data).toMatchObject({
    employees: 1,
    policies: [
      {
        id: expect.any(Number),
        from: '2026-03-01',
        to: null,
        name: 'Plain',
        rounding: 'nearest',
        stepMin: 1,
        breakRules: [],
        overtimeDailyAfterMin: null,
        overtimeWeeklyAfterMin: null,
        nightFrom: null,
        nightTo: null,
        payRules: [],
      },
    ],
  });
});

test('a range splits a policy; both parts keep the fields that are not given', async () => {
  const scope = await employeeScope();
  const breakRules = [{ afterMin: 360, minutes: 30, isPaid: false }];
  const payRules = [
    { bucket: 'night', multiplier: 1.25 },
    { bucket: 'daily', multiplier: 1.5 },
  ] as const;
  const night = { nightFrom: '23:00', nightTo: '06:00' };
  await set({ scope, from: null, name: 'Law', breakRules, payRules, ...night });
  const { data } = (await set({ scope, from: '2026-04-01', to: '2026-04-30', stepMin: 15 })).body;
  expect(data.policies.map(({ from, to, stepMin }) => [from, to, stepMin])).toEqual([
    [null, '2026-03-31', 1],
    ['2026-04-01', '2026-04-30', 15],
    ['2026-05-01', null, 1],
  ]);
  const sorted = [payRules[1], payRules[0]];
  for (const policy of data.policies) {
    expect(policy).toMatchObject({ name: 'Law', breakRules, payRules: sorted, ...night });
  }
  const joined = (await set({ scope, from: '2026-04-01', stepMin: 1, payRules })).body.data;
  expect(joined.policies).toHaveLength(1);
  expect((await set({ scope, from: null, payRules: sorted })).body.data.employees).toBe(0);
  const emptied = (await set({ scope, from: null, payRules: [], nightFrom: null, nightTo: null }))
    .body.data;
  expect(emptied.policies).toMatchObject([{ payRules: [], nightFrom: null, breakRules }]);
});

test('a policy decides how a day is counted; once it is deleted, the default counts', async () => {
  const employeeId = await api.fixtures.employee();
  await api.fixtures.log(employeeId, '2026-03-03 09:00:00', '2026-03-03 16:08:00');
  const minutes = async () => {
    const params = { employeeId, date: '2026-03-03' };
    return (await api.call(explainDay, { params, token })).body.data.figures.workedMins;
  };
  const scope = `employee:${employeeId}`;
  const breakRules = [{ afterMin: 360, minutes: 30, isPaid: false }];
  const { data } = (await set({ scope, from: null, name: 'Law', breakRules, stepMin: 15 })).body;
  expect(await minutes()).toBe(405);
  expect((await remove(data.policies[0]?.id ?? 0)).status).toBe(200);
  expect(await minutes()).toBe(428);
  expect((await remove(data.policies[0]?.id ?? 0)).status).toBe(404);
  const { body } = await api.call(listAudit, { query: { employeeId }, token });
  expect(body.data).toMatchObject([
    { action: 'time-policy.delete', before: { scope, name: 'Law' } },
    { action: 'time-policy.set', before: { policies: [] }, after: { policies: [{ name: 'Law' }] } },
  ]);
});

const rule = (afterMin: number, isPaid = false) => ({ afterMin, minutes: 30, isPaid });
test.each<[string, object, string[]]>([
  ['no name for a new policy', { name: undefined }, ['name']],
  ['a step of 7 minutes', { stepMin: 7 }, ['stepMin']],
  ['six break rules', { breakRules: [1, 2, 3, 4, 5, 6].map((n) => rule(n)) }, ['breakRules']],
  [
    'break rules that do not ascend',
    { breakRules: [rule(360), rule(300, true), rule(360)] },
    ['breakRules.2.afterMin'],
  ],
  [
    'a break of no minutes',
    { breakRules: [{ ...rule(360), minutes: 0 }] },
    ['breakRules.0.minutes'],
  ],
  ['a night without an end', { nightFrom: '23:00' }, ['nightTo']],
  [
    'pay for a night that no one has named',
    { payRules: [{ bucket: 'night', multiplier: 1.25 }] },
    ['nightFrom'],
  ],
  [
    'every broken rule at once',
    { breakRules: [rule(9), rule(9)], nightTo: '06:00' },
    ['breakRules.1.afterMin', 'nightFrom'],
  ],
  [
    'two pay rules of one kind',
    { payRules: [1, 2].map((multiplier) => ({ bucket: 'daily', multiplier })) },
    ['payRules'],
  ],
  [
    'a multiplier with three decimals',
    { payRules: [{ bucket: 'daily', multiplier: 1.255 }] },
    ['payRules.0.multiplier'],
  ],
  [
    'a multiplier of eleven',
    { payRules: [{ bucket: 'daily', multiplier: 11 }] },
    ['payRules.0.multiplier'],
  ],
  ['more minutes than a week has', { overtimeWeeklyAfterMin: 10_081 }, ['overtimeWeeklyAfterMin']],
  ['more minutes than a day has', { overtimeDailyAfterMin: 1441 }, ['overtimeDailyAfterMin']],
  ['another rounding', { rounding: 'up-ish' }, ['rounding']],
])('%s is refused', async (_title, values, fields) => {
  const body = { scope: await employeeScope(), from: '2026-03-01', name: 'Refused', ...values };
  const response = await api.callUnchecked(setTimePolicy, { body, token });
  expect([response.status, response.body.fields?.map(({ field }) => field)]).toEqual([422, fields]);
  expect(await read(body.scope)).toEqual([]);
});

test.each([
  ['the first', { from: '1900-01-01', to: '2026-01-05' }, [null, '2026-01-06']],
  ['the last', { from: '2026-01-06', to: '2999-12-31' }, [null, '2026-01-06']],
])('a range from or to %s date of the calendar is without end there', async (_t, dates, froms) => {
  const scope = await employeeScope();
  await set({ scope, from: null, name: 'Always' });
  await set({ scope, ...dates, rounding: 'up' });
  expect((await read(scope)).map(({ from }) => from)).toEqual(froms);
});

test('a multiplier of 1.1 and one of 0.29 are stored as they are', async () => {
  const payRules = [
    { bucket: 'daily', multiplier: 1.1 },
    { bucket: 'holiday', multiplier: 0.29 },
  ] as const;
  const { body } = await set({ scope: await employeeScope(), from: null, name: 'Odd', payRules });
  expect(body.data.policies[0]?.payRules).toEqual(payRules);
});
