import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
});
afterAll(() => api.stop());

const DAYS = { type: 'Casual', startDate: '2026-05-04', endDate: '2026-05-05' };
const CREDENTIALS = { email: 'a@b.example', password: 'x' };

test.each<[string, string, unknown, string]>([
  ['POST', '/auth/login', { ...CREDENTIALS, password: null }, 'Password is required'],
  ['POST', '/auth/login', { ...CREDENTIALS, password: ['x'] }, 'Password must be text'],
  [
    'POST',
    '/auth/login',
    { ...CREDENTIALS, password: 'x'.repeat(2000) },
    'Password may have at most 1024 characters',
  ],
  ['POST', '/auth/login', 'text', 'The request must be a JSON object'],
  ['POST', '/auth/login', undefined, 'The request must be a JSON object'],
  ['POST', '/leaves', { ...DAYS, type: null }, 'Type is required'],
  [
    'POST',
    '/leaves',
    { ...DAYS, startDate: '2027-02-29', endDate: 'tomorrow' },
    'Start date must be a date like 2026-03-28. End date must be a date like 2026-03-28',
  ],
  ['POST', '/leaves', { ...DAYS, endDate: 20260505 }, 'End date must be text'],
  ['PUT', '/leaves/1/decision', { status: 'approved' }, 'Status must be one of Approved, Rejected'],
  ['PUT', '/leaves/abc/decision', { status: 'Approved' }, 'Id must be a whole number'],
  ['PUT', '/leaves/1.5/decision', { status: 'Approved' }, 'Id must be a whole number'],
  ['PUT', '/leaves/0/decision', { status: 'Approved' }, 'Id must be at least 1'],
  ['GET', '/leaves?page=-1', undefined, 'Page must be at least 0'],
  ['GET', '/leaves?page=1e20', undefined, 'Page is too large'],
  ['GET', '/admin/employee?isActive=x', undefined, 'Is active must be one of true, false'],
  ['PUT', '/admin/employee/1', { hasPf: 'yes' }, 'PF must be true or false'],
  ['PUT', '/admin/employee/1', { vacationDays: 367 }, 'Vacation days may be at most 366'],
  ['POST', '/corrections', { rows: null, reason: 'x' }, 'Rows is required'],
  ['POST', '/corrections', { rows: {}, reason: 'x' }, 'Rows must be a list'],
  ['POST', '/corrections', { rows: ['x'], reason: 'x' }, 'Entry 1 must be an object'],
  ['DELETE', '/me/sessions/x', undefined, 'Id is invalid'],
])('%s %s %j is refused with a readable message', async (method, path, body, message) => {
  const { status, body: response } = await api.send(method, path, token, body);
  expect([status < 500, response.message]).toEqual([true, message]);
});
