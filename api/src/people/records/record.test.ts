import {
  deleteEmployee,
  type EmployeeUpdateInput,
  getEmployee,
  listAudit,
  searchEmployees,
  setEmployeeStatus,
  updateEmployee,
} from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN', employeeCode: 'EMP-BOSS' });
});
afterAll(() => api.stop());

const update = (id: number, body: EmployeeUpdateInput) =>
  api.call(updateEmployee, { params: { id }, body, token: admin.token });
const updateUnchecked = (id: number, body: object) =>
  api.callUnchecked(updateEmployee, { params: { id }, body, token: admin.token });
const get = (id: number) => api.call(getEmployee, { params: { id }, token: admin.token });
const read = async (id: number) => (await get(id)).body.data;
const auditOf = async (employeeId: number) =>
  (await api.call(listAudit, { query: { employeeId }, token: admin.token })).body.data;

test('the full record has every field except sign-in data', async () => {
  const { id } = await api.fixtures.account({
    firstName: 'Ada',
    shiftStartTime: '09:00',
    bankAccountNumber: '12345678',
  });
  const { status, body } = await get(id);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    id,
    firstName: 'Ada',
    shiftStartTime: '09:00',
    bankAccountNumber: '12345678',
    isOnBreak: false,
    documents: [],
    version: 1,
  });
  const keys = Object.keys(body.data);
  expect(keys.filter((key) => /password|search|isDemo/i.test(key))).toEqual([]);
  expect(keys.length).toBeGreaterThan(50);
});

test('reading bank or medical values is audited, reading a record without them is not', async () => {
  const guarded = await api.fixtures.employee({
    medicalCondition: 'Asthma',
    employeeCode: 'EMP-G',
  });
  const plain = await api.fixtures.employee();
  await Promise.all([read(guarded), read(plain)]);
  expect(await auditOf(guarded)).toEqual([
    expect.objectContaining({
      action: 'employee.read',
      actorCode: 'EMP-BOSS',
      employeeCode: 'EMP-G',
      before: null,
      after: null,
    }),
  ]);
  expect(await auditOf(plain)).toEqual([]);
});

test('the record says whether the employee is on a break', async () => {
  const id = await api.fixtures.employee();
  const log = await api.fixtures.log(id, '2026-03-10 08:00:00');
  await api.fixtures.break(id, log, '2026-03-10 09:00:00');
  expect((await read(id)).isOnBreak).toBe(true);
});

test('an absent field stays, null and an empty text clear it', async () => {
  const id = await api.fixtures.employee({
    department: 'IT',
    designation: 'Engineer',
    phone: '+1 312',
    gender: 'Female',
  });
  const saved = await update(id, {
    designation: null,
    gender: '',
    lastName: 'X',
  });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({
    message: 'Employee updated successfully',
    data: { id, version: 2 },
  });
  expect(await read(id)).toMatchObject({
    department: 'IT',
    designation: null,
    gender: null,
    lastName: 'X',
    phone: '+1 312',
    version: 2,
  });
});

test('a record can be sent as it was read; only what differs is changed', async () => {
  const id = await api.fixtures.employee({ shiftStartTime: '09:00', bankName: 'Lake Bank' });
  const record = await read(id);
  const { body } = await updateUnchecked(id, { ...record, bankName: 'River Bank' });
  expect(body.data.version).toBe(2);
  const [entry] = await auditOf(id);
  expect(entry).toMatchObject({
    action: 'employee.update',
    before: { bankName: '•••' },
    after: { bankName: '•••' },
    note: null,
  });
  expect((await updateUnchecked(id, await read(id))).body.data.version).toBe(2);
});

test('an update cannot set role, status, code, password or version', async () => {
  const id = await api.fixtures.employee({ isActive: false });
  const smuggled = { role: 'ADMIN', isActive: true, employeeId: 'EMP-1', id: 1 };
  const body = {
    ...smuggled,
    passwordHash: 'x',
    password: 'x',
    emailVerifiedAt: 'x',
    isDemo: true,
  };
  expect((await updateUnchecked(id, body)).status).toBe(200);
  expect(await read(id)).toMatchObject({ role: 'EMPLOYEE', isActive: false, version: 1 });
});

