import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN', employeeCode: 'EMP-BOSS' });
});
afterAll(() => api.stop());

const put = (path: string, body?: unknown) => api.send('PUT', path, admin.token, body);
const get = (path: string) => api.get(path, admin.token);
const read = async (id: number) => (await get(`/admin/employee/${id}`)).body.data;
const auditOf = async (id: number) => (await get(`/admin/audit?employeeId=${id}`)).body.data;

test('the full record has every field except sign-in data', async () => {
  const { id } = await api.fixtures.account({
    firstName: 'Ada',
    shiftStartTime: '09:00',
    bankAccountNumber: '12345678',
  });
  const { status, body } = await get(`/admin/employee/${id}`);
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
  const saved = await put(`/admin/employee/${id}`, {
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
  const { body } = await put(`/admin/employee/${id}`, { ...record, bankName: 'River Bank' });
  expect(body.data.version).toBe(2);
  const [entry] = await auditOf(id);
  expect(entry).toMatchObject({
    action: 'employee.update',
    before: { bankName: '•••' },
    after: { bankName: '•••' },
    note: null,
  });
  expect((await put(`/admin/employee/${id}`, await read(id))).body.data.version).toBe(2);
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
  expect((await put(`/admin/employee/${id}`, body)).status).toBe(200);
  expect(await read(id)).toMatchObject({ role: 'EMPLOYEE', isActive: false, version: 1 });
});

test('of two updates of the same version one is stale; without a version the last one wins', async () => {
  const id = await api.fixtures.employee();
  const responses = await Promise.all(
    ['A', 'B'].map((lastName) => put(`/admin/employee/${id}`, { lastName, version: 1 })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = responses.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: 'stale',
    message: expect.stringContaining('Reload'),
  });
  expect((await put(`/admin/employee/${id}`, { lastName: 'C' })).status).toBe(200);
  const [entry] = await auditOf(id);
  expect(entry).toMatchObject({ note: expect.stringContaining('without a version') });
});

test('a changed name can be searched at once', async () => {
  const id = await api.fixtures.employee();
  await put(`/admin/employee/${id}`, { firstName: 'Žofie', phone: '(555) 777-1234' });
  for (const term of ['zofie', '5557771234']) {
    const { body } = await get(`/admin/employee/search?searchTerm=${term}`);
    expect(body.data.map((row: { id: number }) => row.id)).toEqual([id]);
  }
});

test('a taken email address is refused in any case, naming the field', async () => {
  const { email } = await api.fixtures.account();
  const id = await api.fixtures.employee();
  const { status, body } = await put(`/admin/employee/${id}`, { email: email.toUpperCase() });
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'conflict', fields: [{ field: 'email' }] });
});

test('all invalid fields are named at once', async () => {
  const id = await api.fixtures.employee();
  const { status, body } = await put(`/admin/employee/${id}`, {
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
  expect(body.fields.map(({ field }: { field: string }) => field).toSorted()).toEqual([
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
])('dates that contradict each other are refused: %j', async (body, field) => {
  const id = await api.fixtures.employee();
  const response = await put(`/admin/employee/${id}`, body);
  expect([response.status, response.body.fields[0].field]).toEqual([422, field]);
});

test.each([
  ['GET', '/admin/employee/999999', 404],
  ['PUT', '/admin/employee/999999', 404],
  ['DELETE', '/admin/employee/999999', 404],
  ['PUT', '/admin/employee/status/999999?isActive=true', 404],
  ['GET', '/admin/employee/unknown', 400],
  ['GET', '/admin/employee/0', 400],
  ['GET', '/admin/employee/99999999999999', 400],
  ['PUT', '/admin/employee/status/1?isActive=perhaps', 400],
  ['PUT', '/admin/employee/status/1', 400],
])('%s %s is %i with a sentence', async (method, path, status) => {
  const body = method === 'PUT' && path.endsWith('999999') ? { lastName: 'X' } : undefined;
  const response = await api.send(method, path, admin.token, body);
  expect([response.status, typeof response.body.message]).toEqual([status, 'string']);
});
