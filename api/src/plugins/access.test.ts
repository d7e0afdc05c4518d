import * as contract from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: string;
let employee: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.tokenOf('ADMIN');
  employee = await api.tokenOf('EMPLOYEE');
});
afterAll(() => api.stop());

const reads = Object.values<unknown>(contract).filter(isRead);
const SEARCH = '?searchTerm=x';

const adminCalls = reads.filter((call) => call.access === 'admin');
const sessionCalls = reads.filter((call) => call.access === 'session');
const pathOf = ({ path }: contract.Call) => (path.endsWith('/search') ? path + SEARCH : path);

test('the contract has calls of both kinds', () => {
  expect(adminCalls.length).toBeGreaterThan(3);
  expect(sessionCalls.length).toBeGreaterThan(1);
});

test.each([...adminCalls, ...sessionCalls])('$path requires authentication', async (call) => {
  const { status, body } = await api.get(pathOf(call));
  expect([status, body.code]).toEqual([401, 'unauthenticated']);
});

test.each(adminCalls)('$path requires the role ADMIN', async (call) => {
  const { status, body } = await api.get(pathOf(call), employee);
  expect([status, body.code]).toEqual([403, 'forbidden']);
  expect((await api.get(pathOf(call), admin)).status).toBe(200);
});

test.each(sessionCalls)('$path is open to every session', async (call) => {
  expect((await api.get(pathOf(call), employee)).status).toBe(200);
});

test('the role is checked before the query is read', async () => {
  expect((await api.get('/admin/employee?page=x', employee)).status).toBe(403);
});

function isRead(value: unknown): value is contract.Call {
  return typeof value === 'object' && value !== null && 'access' in value && 'method' in value
    ? value.method === 'GET' && 'path' in value
    : false;
}
