import {
  createDepartment,
  createLeaveCalendarLink,
  deleteDepartment,
  getEmployee,
  getEmployeeTerms,
  listAudit,
  listDepartments,
  listDesignations,
  listEmployees,
  renameDesignation,
  searchEmployees,
  setAssignment,
  updateDepartment,
  updateEmployee,
} from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
});
afterAll(() => api.stop());

const list = async () => (await api.call(listDepartments, { token })).body.data;
const add = async (name: string) =>
  (await api.call(createDepartment, { body: { name }, token })).body.data;
const update = (id: number, body: { name?: string; isActive?: boolean; version?: number }) =>
  api.call(updateDepartment, { params: { id }, body, token });
const remove = (id: number) => api.call(deleteDepartment, { params: { id }, token });
const change = (id: number, body: { department?: string; designation?: string }) =>
  api.callUnchecked(updateEmployee, { params: { id }, body, token });
const found = async (searchTerm: string) => {
  const { body } = await api.call(searchEmployees, { query: { searchTerm }, token });
  return body.data.map(({ id }) => id);
};

test('the specified departments exist from the start', async () => {
  const data = await list();
  expect(data.map(({ name }) => name)).toEqual(['IT', 'HR', 'Finance', 'Marketing', 'Operations']);
  expect(data[4]).toEqual({
    id: expect.any(Number),
    name: 'Operations',
    isActive: true,
    version: 1,
    employees: 0,
    former: 0,
  });
});

test('a new department can be given to employees, filters by it and counts them', async () => {
  const { id } = await add('Ångström Lab');
  const employeeId = await api.fixtures.employee();
  expect((await change(employeeId, { department: 'Ångström Lab' })).status).toBe(200);
  const query = { department: 'Ångström Lab', page: 0 };
  const { data } = (await api.call(listEmployees, { query, token })).body;
  expect(data).toMatchObject([{ id: employeeId }]);
  expect(await found('ångström')).toContain(employeeId);
  expect((await list()).find((row) => row.id === id)).toMatchObject({ employees: 1, former: 0 });
  await change(employeeId, { department: 'IT' });
  expect((await list()).find((row) => row.id === id)).toMatchObject({ employees: 0 });
});

test('a new name holds for everyone at once, in lists, searches, the history and calendar links', async () => {
  const { id, version } = await add('Warehouse');
  const employeeId = await api.fixtures.employee();
  await change(employeeId, { department: 'Warehouse', designation: 'Früher' });
  await api.call(createLeaveCalendarLink, { body: { department: 'Warehouse' }, token });
  const before = await api.call(getEmployee, { params: { id: employeeId }, token });
  const saved = await update(id, { name: 'Logistik Süd', version });
  expect(saved.body.data).toMatchObject({ id, name: 'Logistik Süd', version: 2, employees: 1 });
  const after = await api.call(getEmployee, { params: { id: employeeId }, token });
  expect(after.body.data).toEqual({ ...before.body.data, department: 'Logistik Süd' });
  const { terms } = (await api.call(getEmployeeTerms, { params: { id: employeeId }, token })).body
    .data;
  expect(terms.at(-1)).toMatchObject({ department: 'Logistik Süd', to: null });
  expect(terms.filter(({ department }) => department === 'Logistik Süd')).toHaveLength(1);
  expect(await found('logistik süd früher')).toContain(employeeId);
  expect(await found('warehouse')).not.toContain(employeeId);
  const { data } = (await api.call(listAudit, { token })).body;
  expect(data[0]).toMatchObject({
    action: 'department.update',
    before: { name: 'Warehouse' },
    after: { name: 'Logistik Süd' },
  });
});

test('an inactive department is no longer offered, but who is in it stays', async () => {
  const { id } = await add('Archive');
  const [inside, outside] = [await api.fixtures.employee(), await api.fixtures.employee()];
  await change(inside, { department: 'Archive' });
  await update(id, { isActive: false });
  const refused = await change(outside, { department: 'Archive' });
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    [{ field: 'department', message: expect.stringMatching(/^Department must be one of IT, HR,/) }],
  ]);
  expect(refused.body.message).not.toContain('Archive');
  expect((await change(inside, { department: 'Archive', designation: 'Clerk' })).status).toBe(200);
});

