import { createForeignBackend, type ForeignBackend } from './foreign-backend.ts';
import { ADMINISTRATOR } from './handlers.ts';

let backend: ForeignBackend;
let token: string;

/** Sends `METHOD /path` as the console would. */
async function call(line: string, body?: object, bearer = token) {
  const [method = '', path] = line.split(' ');
  const response = await fetch(`${backend.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

beforeAll(async () => {
  backend = await createForeignBackend({ mode: 404, now: () => Date.UTC(2026, 2, 18, 18) });
  const { email, password } = ADMINISTRATOR;
  token = (await call('POST /auth/login', { email, password })).body.data.token;
});
afterAll(() => backend.close());

test.each([
  ['POST /auth/forgot-password', { email: 'a@b.example' }],
  ['POST /auth/verify-otp-code', { email: 'a@b.example', otpCode: ADMINISTRATOR.otpCode }],
  ['POST /auth/set-password', { ref: 'reset-reference', password: 'x', confirmPassword: 'x' }],
  ['POST /auth/register', { email: 'new@foreign.example', firstName: 'New' }],
  ['GET /admin/dashboard', undefined],
  ['GET /admin/employee?page=0&isActive=true', undefined],
  ['GET /admin/employee/search?searchTerm=ana&isActive=true&page=0', undefined],
  ['GET /admin/employee', undefined],
  ['PUT /admin/employee/2', { firstName: 'Changed' }],
  ['PUT /admin/employee/status/2?isActive=false', undefined],
  ['POST /admin/document/1', { type: 'Passport', url: 'https://a.example/1.png' }],
  ['DELETE /admin/document/1', undefined],
  ['POST /admin/s3/upload', undefined],
  ['GET /user/timeLog/stat/1?startDate=2026-03-01&endDate=2026-03-31&page=0', undefined],
  ['GET /user/timeLog/1?startDate=2026-03-01&endDate=2026-03-31&page=0', undefined],
  ['POST /user/timeLog', { punchIn: '2026-03-18 09:00:00', status: 'Present' }],
  ['GET /leaves', undefined],
  ['GET /breaks', undefined],
  ['DELETE /admin/employee/3', undefined],
])('%s is supported (spec §7)', async (line, body) => {
  const { status } = await call(line, body);
  expect([200, 201]).toContain(status);
});

test.each(['GET /capabilities', 'GET /admin/time-logs', 'GET /me', 'PATCH /admin/employee/1'])(
  '%s exists only on our server: 404 in one mode, 401 in the other',
  async (line) => {
    expect((await call(line)).status).toBe(404);
    const other = await createForeignBackend({ mode: 401 });
    const [method = '', path] = line.split(' ');
    expect((await fetch(`${other.url}${path}`, { method })).status).toBe(401);
    await other.close();
  },
);

test('a call without a token is refused', async () => {
  expect((await call('GET /admin/dashboard', undefined, '')).status).toBe(401);
});

test('written data can be read back', async () => {
  await call('PUT /admin/employee/7', { firstName: 'Renamed' });
  await call('POST /admin/document/7', { type: 'Licence', url: 'https://a.example/2.png' });
  await call('DELETE /admin/employee/8');
  const { data } = (await call('GET /admin/employee')).body.data;
  const row = data.find(({ id }: { id: number }) => id === 7);
  expect(row).toMatchObject({ firstName: 'Renamed', documents: [{ type: 'Licence' }] });
  expect(data.some(({ id }: { id: number }) => id === 8)).toBe(false);
});

test("CORS allows the console's origin", async () => {
  const response = await fetch(`${backend.url}/leaves`, {
    method: 'OPTIONS',
    headers: { origin: 'http://console.example', 'access-control-request-method': 'GET' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('http://console.example');
  expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
});
