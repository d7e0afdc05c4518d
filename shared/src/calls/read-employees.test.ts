/** @jest-environment jsdom */
import { ENDPOINTS } from '../contract/index.ts';
import { mutate, serveCalls } from '../testing/serve-calls.ts';
import { login } from './auth.ts';
import { dashboardQuery } from './dashboard.ts';
import { createDocumentMutation, readDocuments, updateDocumentMutation } from './documents.ts';
import { allEmployeesQuery, employeesQuery } from './employees.ts';
import { uploadMutation } from './uploads.ts';

const { respond, read } = serveCalls();

const counts = (number: number | null) => ({
  totalEmployees: number,
  totalAdmins: null,
  totalActive: null,
  totalInactive: null,
  totalUnverified: null,
  totalVerified: null,
  totalOnLeave: null,
  totalPunchIn: null,
  totalPunchOutMismatch: number,
});

test.each([
  ['in data', { data: { totalUsers: 4, missmatch: { totalPunchOutMismatch: 4 } } }, 4],
  ['as the body, as text', { totalUsers: '4', missmatch: { totalPunchOutMismatch: '4' } }, 4],
  ['that are not numbers', { data: { totalUsers: 'four', missmatch: 4 } }, null],
  ['in an empty response', {}, null],
])('counts of the dashboard %s (spec §3)', async (_, body, number) => {
  expect(await read(ENDPOINTS.getDashboard, body, dashboardQuery())).toEqual(counts(number));
});

test('each count of the dashboard is read from its own field (spec §3)', async () => {
  const data = {
    totalUsers: 1,
    totalAdmins: 2,
    totalActiveUser: 3,
    totalInActiveUser: 4,
    totalUnverifiedUser: 5,
    totalVerifiedUser: 6,
    totalOnLeaveCount: 7,
    totalPunchInCount: 8,
    missmatch: { totalPunchOutMismatch: 9 },
  };
  const result = await read<object>(ENDPOINTS.getDashboard, { data }, dashboardQuery());
  expect(Object.entries(result)).toEqual([
    ['totalEmployees', 1],
    ['totalAdmins', 2],
    ['totalActive', 3],
    ['totalInactive', 4],
    ['totalUnverified', 5],
    ['totalVerified', 6],
    ['totalOnLeave', 7],
    ['totalPunchIn', 8],
    ['totalPunchOutMismatch', 9],
  ]);
});

const PAGE = employeesQuery({ page: 0, isActive: true });
type Rows = { readonly rows: readonly Record<string, unknown>[] };

test.each([
  ['isActive', { isActive: null }, null],
  ['isActive', { isActive: '1' }, true],
  ['id', { id: '7' }, 7],
  ['employeeId', { employeeId: 12 }, '12'],
  ['middleName', { middleName: ' ' }, null],
  ['phone', { phone: 15_550_100 }, '15550100'],
  ['avatarUrl', { avatarUrl: '', profilePhotoUrl: '/photo' }, '/photo'],
  ['avatarUrl', { avatarUrl: '/avatar', profilePhotoUrl: '/photo' }, '/avatar'],
  ['designation', { designation: { name: 'Engineer' } }, null],
])('%s of an employee %j is %j (spec §3, design §8)', async (name, employee, expected) => {
  const { rows } = await read<Rows>(ENDPOINTS.listEmployees, { data: [employee] }, PAGE);
  expect(rows[0]).toHaveProperty(name, expected);
});

test('a row keeps unknown fields, because a change sends all of them back (design §8)', async () => {
  const employee = { id: 7, shoeSize: 38, nested: { deep: true } };
  const { rows } = await read<Rows>(ENDPOINTS.listEmployees, [employee], PAGE);
  expect(rows[0]).toMatchObject({ fields: employee });
});

test.each([
  ['a list with entries that are not objects', [{ id: 1 }, null, 'x'], 1, 2],
  ['none', undefined, 0, 0],
  ['not a list', { id: 1 }, 0, 0],
])('time logs of an employee: %s (spec §7)', async (_, timeLogs, logs, unreadableLogs) => {
  const body = { data: { data: [{ id: 7, timeLogs }] } };
  const query = allEmployeesQuery('listAttendance');
  const { rows } = await read<Rows>(ENDPOINTS.listEmployees, body, query);
  expect(rows[0]).toMatchObject({ unreadableLogs });
  expect(rows[0]?.timeLogs).toHaveLength(logs);
});

test.each([
  [
    'complete',
    { id: 1, firstName: 'Ada', lastName: 'Okafor', email: 'ada@b.example', role: 'ADMIN' },
    { id: 1, firstName: 'Ada', lastName: 'Okafor', email: 'ada@b.example', role: 'ADMIN' },
  ],
  [
    'without a role, which the token then provides',
    { id: '1', firstName: null },
    { id: 1, firstName: null, lastName: null, email: 'typed@b.example', role: '' },
  ],
  ['missing', undefined, null],
  ['without an id, which is never invented', { firstName: 'Ada', role: 'ADMIN' }, null],
])('the employee of a sign-in, %s (spec §7, design §7)', async (_, employee, expected) => {
  respond(ENDPOINTS.login, { data: { token: 't', employee } });
  const granted = await login({ email: 'typed@b.example', password: 'p' });
  expect(granted).toEqual({ token: 't', employee: expected });
});

test.each([
  ['data', { data: 'https://files.example/my photo.png' }, 'https://files.example/my photo.png'],
  ['data.location', { data: { location: '/f' } }, '/f'],
  ['data.Location, as from S3', { data: { Location: '/f' } }, '/f'],
  ['data.url', { data: { url: '/f' } }, '/f'],
  ['the body itself', '"https://files.example/1"', 'https://files.example/1'],
])('the location of a file is read from %s (spec §7)', async (_, body, location) => {
  respond(ENDPOINTS.upload, body);
  const sent = mutate(uploadMutation(), { file: new Blob(['x']), name: 'a.png' });
  await expect(sent).resolves.toBe(location);
});

test.each([
  ['nothing', { data: null }],
  ['an empty text', { data: ' ' }],
  ['a list', { data: ['/f'] }],
])('an upload whose location is %s has failed (spec §8)', async (_, body) => {
  respond(ENDPOINTS.upload, body);
  const sent = mutate(uploadMutation(), { file: new Blob(['x']), name: 'a.png' });
  await expect(sent).rejects.toThrow('Failed to upload image');
});

const DOCUMENT = { type: 'Passport', url: '/f' };

test.each([
  [{ data: { id: 5, type: 'other', url: '/other' } }, 5],
  [{ id: '5' }, 5],
  ['', null],
])('a new document has the input, with the id of %j (spec §7)', async (body, id) => {
  respond(ENDPOINTS.createDocument, body);
  expect(await mutate(createDocumentMutation(7), DOCUMENT)).toEqual({ ...DOCUMENT, id });
});

test('a changed document has the input, whatever the response (spec §7)', async () => {
  respond(ENDPOINTS.updateDocument, { data: { id: 99 } });
  expect(await mutate(updateDocumentMutation(7), { ...DOCUMENT, id: 3 })).toEqual({
    ...DOCUMENT,
    id: 3,
  });
});

test.each([
  [[{ id: 1, type: 'Passport', url: '/f' }, null, 'x'], [{ id: 1, type: 'Passport', url: '/f' }]],
  [[{}], [{ id: null, type: null, url: null }]],
  [undefined, undefined],
  ['none', undefined],
])('documents %j are %j: a backend may send none at all (spec §3)', (documents, expected) => {
  expect(readDocuments({ documents })).toEqual(expected);
});
