import { checkImport, type ImportRow } from '@rollcall/shared/contract';
import { departments } from '../core/db/tables/company.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
  await api.database.db
    .insert(departments)
    .values([{ name: 'Sales' }, { name: 'Archive', isActive: false }]);
  await api.fixtures.employee({
    firstName: 'Ana',
    lastName: 'Lopez',
    email: 'ana@example.test',
    employeeCode: 'E-1',
    phone: '555 0101',
    department: 'Archive',
    joiningDate: '2024-05-01',
  });
  await api.fixtures.employee({ firstName: 'Bob', email: 'bob@example.test', employeeCode: 'E-2' });
});
afterAll(() => api.stop());

const check = async (rows: readonly ImportRow[], changes: object = {}) => {
  const body = { rows: [...rows], matchBy: 'email', existing: 'update', ...changes } as never;
  return (await api.call(checkImport, { body, token })).body.data;
};
const NEW = { firstName: 'Cy', email: 'cy@example.test' };
const ANA = { email: 'ANA@example.test' };

test.each<[string, ImportRow, object]>([
  ['someone new', NEW, { action: 'create', employeeId: null, employeeName: null, changes: [] }],
  [
    'someone with one of the addresses, whatever its case',
    { ...ANA, phone: '555 0199', designation: 'Lead' },
    {
      action: 'update',
      employeeId: expect.any(Number),
      employeeName: 'Ana Lopez',
      changes: ['phone', 'designation', 'email'],
    },
  ],
  [
    'someone with nothing new; empty cells say nothing',
    { email: 'ana@example.test', phone: ' 555 0101 ', lastName: '', department: 'archive' },
    { action: 'unchanged', changes: [] },
  ],
])('a row about %s', async (_name, row, expected) => {
  const { rows } = await check([row]);
  expect(rows).toEqual([expect.objectContaining({ ...expected, errors: [] })]);
});

test('those who are there already can be left as they are, whatever the row says', async () => {
  const { rows } = await check([{ ...ANA, phone: 'x' }, NEW], { existing: 'skip' });
  expect(rows.map(({ action, errors }) => [action, errors])).toEqual([
    ['skip', []],
    ['create', []],
  ]);
});

test('by code, an address can change, and a row without a code is someone new', async () => {
  const { rows } = await check([{ employeeCode: 'e-1', email: 'ana@new.test' }, NEW], {
    matchBy: 'employeeCode',
  });
  expect(rows.map(({ action, changes }) => [action, changes])).toEqual([
    ['update', ['email']],
    ['create', []],
  ]);
});

test.each<[ImportRow, string, string, object?]>([
  [{ email: 'cy@example.test' }, 'firstName', 'First name is required'],
  [{ firstName: 'Cy' }, 'email', 'Email is required'],
  [{ ...NEW, email: 'cy@' }, 'email', 'Email is invalid'],
  [{ ...NEW, gender: 'm' }, 'gender', 'Gender must be one of Male, Female, Other'],
  [{ ...NEW, dob: '31/12/1990' }, 'dob', 'Date of birth must be a date like 2026-03-28'],
  [{ ...NEW, dob: '2026-12-01' }, 'dob', 'Date of birth is in the future'],
  [
    { ...NEW, joiningDate: '2026-02-01', exitDate: '2026-01-01' },
    'exitDate',
    'Exit date is before the join date',
  ],
  [{ ...ANA, exitDate: '2024-01-01' }, 'exitDate', 'Exit date is before the join date'],
  [{ ...NEW, phone: '+1 555' }, 'phone', 'Phone is too short for its country'],
  [{ ...NEW, department: 'Moon' }, 'department', 'There is no department Moon'],
  [{ ...NEW, department: 'archive' }, 'department', 'The department Archive is not active'],
  [
    { ...NEW, employeeCode: 'E-9' },
    'employeeCode',
    'No employee has the code E-9',
    { matchBy: 'employeeCode' },
  ],
  [
    { employeeCode: 'E-1', email: 'bob@example.test' },
    'email',
    'Another employee has this email address',
    { matchBy: 'employeeCode' },
  ],
])('%j is refused: %s', async (row, field, message, changes = {}) => {
  const { rows } = await check([row], changes);
  expect(rows[0]?.errors).toEqual([{ field, message }]);
});

test('a code twice is refused only where people are found by it', async () => {
  const rows = [ANA, { email: 'bob@example.test' }].map((row) => ({ ...row, employeeCode: 'E-1' }));
  const byEmail = await check(rows);
  expect(byEmail.rows.flatMap(({ errors }) => errors)).toEqual([]);
  const byCode = await check(rows, { matchBy: 'employeeCode' });
  expect(byCode.rows[1]?.errors[0]).toEqual({
    field: 'employeeCode',
    message: 'Row 1 has the same employee code',
  });
});

test('the same person twice is refused at the second row', async () => {
  const { rows } = await check([NEW, { ...NEW, email: 'CY@example.test' }]);
  expect(rows.map(({ errors }) => errors)).toEqual([
    [],
    [{ field: 'email', message: 'Row 1 has the same email address' }],
  ]);
});

test('departments that do not exist yet are named once, and accepted where they are to be added', async () => {
  const rows = ['Moon', 'moon', 'sales'].map((department, at) => ({
    firstName: 'Cy',
    email: `cy${at}@example.test`,
    department,
  }));
  const added = await check(rows, { addsDepartments: true });
  expect(added.newDepartments).toEqual(['Moon']);
  expect(added.rows.flatMap(({ errors }) => errors)).toEqual([]);
});

test('whom an import leaves as they are adds no department', async () => {
  const rows = [{ ...ANA, department: 'Moon' }];
  expect(await check(rows, { existing: 'skip', addsDepartments: true })).toMatchObject({
    newDepartments: [],
  });
});

test.each<[ImportRow, string]>([
  [{ ...NEW, email: 'a\0@x.test' }, 'email'],
  [{ ...NEW, pan: 'a\uD800' }, 'pan'],
])('%j has an error at its field, because no database can store it', async (row, field) => {
  const { rows } = await check([row, { ...NEW, email: 'dee@example.test' }]);
  expect(rows[0]?.errors[0]).toEqual({
    field,
    message: 'This has a character that cannot be stored',
  });
  expect(rows[1]?.errors).toEqual([]);
});

test.each([
  [{ rows: [] }, 'rows', 'There is no one to import'],
  [
    { rows: Array.from({ length: 2001 }, () => NEW) },
    'rows',
    'Import at most 2000 people at a time',
  ],
  [
    { rows: [{ ...NEW, exitReason: 'x'.repeat(2001) }] },
    'rows.0.exitReason',
    'A field has at most 2000 characters',
  ],
  [{ rows: [NEW], matchBy: 'name' }, 'matchBy', expect.any(String)],
])('a request is refused with the name of the field (case %#)', async (change, field, message) => {
  const body = { matchBy: 'email', existing: 'update', ...change };
  const { status, body: refusal } = await api.callUnchecked(checkImport, { body, token });
  expect([status, refusal.fields?.[0]]).toEqual([422, { field, message }]);
});
