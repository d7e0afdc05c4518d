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

const calls = Object.values<unknown>(contract).filter(isCall);
const guarded = calls.filter((call) => call.access !== 'public');
const adminCalls = guarded.filter((call) => call.access === 'admin');
/** Reads that need no id: they answer everybody who may make them. */
const reads = guarded.filter(({ method, path }) => method === 'GET' && !path.includes('{'));

/** What a read cannot be asked without. */
const QUERY: Record<string, string> = {
  searchEmployees: '?searchTerm=x',
  getLeaveConflicts: '?startDate=2026-03-02&endDate=2026-03-06',
};

/** A path of the call; ids are those of nobody. */
const pathOf = ({ name, path }: contract.Call) =>
  path.replaceAll(/\{\w+\}/g, '999999') + (QUERY[name] ?? '');

test('the contract has calls of both kinds', () => {
  expect(adminCalls.length).toBeGreaterThan(3);
  expect(guarded.length - adminCalls.length).toBeGreaterThan(1);
});

test.each(guarded)('$method $path requires authentication', async (call) => {
  const { status, body } = await api.send(call.method, pathOf(call));
  expect([status, body.code]).toEqual([401, 'unauthenticated']);
});

test.each(adminCalls)('$method $path requires the role ADMIN', async (call) => {
  const { status, body } = await api.send(call.method, pathOf(call), employee);
  expect([status, body.code]).toEqual([403, 'forbidden']);
});

test.each(reads)('$path is open to those who may', async (call) => {
  const token = call.access === 'admin' ? admin : employee;
  expect((await api.get(pathOf(call), token)).status).toBe(200);
});

test('the role is checked before the query is read', async () => {
  expect((await api.get('/admin/employee?page=x', employee)).status).toBe(403);
});

function isCall(value: unknown): value is contract.Call {
  return typeof value === 'object' && value !== null && 'access' in value && 'response' in value;
}
