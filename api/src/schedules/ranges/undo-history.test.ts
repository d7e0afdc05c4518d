import {
  type CallBody,
  createWorkSchedule,
  deleteAssignment,
  deleteTimePolicy,
  deleteWorkSchedule,
  listAssignments,
  listTimePolicies,
  setAssignment,
  setTimePolicy,
  undoAssignments,
  undoTimePolicies,
} from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
});
afterAll(() => api.stop());

const employeeScope = async () => `employee:${await api.fixtures.employee()}`;
const assign = async (body: CallBody<typeof setAssignment>) =>
  (await api.call(setAssignment, { body, token })).body.data;
const setPolicy = async (body: CallBody<typeof setTimePolicy>) =>
  (await api.call(setTimePolicy, { body, token })).body.data;
const assignmentsOf = async (scope: string) =>
  (await api.call(listAssignments, { query: { scope }, token })).body.data;
const policiesOf = async (scope: string) =>
  (await api.call(listTimePolicies, { query: { scope }, token })).body.data;
const undoAssigned = (body: unknown) => api.callUnchecked(undoAssignments, { body, token });
const undoPolicies = (body: unknown) => api.callUnchecked(undoTimePolicies, { body, token });
/** Entries without their ids, which a deleted one loses. */
const withoutIds = (rows: readonly { readonly id: number }[]) =>
  rows.map(({ id: _id, ...row }) => row);

test('an undo restores what a scope had before an assignment was set or deleted', async () => {
  const scope = await employeeScope();
  await assign({ scope, from: '2026-03-01', to: '2026-03-31', zone: 'UTC' });
  const before = await assignmentsOf(scope);
  const { undo } = await assign({ scope, from: '2026-03-10', zone: 'Asia/Tokyo' });
  expect((await undoAssigned(undo)).status).toBe(200);
  expect(await assignmentsOf(scope)).toEqual(before);
  const params = { id: before[0]?.id ?? 0 };
  const removed = (await api.call(deleteAssignment, { params, token })).body.data;
  expect((await undoAssigned(removed.undo)).status).toBe(200);
  expect(withoutIds(await assignmentsOf(scope))).toEqual(withoutIds(before));
});

test('an undo restores what a scope had before a policy was set or deleted', async () => {
  const scope = await employeeScope();
  const payRules = [{ bucket: 'daily', multiplier: 1.5 }] as const;
  await setPolicy({ scope, from: '2026-03-01', name: 'Law', stepMin: 15, payRules });
  const before = await policiesOf(scope);
  const { undo } = await setPolicy({ scope, from: '2026-03-10', to: '2026-03-12', stepMin: 5 });
  expect((await undoPolicies(undo)).status).toBe(200);
  expect(await policiesOf(scope)).toEqual(before);
  const params = { id: before[0]?.id ?? 0 };
  const removed = (await api.call(deleteTimePolicy, { params, token })).body.data;
  expect((await undoPolicies(removed.undo)).status).toBe(200);
  expect(withoutIds(await policiesOf(scope))).toEqual(withoutIds(before));
});

test('an undo is refused once a colleague has changed the scope, and changes nothing', async () => {
  const scope = await employeeScope();
  const { undo } = await assign({ scope, from: '2026-03-10', zone: 'Asia/Tokyo' });
  await assign({ scope, from: '2026-05-01', zone: 'Europe/Lisbon' });
  const newer = await assignmentsOf(scope);
  expect(await undoAssigned(undo)).toMatchObject({ status: 409, body: { code: 'stale' } });
  expect(await assignmentsOf(scope)).toEqual(newer);

  const policy = await setPolicy({ scope, from: '2026-03-10', name: 'Law' });
  await setPolicy({ scope, from: '2026-03-10', stepMin: 60 });
  expect(await undoPolicies(policy.undo)).toMatchObject({ status: 409, body: { code: 'stale' } });
  expect(await policiesOf(scope)).toMatchObject([{ name: 'Law', stepMin: 60 }]);
});

test('a change that changes nothing has nothing to undo', async () => {
  const scope = await employeeScope();
  const body = { scope, from: '2026-03-10', zone: 'UTC' };
  await assign(body);
  expect((await assign(body)).undo).toBeNull();
});

test('the only assignment of the company is not undone', async () => {
  const [only] = await assignmentsOf('company');
  const body = { scope: 'company', before: [], after: [only] };
  expect(await undoAssigned(body)).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

test('an undo does not bring back a schedule that was deleted since', async () => {
  const scope = await employeeScope();
  const schedule = { name: 'Gone', anchorDate: '2026-03-02', days: [[]] };
  const { id } = (await api.call(createWorkSchedule, { body: schedule, token })).body.data;
  await assign({ scope, from: '2026-03-01', scheduleId: id });
  const { undo } = await assign({ scope, from: '2026-03-01', scheduleId: null });
  await api.call(deleteWorkSchedule, { params: { id }, token });
  const { status, body } = await undoAssigned(undo);
  expect([status, body.fields?.map(({ field }) => field)]).toEqual([422, ['scheduleId']]);
});

test('entries that overlap are refused', async () => {
  const scope = await employeeScope();
  const { undo } = await assign({ scope, from: '2026-03-01', zone: 'UTC' });
  const entry = undo?.after[0];
  for (const other of [{ id: 1 }, { from: '2028-01-01', to: null }, { id: 2, to: '2026-04-01' }]) {
    const before = [entry, { ...entry, ...other }];
    expect((await undoAssigned({ scope, before, after: undo?.after })).status).toBe(422);
  }
});

test('an entry that is sent with the id of another one is a new entry', async () => {
  const scope = await employeeScope();
  const { undo } = await assign({ scope, from: '2026-03-01', to: '2026-03-31', zone: 'UTC' });
  const moved = undo?.after.map((entry) => ({ ...entry, from: '2026-05-01', to: '2026-05-31' }));
  expect((await undoAssigned({ ...undo, before: moved })).status).toBe(200);
  expect(await assignmentsOf(scope)).toMatchObject([{ from: '2026-05-01', to: '2026-05-31' }]);
});
