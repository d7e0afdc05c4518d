import {
  createDocument,
  getEmployee,
  getEmployeeTerms,
  listAudit,
  listDepartments,
  setPassword,
  undoImport,
  updateEmployee,
} from '@rollcall/shared/contract';
import { DAY_MS } from '@rollcall/shared/domain';
import { importCalls } from '../testing/imports.ts';
import { NOON, startTestApi, type TestApi } from '../testing/test-api.ts';
import { TRACES } from './touched.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi({ PUBLIC_URL: 'http://localhost:4000' });
  token = await api.tokenOf('ADMIN');
});
beforeEach(() => api.setNow(NOON));
afterAll(() => api.stop());

const { run, start, work, find } = importCalls(
  () => api,
  () => token,
);
const undo = (id: string) => api.callUnchecked(undoImport, { params: { id }, token });
let serial = 0;
const person = (changes: object = {}) => ({
  firstName: 'Cy',
  lastName: 'Young',
  email: `cy${(serial += 1)}@example.test`,
  ...changes,
});
const idOf = async (email: string) => {
  const { rows } = await api.database.db.execute<{ id: number }>(
    `SELECT id FROM employees WHERE email = '${email}'`,
  );
  return rows[0]?.id;
};
const recordOf = async (email: string) =>
  (await api.call(getEmployee, { params: { id: (await idOf(email)) ?? 0 }, token })).body.data;

test('whom an import created is deleted with the departments it added, and whom it changed is as before', async () => {
  const there = person({ phone: '555 0101', designation: 'Clerk' });
  await run([there]);
  const before = await recordOf(there.email);
  const rows = [
    {
      ...there,
      phone: '555 0102',
      lastName: 'Old',
      designation: 'Lead',
      exitDate: '2026-05-01',
    },
    ...Array.from({ length: 20 }, () => person({ department: 'Moon' })),
  ];
  const { id } = await run(rows, { addsDepartments: true });
  expect((await undo(id)).body.data).toMatchObject({ state: 'undoing', remaining: 21 });
  await work();
  expect(await find(id)).toMatchObject({ state: 'undone', remaining: 0, problems: [] });
  expect(await idOf(rows[20]?.email ?? '')).toBeUndefined();
  expect(await recordOf(there.email)).toEqual({ ...before, version: 3 });
  const { data } = (await api.call(listDepartments, { token })).body;
  expect(data.map(({ name }) => name)).not.toContain('Moon');
  const audit = await api.call(listAudit, { query: { subject: 'import' }, token });
  expect(audit.body.data[0]).toMatchObject({
    action: 'import.undo',
    after: { created: 20, updated: 1, skipped: 0 },
  });
  expect((await undo(id)).body.message).toBe('This import has been undone already.');
});

test('links of invitations end with it, and mails that wait are not sent', async () => {
  const [first, second] = [person(), person()];
  const { id } = await run([first], { invites: true });
  const [mail] = await api.mailsTo(first.email);
  await undo(id);
  await work();
  const ref = /#ref=([\w-]{43})/.exec(mail ?? '')?.[1] ?? '';
  const body = { ref, password: 'my own one', confirmPassword: 'my own one' };
  expect((await api.callUnchecked(setPassword, { body })).status).toBe(422);

  const waiting = await run([second], { invites: true });
  await undo(waiting.id);
  await work();
  expect(await api.mailsTo(second.email)).toEqual([]);
});

test('an import in progress is cancelled: nothing of it is left, and no one has been mailed', async () => {
  const rows = [person(), person()];
  const { id } = await start(rows, { invites: true });
  await undo(id);
  await work();
  expect(await find(id)).toMatchObject({ state: 'undone', created: 0 });
  expect(await idOf(rows[0]?.email ?? '')).toBeUndefined();
  expect(await api.mailsTo(rows[0]?.email ?? '')).toEqual([]);
});

const touched = 'been changed or used since. This import can no longer be undone.';
test.each<[string, (id: number) => Promise<unknown>]>([
  [
    'has been changed',
    (id) => api.call(updateEmployee, { params: { id }, body: { phone: '555' }, token }),
  ],
  [
    'has a document',
    (employeeId) =>
      api.call(createDocument, {
        params: { employeeId },
        body: { type: 'Visa', url: 'https://example.test/visa.pdf' },
        token,
      }),
  ],
  ['has a time log', (id) => api.fixtures.log(id, '2026-03-09 09:00:00')],
])('it cannot be undone once someone %s', async (_name, touch) => {
  const rows = [person({ firstName: 'Ana' }), person()];
  const { id } = await run(rows);
  await touch((await idOf(rows[0]?.email ?? '')) ?? 0);
  const { status, body } = await undo(id);
  expect([status, body.message]).toEqual([409, `Ana Young has ${touched}`]);
  expect(await find(id)).toMatchObject({ state: 'done' });
  expect(await idOf(rows[1]?.email ?? '')).toBeDefined();
});

