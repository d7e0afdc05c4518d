import {
  type CallQuery,
  listAudit,
  setEmployeeStatus,
  updateEmployee,
} from '@rollcall/shared/contract';
import { sql } from '../../core/db/drizzle.ts';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
let ana: number;
beforeAll(async () => {
  api = await startTestApi();
  const admin = { role: 'ADMIN', firstName: 'Ada', lastName: 'Boss', employeeCode: 'A-1' } as const;
  token = (await api.signedIn(admin)).token;
  ana = await api.fixtures.employee({ firstName: 'Ana', lastName: 'Lee', employeeCode: 'E-1' });
  const bob = await api.fixtures.employee({
    firstName: 'Bob',
    lastName: 'Oak',
    employeeCode: 'E-2',
  });
  // Eleven at night of the day before, in the company's zone.
  api.setNow(NOON - 13 * 3_600_000);
  await api.call(setEmployeeStatus, { params: { id: bob }, query: { isActive: false }, token });
  api.setNow(NOON);
  const body = { phone: '+13125550111', bankAccountNumber: '12345678' };
  await api.call(updateEmployee, { params: { id: ana }, body, token });
  await api.database.db.execute(sql`INSERT INTO audit (at, action, note)
    VALUES (${new Date(NOON).toISOString()}, 'administrator.create', 'On the server')`);
});
afterAll(() => api.stop());

const find = async (query: CallQuery<typeof listAudit> = {}) =>
  (await api.call(listAudit, { query, token })).body.data;

test('an entry names both people, when, and what changed, with secrets masked', async () => {
  const [, entry] = await find();
  expect(entry).toEqual({
    id: expect.any(Number),
    at: new Date(NOON).toISOString(),
    actorCode: 'A-1',
    actorName: 'Ada Boss',
    action: 'employee.update',
    employeeId: ana,
    employeeCode: 'E-1',
    employeeName: 'Ana Lee',
    before: { phone: null, bankAccountNumber: null },
    after: { phone: '+13125550111', bankAccountNumber: '•••' },
    note: 'Saved without a version: the last write wins',
  });
});

test.each<[CallQuery<typeof listAudit>, string[]]>([
  [{}, ['administrator.create', 'employee.update', 'employee.deactivate']],
  [{ sort: 'at' }, ['employee.deactivate', 'employee.update', 'administrator.create']],
  [
    { sort: 'at', order: 'desc' },
    ['administrator.create', 'employee.update', 'employee.deactivate'],
  ],
  [{ search: 'lee' }, ['employee.update']],
  [{ search: 'boss' }, ['employee.update', 'employee.deactivate']],
  [{ search: 'e-2' }, ['employee.deactivate']],
  [{ search: 'nowhere' }, []],
  [{ subject: 'administrator' }, ['administrator.create']],
  [{ subject: 'leave' }, []],
  [{ from: '2026-03-10' }, ['administrator.create', 'employee.update']],
  [{ to: '2026-03-09' }, ['employee.deactivate']],
  [{ from: '2026-03-09', to: '2026-03-09', subject: 'employee' }, ['employee.deactivate']],
])('the filter %j finds %j', async (query, expected) => {
  expect((await find(query)).map(({ action }) => action)).toEqual(expected);
});

test('entries of one employee', async () => {
  expect((await find({ employeeId: ana })).map(({ action }) => action)).toEqual([
    'employee.update',
  ]);
});

test('someone who has been deleted is found by the code', async () => {
  await api.database.db.execute(sql`INSERT INTO audit (at, action, employee_code)
    VALUES (${new Date(NOON).toISOString()}, 'employee.delete', 'E-99')`);
  expect((await find({ search: 'E-99' })).map(({ action }) => action)).toEqual(['employee.delete']);
  await api.database.db.execute(sql`DELETE FROM audit WHERE employee_code = 'E-99'`);
});

test('an entry of the server names no one', async () => {
  expect((await find())[0]).toMatchObject({ actorCode: null, actorName: null, employeeName: null });
});
