import {
  type CallBody,
  decideLeave,
  getLeaveConflicts,
  listLeaves,
  requestLeave,
  requestLeaveFor,
  withdrawLeave,
} from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN', firstName: 'Adele', lastName: 'Min' });
});
afterAll(() => api.stop());

const DAYS = { type: 'Annual', startDate: '2026-04-01', endDate: '2026-04-03' };
const request = (
  token: string,
  body: Partial<CallBody<typeof requestLeave>> = {},
  headers?: Record<string, string>,
) => api.call(requestLeave, { body: { ...DAYS, ...body }, token, headers });
const requestFor = (employeeId: number, token: string) =>
  api.call(requestLeaveFor, { body: { ...DAYS, employeeId }, token });
const withdraw = (id: number, token: string) => api.call(withdrawLeave, { params: { id }, token });

test('a requested leave is pending', async () => {
  const employee = await api.signedIn({ firstName: 'Ola', lastName: 'Nordmann', department: 'HR' });
  const { status, body } = await request(employee.token, { reason: ' Wedding ' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    employeeId: employee.id,
    employeeName: 'Ola Nordmann',
    department: 'HR',
    ...DAYS,
    days: 3,
    appliedOn: '2026-03-10',
    status: 'Pending',
    reason: 'Wedding',
    requestedBy: null,
    decidedBy: null,
  });
});

test.each([
  ['an end before the start', { endDate: '2026-03-31' }, 'endDate'],
  ['an invalid date', { startDate: '2026-02-29' }, 'startDate'],
  ['a time', { startDate: '2026-04-01 09:00' }, 'startDate'],
  ['more than a year', { endDate: '2027-04-02' }, 'endDate'],
  ['no type', { type: '  ' }, 'type'],
  ['a type that is not in the list', { type: 'annual' }, 'type'],
  [
    'a start more than 366 days ago',
    { startDate: '2025-03-08', endDate: '2025-03-09' },
    'startDate',
  ],
  ['an end more than 366 days ahead', { endDate: '2027-03-12' }, 'endDate'],
  ['a distant year', { startDate: '2199-01-01', endDate: '2199-01-02' }, 'startDate'],
  ['a long reason', { reason: 'x'.repeat(501) }, 'reason'],
])('%s is refused', async (_title, body, field) => {
  const { token } = await api.signedIn();
  const response = await request(token, body);
  expect([response.status, response.body.fields?.[0]?.field]).toEqual([422, field]);
});

test.each([
  ['2027-02-28', '2027-03-01', 2],
  ['2026-12-31', '2027-01-01', 2],
  ['2026-03-08', '2026-03-08', 1],
  ['2026-02-01', '2026-02-28', 28],
])('%s to %s has %i days', async (startDate, endDate, days) => {
  const { token } = await api.signedIn();
  const { body } = await request(token, { startDate, endDate });
  expect(body.data).toMatchObject({ startDate, endDate, days });
});

test('a leave must not overlap a pending or approved one; a rejected one does not count', async () => {
  const { id, token } = await api.signedIn();
  await api.fixtures.leave(id, '2026-04-03', '2026-04-05', 'Approved');
  const { status, body } = await request(token);
  expect([status, body.code]).toEqual([409, 'conflict']);
  expect(body.message).toBe(
    'This overlaps the leave from Apr 03, 2026 to Apr 05, 2026 (Approved).',
  );
  await api.fixtures.leave(id, '2026-05-04', '2026-05-04', 'Pending');
  const oneDay = await request(token, { startDate: '2026-05-04', endDate: '2026-05-06' });
  expect(oneDay.body.message).toBe('This overlaps the leave on May 04, 2026 (Pending).');
  await api.fixtures.leave(id, '2026-04-20', '2026-04-25', 'Rejected');
  const free = await request(token, { startDate: '2026-04-21', endDate: '2026-04-22' });
  expect(free.status).toBe(200);
});

