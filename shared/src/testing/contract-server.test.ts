import {
  createEmployee,
  decideLeave,
  listLeaves,
  logout,
  updateEmployee,
} from '../contract/index.ts';
import { ContractServer } from './contract-server.ts';

const server = new ContractServer();
beforeAll(() => server.start());
beforeEach(() => server.reset());
afterAll(() => server.stop());

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Sends a request to the server and returns what it found. */
async function problemsOf(line: string, init: RequestInit = {}): Promise<string[]> {
  const [method = '', path = ''] = line.split(' ');
  await fetch(server.baseUrl + path, { method, ...init });
  return server.takeProblems();
}

const json = (body: unknown): RequestInit => ({ headers: JSON_TYPE, body: JSON.stringify(body) });

function form(fields: Readonly<Record<string, string | Blob>>): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { body };
}

const PERSON = {
  firstName: 'Ana',
  email: 'ana@rollcall.example',
  phone: '+15550100',
  gender: 'Female',
};

test.each<[string, string, RequestInit]>([
  ['a query', 'GET /leaves?page=0&status=Pending&employeeId=7', {}],
  ['a path with a parameter', 'DELETE /leaves/9', {}],
  ['a JSON body', 'PUT /leaves/9/decision', json({ status: 'Approved' })],
  ['an optional body that is absent', 'POST /user/timeLog', { headers: JSON_TYPE }],
  ['a form', 'POST /admin/employee', form({ ...PERSON, hasPf: 'true', panCard: new Blob(['x']) })],
  ['a record with unknown fields', 'PUT /admin/employee/7', json({ shoeSize: 38, phone: null })],
])('%s as in the contract is no problem', async (_, line, init) => {
  await expect(problemsOf(line, init)).resolves.toEqual([]);
});

test.each<[string, string, RequestInit | undefined, string[]]>([
  [
    'a parameter of the path',
    'DELETE /leaves/nine',
    undefined,
    ['withdrawLeave: params.id: expected number'],
  ],
  [
    'the value of a query',
    'GET /leaves?page=0&status=Lost',
    undefined,
    ['listLeaves: query.status: expected Pending or Approved or Rejected'],
  ],
  [
    'a field of a query',
    'GET /leaves?pages=0',
    undefined,
    ['listLeaves: query.pages: unknown field'],
  ],
  [
    'a query of a call without one',
    'GET /admin/dashboard?page=0',
    undefined,
    ['getDashboard: query.page: unknown field'],
  ],
  [
    'a missing field of a body',
    'PUT /leaves/9/decision',
    json({ state: 'Approved' }),
    ['decideLeave: body.status: expected Approved or Rejected'],
  ],
  [
    'an extra field of a body',
    'PUT /leaves/9/decision',
    json({ status: 'Approved', why: 'x' }),
    ['decideLeave: body.why: unknown field'],
  ],
  [
    'an extra field in a list',
    'POST /corrections',
    json({
      rows: [{ punchIn: '2026-03-09 09:00', punchOut: '2026-03-09 17:00', out: 1 }],
      reason: 'x',
    }),
    ['requestCorrections: body.rows.0.out: unknown field'],
  ],
  [
    'a body without JSON',
    'PUT /leaves/9/decision',
    { headers: JSON_TYPE, body: 'x' },
    ['decideLeave: body: must be JSON'],
  ],
  [
    'the content type of JSON',
    'PUT /leaves/9/decision',
    { body: '{}' },
    ['decideLeave: body: must be JSON by content type'],
  ],
  [
    'the content type of a form',
    'POST /admin/employee',
    json(PERSON),
    ['createEmployee: body: must be a form'],
  ],
  [
    'a field of a form',
    'POST /admin/employee',
    form({ ...PERSON, hasPf: 'maybe', photo: new Blob(['x'], { type: 'image/png' }) }),
    ['createEmployee: body.hasPf: expected true or on or 1 or false or off or 0 or '],
  ],
  [
    'a file of a form',
    'POST /admin/employee',
    form({ ...PERSON, photo: new Blob(['x']) }),
    ['createEmployee: body.photo: unknown field'],
  ],
  [
    'a body of a call without one',
    'POST /auth/logout',
    json({}),
    ['logout: body: this call has none'],
  ],
  ['a call', 'GET /leave', undefined, ['No call of the contract is GET /leave.']],
])(
  '%s that violates the contract is a problem, with call, part, field and rule',
  async (_, line, init, problems) => {
    server.respondRaw(listLeaves, () => ({ status: 200, body: {} }));
    await expect(problemsOf(line, init)).resolves.toEqual(problems);
  },
);

test('a test may accept invalid requests of a call, which then has to get one', async () => {
  server.acceptInvalid(decideLeave);
  await expect(problemsOf('PUT /leaves/9/decision', json({}))).resolves.toEqual([]);
  server.acceptInvalid(decideLeave);
  await expect(problemsOf('PUT /leaves/9/decision', json({ status: 'Approved' }))).resolves.toEqual(
    ['decideLeave: no invalid request was received, so none must be accepted.'],
  );
});

test('a response that violates the contract is found', async () => {
  server.respond(logout, () => ({ status: true }) as never);
  const [problem] = await problemsOf('POST /auth/logout');
  expect(problem).toContain('logout: response');
});

test('problems that no test took fail the next one, or the file', async () => {
  await fetch(`${server.baseUrl}/leaves?pages=0`);
  expect(() => server.reset()).toThrow('listLeaves: query.pages: unknown field');
  await fetch(`${server.baseUrl}/leaves?pages=0`);
  await expect(server.stop()).rejects.toThrow('listLeaves: query.pages: unknown field');
  await server.start();
});

test('a request of a closed page is neither recorded nor answered', async () => {
  const received = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  server.respondRaw(listLeaves, async () => {
    received.resolve();
    await released.promise;
    return { status: 200, body: {} };
  });
  const signal = AbortSignal.timeout(500);
  const url = `${server.baseUrl}/leaves?page=0`;
  const unanswered = fetch(url, { signal });
  await received.promise;
  server.reset();
  server.changeBaseUrl();
  released.resolve();
  const late = fetch(url, { signal });
  await expect(unanswered).rejects.toThrow('timeout');
  await expect(late).rejects.toThrow('timeout');
  expect(server.requests).toEqual([]);
});

test('requests of a call are recorded with the fields of the call', async () => {
  await problemsOf('GET /leaves?page=2');
  await problemsOf('PUT /admin/employee/7', json({ phone: null }));
  expect(server.requestsOf(listLeaves).map(({ query }) => query.page)).toEqual(['2']);
  expect(server.requestsOf(updateEmployee)[0]?.body).toEqual({ phone: null });
  expect(server.requestsOf(createEmployee)).toEqual([]);
});
