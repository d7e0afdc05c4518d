/** @jest-environment jsdom */
import { ENDPOINTS } from '../contract/index.ts';
import { aNewEmployee, aRegistration } from '../testing/builders.ts';
import { fetchNow, mutate, serveCalls } from '../testing/serve-calls.ts';
import { accountStatusMutation, deleteEmployeeMutation } from './account-status.ts';
import { login } from './auth.ts';
import { breaksQuery } from './breaks.ts';
import { dashboardQuery } from './dashboard.ts';
import {
  createDocumentMutation,
  deleteDocumentMutation,
  updateDocumentMutation,
} from './documents.ts';
import { createEmployeeMutation, updateEmployeeMutation } from './employee-record.ts';
import { employeeTimeLogsQuery, timeStatisticsQuery } from './employee-time.ts';
import { allEmployeesQuery, employeeSearchQuery, employeesQuery } from './employees.ts';
import { leavesQuery } from './leaves.ts';
import { resetPassword, sendCode, verifyCode } from './recovery.ts';
import { registerEmployee } from './registration.ts';
import { uploadMutation } from './uploads.ts';

const { server, respond } = serveCalls('secret');

/** Responds to every call with a body that each call reads as a success. */
function respondToAll(): void {
  const data = { token: 't', ref: 'r', location: '/f', path: '/feed' };
  for (const call of Object.values(ENDPOINTS)) respond(call, { status: true, data });
}

const fetch = (query: object) => () => fetchNow(query);

const RANGE = { employeeId: 7, startDate: '2026-03-01', endDate: '2026-03-31' };
const SENT_RANGE = { startDate: '2026-03-01', endDate: '2026-03-31' };
const DOCUMENT = { type: 'Passport', url: 'https://files.example/1' };
type Sent = readonly [line: string, query: object, body: unknown, key?: string];
const NO_BODY = '';