test('of two updates of the same version one is stale; without a version the last one wins', async () => {
  const id = await api.fixtures.employee();
  const responses = await Promise.all(
    ['A', 'B'].map((lastName) => update(id, { lastName, version: 1 })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = responses.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: 'stale',
    message: expect.stringContaining('Reload'),
  });
  expect((await update(id, { lastName: 'C' })).status).toBe(200);
  const [entry] = await auditOf(id);
  expect(entry).toMatchObject({ note: expect.stringContaining('without a version') });
});

test('a changed name can be searched at once', async () => {
  const id = await api.fixtures.employee();
  await update(id, { firstName: 'Žofie', phone: '(555) 777-1234' });
  for (const term of ['zofie', '5557771234']) {
    const query = { searchTerm: term };
    const { body } = await api.call(searchEmployees, { query, token: admin.token });
    expect(body.data.map((row) => row.id)).toEqual([id]);
  }
});

test('a taken email address is refused in any case, naming the field', async () => {
  const { email } = await api.fixtures.account();
  const id = await api.fixtures.employee();
  const { status, body } = await update(id, { email: email.toUpperCase() });
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'conflict', fields: [{ field: 'email' }] });
});

test('all invalid fields are named at once', async () => {
  const id = await api.fixtures.employee();
  const { status, body } = await updateUnchecked(id, {
    firstName: ' ',
    email: 'a@b.c,d@e.f',
    phone: 'call me',
    dob: '2026-02-30',
    gender: 'Unknown',
    shiftStartTime: '24:00',
    joiningDate: '0000-01-01',
    hasPf: 'yes',
  });
  expect(status).toBe(422);
  expect(body.fields?.map(({ field }) => field).toSorted()).toEqual([
    'dob',
    'email',
    'firstName',
    'gender',
    'hasPf',
    'joiningDate',
    'phone',
    'shiftStartTime',
  ]);
  expect(body.message).toContain('First name is required');
});

test.each([
  [{ joiningDate: '2026-03-02', exitDate: '2026-03-01' }, 'exitDate'],
  [{ joiningDate: '2000-01-01', dob: '2000-01-01' }, 'joiningDate'],
  [{ dob: '2027-01-01' }, 'dob'],
  [{ dob: '1901-01-01' }, 'dob'],
  [{ dob: '2027-01-01', joiningDate: '2020-01-01' }, 'dob'],
  [{ joiningDate: '2199-12-31' }, 'joiningDate'],
  [{ exitDate: '2199-12-31' }, 'exitDate'],
])('dates that contradict each other or are out of bounds are refused: %j', async (body, field) => {
  const id = await api.fixtures.employee();
  const response = await update(id, body);
  expect([response.status, response.body.fields?.map((each) => each.field)]).toEqual([
    422,
    [field],
  ]);
});

test('a stored date out of bounds does not prevent another change (design §10)', async () => {
  const id = await api.fixtures.employee({ joiningDate: '2199-12-31' });
  expect((await update(id, { designation: 'Clerk' })).status).toBe(200);
  expect((await update(id, { joiningDate: '2026-01-01' })).status).toBe(200);
});

const calls = { getEmployee, updateEmployee, deleteEmployee, setEmployeeStatus };
test.each([
  ['getEmployee', { params: { id: 999_999 } }, 404],
  ['updateEmployee', { params: { id: 999_999 }, body: { lastName: 'X' } }, 404],
  ['deleteEmployee', { params: { id: 999_999 } }, 404],
  ['setEmployeeStatus', { params: { id: 999_999 }, query: { isActive: true } }, 404],
  ['getEmployee', { params: { id: 'unknown' } }, 400],
  ['getEmployee', { params: { id: 0 } }, 400],
  ['getEmployee', { params: { id: 99_999_999_999_999 } }, 400],
  ['setEmployeeStatus', { params: { id: 1 }, query: { isActive: 'perhaps' } }, 400],
  ['setEmployeeStatus', { params: { id: 1 } }, 400],
] as const)('%s with %j is %i with a sentence', async (name, request, status) => {
  const response = await api.callUnchecked(calls[name], { ...request, token: admin.token });
  expect([response.status, typeof response.body.message]).toEqual([status, 'string']);
});
