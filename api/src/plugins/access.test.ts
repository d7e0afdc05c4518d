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

describe.each(['expired', 'revoked', 'deactivated', 'forged'] as const)(
  'a token that is %s',
  (kind) => {
    let token: string;
    beforeAll(async () => {
      token = await tokenThatIs(kind);
    });

    test.each(guarded)('does not open $method $path', async (call) => {
      const { status, body } = await api.send(call.method, pathOf(call), token);
      expect([status, body.code]).toEqual([401, 'unauthenticated']);
    });
  },
);

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

/** An administrator's token that was good once. */
async function tokenThatIs(
  kind: 'expired' | 'revoked' | 'deactivated' | 'forged',
): Promise<string> {
  const { id, token } = await api.signedIn({ role: 'ADMIN' });
  const run = (sql: string) =>
    api.database.withClient((client) => client.query(sql, kind === 'forged' ? [] : [id]));
  if (kind === 'expired') {
    await run(`UPDATE sessions SET expires_at = '2026-03-10T12:00-06' WHERE employee_id = $1`);
  }
  if (kind === 'revoked')
    await run('UPDATE sessions SET revoked_at = now() WHERE employee_id = $1');
  if (kind === 'deactivated') await run('UPDATE employees SET is_active = false WHERE id = $1');
  if (kind !== 'forged') return token;
  // The same claims, written otherwise: the signature no longer fits.
  const [header, payload = '', signature] = token.split('.');
  const rewritten = Buffer.from(`${Buffer.from(payload, 'base64url')} `).toString('base64url');
  return [header, rewritten, signature].join('.');
}

function isCall(value: unknown): value is contract.Call {
  return typeof value === 'object' && value !== null && 'access' in value && 'response' in value;
}