test('of parallel identical requests one succeeds, and a repeated key returns the first response', async () => {
  const { token } = await api.signedIn();
  const responses = await Promise.all(Array.from({ length: 6 }, () => request(token)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  const other = await api.signedIn();
  const key = { 'idempotency-key': 'leave-1' };
  const same = await Promise.all([request(other.token, {}, key), request(other.token, {}, key)]);
  expect(same.map(({ body }) => body.data.id)).toEqual(Array(2).fill(same[0]?.body.data.id));
});

test('an administrator requests a leave on behalf of an employee', async () => {
  const id = await api.fixtures.employee();
  const { body } = await requestFor(id, admin.token);
  expect(body.data).toMatchObject({
    employeeId: id,
    status: 'Pending',
    requestedBy: 'Adele Min',
  });
  expect((await requestFor(999_999, admin.token)).status).toBe(404);
  const { token } = await api.signedIn();
  expect((await requestFor(id, token)).status).toBe(403);
});

test('a pending leave can be withdrawn by its employee or by its requester', async () => {
  const employee = await api.signedIn();
  const { id } = (await request(employee.token)).body.data;
  const other = await api.signedIn();
  expect((await withdraw(id, other.token)).status).toBe(404);
  expect((await withdraw(id, admin.token)).status).toBe(404);
  expect((await withdraw(id, employee.token)).body).toEqual({
    status: true,
    message: 'Leave withdrawn',
    data: null,
  });
  expect((await api.call(listLeaves, { token: employee.token })).body.data).toEqual([]);
  expect((await withdraw(id, employee.token)).status).toBe(404);

  const onBehalf = (await requestFor(employee.id, admin.token)).body.data;
  expect((await withdraw(onBehalf.id, admin.token)).status).toBe(200);
});

test('a decided leave cannot be withdrawn', async () => {
  const employee = await api.signedIn();
  const { id } = (await request(employee.token)).body.data;
  const decision = { params: { id }, body: { status: 'Approved' } } as const;
  await api.call(decideLeave, { ...decision, token: admin.token });
  const { status, body } = await withdraw(id, employee.token);
  expect([status, body.message]).toEqual([
    409,
    'This leave has been approved and cannot be withdrawn.',
  ]);
});

test('conflicts are other leaves, punches on those days, and absent colleagues of the department', async () => {
  const employee = await api.signedIn({ department: 'Finance' });
  const { fixtures } = api;
  await fixtures.leave(employee.id, '2026-03-05', '2026-03-06', 'Approved');
  await fixtures.leave(employee.id, '2026-03-02', '2026-03-02', 'Rejected');
  await fixtures.log(employee.id, '2026-03-03 22:00:00', '2026-03-04 06:00:00');
  await fixtures.log(employee.id, '2026-03-07 09:00:00', '2026-03-07 10:00:00');
  const peer = await fixtures.employee({
    firstName: 'Pia',
    lastName: 'Peer',
    department: 'Finance',
  });
  await fixtures.leave(peer, '2026-03-06', '2026-03-12', 'Pending');
  const otherDepartment = await fixtures.employee({ department: 'IT' });
  await fixtures.leave(otherDepartment, '2026-03-02', '2026-03-06');
  const conflicts = async (token: string, of: { employeeId?: number; leaveId?: number } = {}) => {
    const query = { startDate: '2026-03-02', endDate: '2026-03-06', ...of };
    return (await api.call(getLeaveConflicts, { query, token })).body.data;
  };

  expect(await conflicts(admin.token, { employeeId: employee.id })).toMatchObject({
    overlaps: [{ startDate: '2026-03-05' }],
    punchedDays: ['2026-03-03'],
    away: [{ employeeName: 'Pia Peer', status: 'Pending' }],
  });
  const mine = await conflicts(employee.token);
  expect(mine).toMatchObject({ punchedDays: ['2026-03-03'], away: [] });
  const [own, ...others] = mine.overlaps;
  expect(others).toEqual([]);
  const except = await conflicts(employee.token, { leaveId: own?.id ?? 0 });
  expect(except.overlaps).toEqual([]);
});

test('employees cannot query conflicts of others; dates must be valid', async () => {
  const employee = await api.signedIn();
  const statusOf = async (query: Record<string, string | number>, token: string) =>
    (await api.callUnchecked(getLeaveConflicts, { query, token })).status;
  const days = { startDate: '2026-03-02', endDate: '2026-03-06' };
  expect(await statusOf({ ...days, employeeId: admin.id }, employee.token)).toBe(403);
  expect(await statusOf({ ...days, employeeId: 999_999 }, admin.token)).toBe(404);
  const reversed = { startDate: '2026-03-06', endDate: '2026-03-02' };
  expect(await statusOf(reversed, employee.token)).toBe(422);
  expect(await statusOf({ startDate: '2026-03-06' }, employee.token)).toBe(400);
});