test.each<[string, () => Promise<unknown>, Sent]>([
  [
    'sign-in (spec §7)',
    () => login({ email: 'a@b.example', password: 'p' }),
    ['POST /auth/login', {}, { email: 'a@b.example', password: 'p' }],
  ],
  [
    'send code (spec §7)',
    () => sendCode('a@b.example'),
    ['POST /auth/forgot-password', {}, { email: 'a@b.example' }],
  ],
  [
    'verify code (spec §7)',
    () => verifyCode({ email: 'a@b.example', otpCode: '0042' }),
    ['POST /auth/verify-otp-code', {}, { email: 'a@b.example', otpCode: '0042' }],
  ],
  [
    'reset (spec §7)',
    () => resetPassword({ ref: 'r', password: 'secret', confirmPassword: 'secret' }),
    ['POST /auth/set-password', {}, { ref: 'r', password: 'secret', confirmPassword: 'secret' }],
  ],
  [
    'registration (spec §7)',
    () => registerEmployee(aRegistration()),
    ['POST /auth/register', {}, aRegistration()],
  ],
  ['dashboard (spec §7)', fetch(dashboardQuery()), ['GET /admin/dashboard', {}, NO_BODY]],
  [
    'a page of employees (spec §7)',
    fetch(employeesQuery({ page: 2, isActive: false })),
    ['GET /admin/employee', { page: '2', isActive: 'false' }, NO_BODY],
  ],
  [
    'a search of employees (spec §7)',
    fetch(employeeSearchQuery({ searchTerm: 'ä+b', isActive: true, page: 0 })),
    ['GET /admin/employee/search', { searchTerm: 'ä+b', isActive: 'true', page: '0' }, NO_BODY],
  ],
  [
    'all employees with time logs (spec §7)',
    fetch(allEmployeesQuery('listTimeLogs')),
    ['GET /admin/employee', {}, NO_BODY],
  ],
  [
    'change of an employee, with all fields (spec §7)',
    () =>
      mutate(updateEmployeeMutation(7), {
        received: { id: 7, shoeSize: 38, phone: null },
        changes: { phone: '+15550100' },
      }),
    ['PUT /admin/employee/7', {}, { id: 7, shoeSize: 38, phone: '+15550100' }],
  ],
  [
    'deletion of an employee (spec §7)',
    () => mutate(deleteEmployeeMutation(7), undefined),
    ['DELETE /admin/employee/7', {}, NO_BODY],
  ],
  [
    'deactivation (spec §7)',
    () => mutate(accountStatusMutation(7, false), undefined),
    ['PUT /admin/employee/status/7', { isActive: 'false' }, NO_BODY],
  ],
  [
    'a new document (spec §7)',
    () => mutate(createDocumentMutation(7), DOCUMENT),
    ['POST /admin/document/7', {}, DOCUMENT],
  ],
  [
    'change of a document, with its id (spec §7)',
    () => mutate(updateDocumentMutation(7), { ...DOCUMENT, id: 3 }),
    ['PUT /admin/document/7', {}, { ...DOCUMENT, id: 3 }],
  ],
  [
    'deletion of a document (spec §7)',
    () => mutate(deleteDocumentMutation(), 3),
    ['DELETE /admin/document/3', {}, NO_BODY],
  ],
  [
    'totals of a range, which send the first page (spec §7)',
    fetch(timeStatisticsQuery(RANGE)),
    ['GET /user/timeLog/stat/7', { ...SENT_RANGE, page: '0' }, NO_BODY],
  ],
  [
    'a page of an employee’s logs (spec §7)',
    fetch(employeeTimeLogsQuery({ ...RANGE, page: 1 })),
    ['GET /user/timeLog/7', { ...SENT_RANGE, page: '1' }, NO_BODY],
  ],
  ['leaves (spec §7)', fetch(leavesQuery({})), ['GET /leaves', {}, NO_BODY]],
  ['breaks (spec §7)', fetch(breaksQuery({})), ['GET /breaks', {}, NO_BODY]],
])('%s: method, path, query, body and key', async (_, send, [line, query, body, key]) => {
  respondToAll();
  await send();
  const sent = server.requests.map((request) => ({
    line: `${request.method} ${request.path}`,
    query: request.query,
    body: request.body,
    key: request.headers['idempotency-key'],
    token: request.headers.authorization,
  }));
  expect(sent).toEqual([{ line, query, body, key, token: 'Bearer secret' }]);
});

/** The parts of a received form: field names and file names. */
const partsOf = (body: unknown) =>
  [...String(body).matchAll(/name="([^"]*)"(?:; filename="([^"]*)")?/g)].map(([, ...part]) => part);

test('a file is sent as a form with one part, and its location is read (spec §7)', async () => {
  respondToAll();
  const file = new Blob(['x'], { type: 'image/png' });
  await expect(mutate(uploadMutation(), { file, name: 'me.png' })).resolves.toBe('/f');
  const [{ path, headers, body }] = server.requests as [(typeof server.requests)[number]];
  expect(path).toBe('/admin/s3/upload');
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(partsOf(body)).toEqual([['file', 'me.png']]);
});

test('a new employee is sent as a form: flags as text, files with their names, no undefined field (spec §7)', async () => {
  respondToAll();
  const panCard = new File(['x'], 'pan.png', { type: 'image/png' });
  const fields = aNewEmployee({ hasPf: true, isActive: false, department: undefined, panCard });
  await mutate(createEmployeeMutation(), fields);
  expect(server.requests[0]).toMatchObject({ method: 'POST', path: '/admin/employee' });
  const { body } = server.requests[0] ?? {};
  expect(partsOf(body)).toEqual([
    ['firstName', undefined],
    ['email', undefined],
    ['phone', undefined],
    ['gender', undefined],
    ['hasPf', undefined],
    ['isActive', undefined],
    ['panCard', 'pan.png'],
  ]);
  expect(body).toMatch(/name="hasPf"\r\n\r\ntrue\r\n[^]*name="isActive"\r\n\r\nfalse\r\n/);
});
