import {
  checkImport,
  createImport,
  getEmployee,
  inviteImported,
  listAudit,
  listDepartments,
  searchEmployees,
  updateEmployee,
} from '@rollcall/shared/contract';
import { DAY_MS } from '@rollcall/shared/domain';
import { importCalls } from '../testing/imports.ts';
import { NOON, startTestApi, type TestApi } from '../testing/test-api.ts';
import { purgeImport } from './service.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi({ PUBLIC_URL: 'http://localhost:4000' });
  token = (await api.signedIn({ role: 'ADMIN', firstName: 'Ada', employeeCode: 'A-1' })).token;
});
beforeEach(() => api.setNow(NOON));
afterAll(() => api.stop());

const { options, run, start, work, find } = importCalls(
  () => api,
  () => token,
);
let serial = 0;
const person = (changes: object = {}) => ({
  firstName: 'Cy',
  email: `cy${(serial += 1)}@example.test`,
  ...changes,
});
const findByEmail = async (searchTerm: string) =>
  (await api.call(searchEmployees, { query: { searchTerm }, token })).body.data[0];
const recordOf = async (email: string) => {
  const id = (await findByEmail(email))?.id ?? 0;
  return (await api.call(getEmployee, { params: { id }, token })).body.data;
};

test('people are created with their fields, active, by slices, and counted', async () => {
  const rows = Array.from({ length: 20 }, () => person({ lastName: 'Young' }));
  const first = person({
    lastName: 'Zo',
    department: 'Moon',
    joiningDate: '2026-03-01',
    pfNumber: 'PF 1',
    aadhaar: '1234',
  });
  const done = await run([first, ...rows], { addsDepartments: true });
  expect(done).toEqual({
    id: expect.any(String),
    state: 'done',
    total: 21,
    remaining: 0,
    created: 21,
    updated: 0,
    skipped: 0,
    uninvited: 21,
    problems: [],
    createdByName: expect.stringContaining('Ada'),
    createdAt: new Date(NOON).toISOString(),
  });
  expect(await recordOf(first.email)).toMatchObject({
    ...first,
    isActive: true,
    isInvited: true,
    hasPf: true,
    role: 'EMPLOYEE',
  });
  const { data } = (await api.call(listDepartments, { token })).body;
  expect(data.map(({ name }) => name)).toContain('Moon');
  expect(await api.mailsTo(first.email)).toEqual([]);
});

test('those who are there are changed by the rules of the form, and an unchanged one is skipped', async () => {
  const rows = [person({ phone: '555 0101' }), person()];
  await run(rows);
  const changed = [{ ...rows[0], phone: '555 0102', exitDate: '2026-04-30' }, { ...rows[1] }];
  expect(await run(changed)).toMatchObject({ created: 0, updated: 1, skipped: 1 });
  expect(await recordOf(rows[0]?.email ?? '')).toMatchObject({
    phone: '555 0102',
    exitDate: '2026-04-30',
    // As the form has it: no step after the import.
    deactivateOnExit: true,
    version: 2,
  });
});

test('someone who has left already gets an account that is not active, and no invitation', async () => {
  const left = person({ joiningDate: '2020-01-01', exitDate: '2026-01-31', status: 'RESIGNED' });
  expect(await run([left], { invites: true })).toMatchObject({ created: 1, uninvited: 0 });
  expect(await recordOf(left.email)).toMatchObject({ isActive: false, deactivateOnExit: false });
  expect(await api.mailsTo(left.email)).toEqual([]);
});

test('invitations are mailed once all people are there, or later, each of them once', async () => {
  const now = person();
  expect(await run([now], { invites: true })).toMatchObject({ state: 'done', uninvited: 0 });
  expect(await api.mailsTo(now.email)).toHaveLength(1);

  const later = person();
  const { id } = await run([later]);
  const invite = () => api.call(inviteImported, { params: { id }, token });
  expect((await invite()).body.data).toMatchObject({ state: 'inviting', remaining: 1 });
  await work();
  expect(await find(id)).toMatchObject({ state: 'done', uninvited: 0 });
  expect(await api.mailsTo(later.email)).toHaveLength(1);
  const again = await api.callUnchecked(inviteImported, { params: { id }, token });
  expect([again.status, again.body.message]).toEqual([
    409,
    'No one of this import waits for an invitation.',
  ]);
});

test('one row with an error refuses all, and names row and field', async () => {
  const good = person({ department: 'Mars' });
  const body = { ...options, addsDepartments: true, rows: [good, person({ gender: 'x' })] };
  const { status, body: refusal } = await api.callUnchecked(createImport, { body, token });
  expect([status, refusal.message, refusal.fields]).toEqual([
    422,
    '1 row cannot be imported. Check the rows again.',
    [{ field: 'rows.1.gender', message: 'Gender must be one of Male, Female, Other' }],
  ]);
  expect(await findByEmail(good.email)).toBeUndefined();
  const { data } = (await api.call(listDepartments, { token })).body;
  expect(data.map(({ name }) => name)).not.toContain('Mars');
});

test.each<['email' | 'employeeCode']>([['email'], ['employeeCode']])(
  'who has an address since the start, found by %s, is never changed instead, and the others are imported',
  async (matchBy) => {
    const [taken, free] = [person({ lastName: 'Late' }), person()];
    const { id } = await start([taken, free], { matchBy });
    await api.fixtures.employee({ firstName: 'Bob', email: taken.email });
    await work();
    const { problems, ...found } = await find(id);
    expect(found).toMatchObject({ state: 'done', created: 1, updated: 0 });
    expect(problems).toEqual([
      expect.stringMatching(/^Cy Late: Another employee has this email address/),
    ]);
    expect(await recordOf(taken.email)).toMatchObject({ firstName: 'Bob' });
  },
);

test('who has another address since the start is not created a second time', async () => {
  const row = person();
  await run([row]);
  const { id } = await start([{ ...row, phone: '555' }]);
  const params = { id: (await findByEmail(row.email))?.id ?? 0 };
  await api.call(updateEmployee, { params, body: { email: person().email }, token });
  await work();
  expect(await find(id)).toMatchObject({
    created: 0,
    updated: 0,
    problems: ['Cy: No employee has this email address any more'],
  });
});

test('the audit log has the import, and each person as if they had been registered', async () => {
  const row = person();
  await run([row]);
  const { data } = (await api.call(listAudit, { token })).body;
  expect(data.slice(0, 2)).toEqual([
    expect.objectContaining({
      actorCode: 'A-1',
      action: 'import.create',
      after: { created: 1, updated: 0, skipped: 0 },
    }),
    expect.objectContaining({ actorCode: 'A-1', action: 'employee.create' }),
  ]);
});

test('after a week an import is gone, with the fields that it changed', async () => {
  const { id } = await run([person()]);
  while (await purgeImport(api.api.context, NOON + 7 * DAY_MS + 1000));
  await expect(find(id)).rejects.toThrow('there is no import');
});

// The last one: nothing works on it.
test('a check and an import of as many people as there can be take one request each', async () => {
  const rows = Array.from({ length: 2000 }, () =>
    person({ medicalCondition: 'x'.repeat(1000), exitReason: 'y'.repeat(500) }),
  );
  const { invites: _invites, ...body } = { ...options, rows };
  const { data } = (await api.call(checkImport, { body, token })).body;
  expect(data.rows.filter(({ errors }) => errors.length > 0)).toEqual([]);
  expect(await start(rows)).toMatchObject({ state: 'importing', total: 2000, remaining: 2000 });
});