test('a department that was never used can be deleted, others not', async () => {
  const { id } = await add('Mistake');
  expect((await remove(id)).status).toBe(200);
  expect((await remove(id)).status).toBe(404);
  const used = await add('Pilots');
  const employeeId = await api.fixtures.employee();
  await change(employeeId, { department: 'Pilots' });
  const { status, body } = await remove(used.id);
  expect([status, body.message]).toEqual([
    409,
    'The department Pilots has 1 employee, now or in the past. Make it inactive instead.',
  ]);
  const planned = await add('Planned');
  const assignment = { scope: `department:${planned.id}`, from: null, zone: 'Europe/Berlin' };
  await api.call(setAssignment, { body: assignment, token });
  expect((await remove(planned.id)).body.message).toMatch(
    /^The department Planned has assignments/,
  );
});

test.each([
  ['a name in use, in any case', { name: 'finance' }, 'name'],
  ['an empty name', { name: ' ' }, 'name'],
  ['a name with a hidden character', { name: 'Sa\u202eles' }, 'name'],
  ['a long name', { name: 'x'.repeat(61) }, 'name'],
])('%s is refused', async (_title, body, field) => {
  const { status, body: error } = await api.callUnchecked(createDepartment, { body, token });
  expect([status, error.fields?.map((one) => one.field)]).toEqual([422, [field]]);
});

test('a change that is based on an older version is refused', async () => {
  const { id } = await add('Stale');
  await update(id, { name: 'Fresh' });
  const { status, body } = await update(id, { name: 'Late', version: 1 });
  expect([status, body.code]).toEqual([409, 'stale']);
});

const designations = async () => {
  const { data } = (await api.call(listDesignations, { token })).body;
  return new Map(data.map(({ name, employees, former }) => [name, [employees, former]]));
};
const rename = (from: string, to: string, merges?: boolean) =>
  api.call(renameDesignation, {
    body: { from, to, ...(merges !== undefined && { merges }) },
    token,
  });

test('designations are those in use, now and before', async () => {
  const [first, second] = [await api.fixtures.employee(), await api.fixtures.employee()];
  await change(first, { designation: 'Welder' });
  await change(second, { designation: 'Welder' });
  expect((await designations()).get('Welder')).toEqual([2, 0]);
});

test('a designation is renamed for all who have it or had it, without a new term', async () => {
  const id = await api.fixtures.employee();
  await change(id, { designation: 'Enginer' });
  const countTerms = async () =>
    (await api.call(getEmployeeTerms, { params: { id }, token })).body.data.terms.length;
  const before = await countTerms();
  expect((await rename('Enginer', 'Engineer')).body.data).toEqual({ employees: 1 });
  expect(await countTerms()).toBe(before);
  expect((await designations()).get('Enginer')).toBeUndefined();
  expect(await found('engineer')).toContain(id);
  expect((await rename('Enginer', 'Engineer')).status).toBe(404);
});

test('two designations become one only when that was seen', async () => {
  const [first, second] = [await api.fixtures.employee(), await api.fixtures.employee()];
  await change(first, { designation: 'Driver' });
  await change(second, { designation: 'Chauffeur' });
  const refused = await rename('Chauffeur', 'Driver');
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'The designation Driver exists. Merge the two, or choose another name.',
  ]);
  expect((await rename('Chauffeur', 'Driver', true)).body.data).toEqual({ employees: 1 });
  expect((await designations()).get('Driver')).toEqual([2, 0]);
});

test('a designation of ten thousand employees is renamed at once, and recalculates no day', async () => {
  const stale = () =>
    api.database.withClient(
      async (client) => (await client.query('SELECT count(*) AS rows FROM stale_days')).rows[0],
    );
  await api.database.withClient((client) =>
    client.query(`INSERT INTO employees (first_name, last_name, email, email_key, employee_code, is_active, search_text, designation)
      SELECT 'M', 'Many', 'many' || n || '@x.test', 'many' || n || '@x.test', 'MANY-' || n, true, 'm many', 'Picker'
      FROM generate_series(1, 10000) AS n`),
  );
  const before = await stale();
  const body = { from: 'Picker', to: 'Warehouse picker' };
  const renamed = await api.callUnchecked(renameDesignation, { body, token });
  expect([renamed.status, renamed.body.data]).toEqual([200, { employees: 10_000 }]);
  expect(await stale()).toEqual(before);
});
