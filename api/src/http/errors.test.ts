import * as contract from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test('an unknown path is a JSON 404 with a request id', async () => {
  const { status, headers, body } = await api.sendRaw('GET', '/nowhere');
  expect(status).toBe(404);
  expect(headers.get('content-type')).toContain('application/json');
  expect(body).toEqual({
    status: false,
    code: 'not_found',
    message: 'There is nothing at this URL.',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('a URL that cannot be read is a JSON 400 with a request id', async () => {
  const { status, body } = await api.sendRaw('GET', '/leaves/%zz');
  expect(status).toBe(400);
  expect(body).toEqual({
    status: false,
    code: 'malformed',
    message: 'The URL of the request cannot be read.',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test.each([
  ['broken JSON', '{"email":', {}, 400, 'malformed'],
  ['an array', '[]', {}, 422, 'invalid'],
  [
    'a form',
    'a=b',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'unsupported_type',
  ],
  ['plain text', '{}', { 'content-type': 'text/plain' }, 415, 'unsupported_type'],
  ['half a megabyte', `{"email":"${'x'.repeat(500_000)}"}`, {}, 413, 'too_large'],
] as const)('%s is refused', async (_title, body, headers, status, code) => {
  const response = await api.sendRaw('POST', '/auth/login', { body, headers });
  expect(response).toMatchObject({ status, body: { code } });
});

test.each([
  ['PUT', '/notifications/read', 200],
  ['DELETE', '/admin/leaves/calendar-link', 200],
  ['PUT', '/admin/employee/status/999999?isActive=true', 404],
  ['DELETE', '/admin/employee/999999', 404],
  ['POST', '/user/timeLog', 200],
  ['POST', '/leaves', 422],
] as const)(
  '%s %s with content type JSON and an empty body is a call without a body',
  async (method, path, status) => {
    const token = await api.tokenOf('ADMIN');
    const headers = { 'content-type': 'application/json' };
    expect((await api.sendRaw(method, path, { token, headers })).status).toBe(status);
  },
);

test('an unreadable query names its fields', async () => {
  const token = await api.tokenOf('ADMIN');
  const query = { page: -1, isActive: 'perhaps' };
  const { status, body } = await api.callUnchecked(contract.listEmployees, { query, token });
  expect([status, body.code]).toEqual([400, 'malformed']);
  expect(body.fields?.map(({ field }) => field)).toEqual(['page', 'isActive']);
});

test('an internal error reveals no details', async () => {
  const token = await api.tokenOf('ADMIN');
  const run = (sql: string) => api.database.withClient((client) => client.query(sql));
  await run('ALTER TABLE leaves RENAME TO leaves_renamed');
  const { status, body } = await api.call(contract.listLeaves, { token });
  await run('ALTER TABLE leaves_renamed RENAME TO leaves');
  expect(status).toBe(500);
  expect(body).toEqual({
    status: false,
    code: 'internal',
    message:
      'Something went wrong on the server. Try again. If the problem persists, give the request id to an administrator.',
    requestId: expect.any(String),
  });
});

interface OpenApiDocument {
  openapi: string;
  paths: Record<
    string,
    { get: { operationId: string; parameters: { name: string }[]; security: unknown } }
  >;
}

test('the OpenAPI document lists the calls with their schemas', async () => {
  const response = await api.sendRaw('GET', '/openapi.json');
  const { openapi, paths } = response.body as OpenApiDocument;
  expect(openapi).toBe('3.1.0');
  const get = paths['/api/v1/admin/employee']?.get;
  expect(get?.operationId).toBe('listEmployees');
  expect(get?.parameters.map(({ name }) => name)).toEqual([
    'page',
    'isActive',
    'department',
    'isNew',
    'sort',
    'order',
  ]);
  expect(get?.security).toEqual([{ bearer: [] }]);
});

test('a zero byte is refused with 400, not 500', async () => {
  const token = await api.tokenOf('ADMIN');
  const query = { searchTerm: 'a\u0000b' };
  const search = await api.call(contract.searchEmployees, { query, token });
  const body = { email: 'a\u0000@b.c', password: 'x' };
  const login = await api.call(contract.login, { body });
  expect([search.status, login.status]).toEqual([400, 400]);
});

test('responses are not cached', async () => {
  const { headers } = await api.call(contract.getCapabilities);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('the capabilities are those that have pages', async () => {
  const { body } = await api.call(contract.getCapabilities);
  expect(body.data).toEqual({
    capabilities: [
      'self',
      'profile',
      'timelogs.page',
      'timelogs.repair',
      'attendance.month',
      'working-time',
      'corrections',
      'leaves.page',
      'leave.decide',
      'roles',
      'rights',
      'register.full',
      'waiting',
      'getting-started',
      'now',
      'activity',
      'announcements',
      'notifications',
      'employees.filter',
      'leavers',
      'audit',
      'export',
      'import',
      'bulk',
      'list-views',
      'saved-views',
    ],
    companyZone: 'UTC-06:00',
  });
});