test('who is touched while it is undone stays, and is named', async () => {
  const rows = [person({ firstName: 'Ana' }), person()];
  const { id } = await run(rows);
  await undo(id);
  const ana = (await idOf(rows[0]?.email ?? '')) ?? 0;
  await api.call(updateEmployee, { params: { id: ana }, body: { phone: '555' }, token });
  await work();
  expect(await find(id)).toMatchObject({
    state: 'done',
    created: 1,
    problems: ['Ana Young has been changed or used since'],
  });
  expect(await idOf(rows[0]?.email ?? '')).toBe(ana);
  expect(await idOf(rows[1]?.email ?? '')).toBeUndefined();
});

test('an import in progress is cancelled even if someone was touched, who stays', async () => {
  const rows = [person({ firstName: 'Ana' }), ...Array.from({ length: 10 }, () => person())];
  const { id } = await run(rows);
  await api.database.db.execute(`UPDATE imports SET state = 'inviting' WHERE id = '${id}'`);
  const ana = (await idOf(rows[0]?.email ?? '')) ?? 0;
  await api.call(updateEmployee, { params: { id: ana }, body: { phone: '555' }, token });
  expect((await undo(id)).status).toBe(200);
  await work();
  expect(await find(id)).toMatchObject({ state: 'done', created: 1, uninvited: 1 });
  expect(await idOf(rows[0]?.email ?? '')).toBe(ana);
  expect(await idOf(rows[10]?.email ?? '')).toBeUndefined();
});

test('what cannot be given back is named, without harm to the others, and tried again', async () => {
  const rows = [person({ lastName: 'Stone' }), person({ lastName: 'Marsh' })];
  await run(rows);
  const codes = await Promise.all(
    rows.map(async ({ email }) => (await recordOf(email)).employeeId),
  );
  const changes = rows.map((row, at) => ({
    employeeCode: codes[at] ?? '',
    lastName: 'Ray',
    email: `new${row.email}`,
  }));
  const { id } = await run(changes, { matchBy: 'employeeCode' });
  const other = await api.fixtures.employee({ email: rows[0]?.email ?? '' });
  await undo(id);
  await work();
  expect(await find(id)).toMatchObject({
    state: 'done',
    updated: 1,
    problems: ['Cy Ray: Another employee has the former email address'],
  });
  expect(await recordOf(rows[1]?.email ?? '')).toMatchObject({ lastName: 'Marsh' });
  const body = { email: person().email };
  await api.call(updateEmployee, { params: { id: other }, body, token });
  await undo(id);
  await work();
  expect(await find(id)).toMatchObject({ state: 'undone', problems: [] });
  expect(await recordOf(rows[0]?.email ?? '')).toMatchObject({ lastName: 'Stone' });
});

test('two imports of the same people are undone one after the other', async () => {
  const row = person({ phone: '1' });
  await run([row]);
  const second = await run([{ ...row, phone: '2' }]);
  const third = await run([{ ...row, phone: '3' }]);
  expect((await undo(second.id)).status).toBe(409);
  for (const { id } of [third, second]) {
    expect((await undo(id)).status).toBe(200);
    await work();
  }
  expect(await recordOf(row.email)).toMatchObject({ phone: '1' });
});

test('the history of employees has no trace of an import that was undone on a later day', async () => {
  const row = person({ designation: 'Clerk' });
  await run([row]);
  const termsOf = async () => {
    const params = { id: (await idOf(row.email)) ?? 0 };
    const { terms } = (await api.call(getEmployeeTerms, { params, token: later })).body.data;
    return terms;
  };
  let later = token;
  const before = await termsOf();
  const { id } = await run([{ ...row, designation: 'Lead', employmentType: 'Intern' }]);
  expect(await termsOf()).toHaveLength(2);
  api.setNow(NOON + 2 * DAY_MS);
  later = await api.tokenOf('ADMIN');
  await api.call(undoImport, { params: { id }, token: later });
  await work(NOON + 2 * DAY_MS);
  expect(await termsOf()).toEqual(before);
});

test('it can be undone for a week', async () => {
  const { id } = await run([person()]);
  api.setNow(NOON + 7 * DAY_MS - 1000);
  const later = await api.tokenOf('ADMIN');
  api.setNow(NOON + 7 * DAY_MS);
  const { status, body } = await api.callUnchecked(undoImport, { params: { id }, token: later });
  expect([status, body.message]).toEqual([409, 'An import can be undone for 7 days.']);
});

test('what belongs to an employee is known to the undo of imports', async () => {
  const { rows } = await api.database.db.execute<{ name: string }>(`
    SELECT DISTINCT c.conrelid::regclass::text AS name FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
    WHERE c.contype = 'f' AND c.confrelid = 'employees'::regclass AND a.attname = 'employee_id'`);
  // What the import itself writes, and what is calculated or only read.
  const OWN = `employee_terms attendance_days one_time_links outbox audit events notifications
    idempotency_keys files import_rows`.split(/\s+/);
  const known = [...OWN, ...TRACES];
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});
