import { CALLS } from './contract-calls.ts';
import { exampleResponse } from './example-response.ts';

const CONTEXT = {
  now: new Date('2026-11-23T12:00:00Z'),
  user: { id: 7, role: 'ADMIN', token: 'a.b.c' },
};
const CASES = CALLS.flatMap((call) =>
  [true, false].map((isPaged) => [call.name, isPaged, call] as const),
);

test('every call of the contract is known', () => {
  expect(CALLS.length).toBeGreaterThan(70);
});

test.each(CASES)(
  'the example of %s (paged: %j) satisfies the schema of the call',
  (_, isPaged, call) => {
    const { error } = call.response.safeParse(exampleResponse(call, isPaged, CONTEXT));
    expect(error?.issues).toBeUndefined();
  },
);

const example = (name: string, isPaged = false) => {
  const call = CALLS.find((one) => one.name === name);
  if (!call) throw new Error(`There is no call ${name}.`);
  return exampleResponse(call, isPaged, CONTEXT) as { data: Record<string, unknown>[] };
};

test('rows have ids from 1, dates of these days, and the values of their fields', () => {
  const { data } = example('listTimeLogs', true);
  expect(data).toHaveLength(3);
  expect(data.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(data.map(({ workDate }) => workDate)).toEqual(['2026-11-23', '2026-11-22', '2026-11-21']);
  expect(data[0]).toMatchObject({ punchIn: '2026-11-23 09:00:00', employeeName: 'Ada Marsh' });
});

test('the signed-in user is the one who asks', () => {
  expect(example('getMe')).toMatchObject({ data: { id: 7, role: 'ADMIN' } });
});

test('a call with two forms responds with a page only when a page is asked for', () => {
  expect(example('listEmployees', true)).toMatchObject({ total: 3, pageSize: 10 });
  expect(example('listEmployees')).toMatchObject({ data: { total: 3 } });
});
