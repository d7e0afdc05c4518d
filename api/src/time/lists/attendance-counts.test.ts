import { type CallQuery, listTimeLogs } from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const DAY = '2026-03-10';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
  const { fixtures } = api;
  const at = (time: string) => `${DAY} ${time}:00`;
  const add = async (firstName: string, department: 'IT' | 'HR', ...logs: string[][]) => {
    const id = await fixtures.employee({ firstName, department, designation: 'Clerk' });
    for (const [from = '', to] of logs) await fixtures.log(id, from, to);
    return id;
  };
  await add('In', 'IT', [at('08:00')]);
  await add('Back', 'IT', [at('06:00'), at('09:00')], [at('10:00')]);
  const paused = await fixtures.employee({ firstName: 'Paused', department: 'HR' });
  const open = await fixtures.log(paused, at('08:00'));
  await fixtures.break(paused, open, at('11:30'));
  const ended = await fixtures.employee({ firstName: 'Ended', department: 'HR' });
  const closed = await fixtures.log(ended, at('07:00'), at('11:00'));
  await fixtures.break(ended, closed, at('09:00'), at('09:30'));
  await add('Twice', 'HR', [at('06:00'), at('07:00')], [at('08:00'), at('09:00')]);
  await add('Forgot', 'IT', [at('05:00'), 'missing-out']);
  await add('Night', 'IT', ['2026-03-09 22:00:00']);
  await add('Old', 'HR', ['2026-03-01 09:00:00']);
  await add('Yesterday', 'IT', ['2026-03-09 08:00:00', '2026-03-09 16:00:00']);
  await add('Away', 'IT');
});
afterAll(() => api.stop());

const read = async (query: CallQuery<typeof listTimeLogs>) =>
  (await api.call(listTimeLogs, { query: { from: DAY, to: DAY, ...query }, token })).body;
const counted = (...[punchedIn, onBreak, punchedOut, missingOuts, openEarlier]: number[]) => ({
  punchedIn,
  onBreak,
  punchedOut,
  missingOuts,
  openEarlier,
});

test.each<[CallQuery<typeof listTimeLogs>, ReturnType<typeof counted>]>([
  [{}, counted(3, 1, 2, 1, 2)],
  [{ department: 'IT' }, counted(2, 0, 0, 1, 1)],
  [{ department: 'HR' }, counted(1, 1, 2, 0, 1)],
  [{ department: 'Finance' }, counted(0, 0, 0, 0, 0)],
  [{ search: 'back' }, counted(1, 0, 0, 0, 0)],
  [{ search: 'clerk', department: 'HR' }, counted(0, 0, 1, 0, 1)],
  [{ state: 'closed' }, counted(3, 1, 2, 1, 2)],
  [{ state: 'open', page: 3, sort: 'employee' }, counted(3, 1, 2, 1, 2)],
  [{ from: '2026-03-09', to: '2026-03-09' }, counted(1, 0, 1, 0, 1)],
])('who is here with %j: employees, not logs, whatever the state', async (query, counts) => {
  expect((await read({ withCounts: true, ...query })).counts).toEqual(counts);
});

test('the punched in and the missing punch-outs are as many as the filtered list has', async () => {
  expect((await read({ state: 'open' })).total).toBe(3);
  expect((await read({ state: 'missing-out' })).total).toBe(1);
});

test('without the parameter there are no counts', async () => {
  expect(await read({})).not.toHaveProperty('counts');
  expect(await read({ withCounts: false })).not.toHaveProperty('counts');
});

test.each([
  ['no day', {}],
  ['one end', { from: DAY }],
  ['two days', { from: '2026-03-09', to: DAY }],
])('counts of %s are refused', async (_title, range) => {
  const query = { ...range, withCounts: true };
  const { status, body } = await api.callUnchecked(listTimeLogs, { query, token });
  expect([status, body.fields?.[0]?.field]).toEqual([422, 'withCounts']);
});
