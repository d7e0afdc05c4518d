import type { Company } from './company.ts';
import { breaks, dashboard, leaves } from './data.ts';

const PAGE_SIZE = 10;
const RESET_REFERENCE = 'reset-reference';

/** The only account, and the code of every recovery. */
export const ADMINISTRATOR = {
  email: 'admin@foreign.example',
  password: 'foreign-password',
  otpCode: '4321',
};

interface Call {
  readonly company: Company;
  readonly now: number;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  /** The path parameter, if the call has one. */
  readonly id: number;
}
export type Reply = readonly [status: number, body: unknown];
export type Handler = (call: Call) => Reply;

/** A token with a payload that the console can read; this backend checks only its suffix. */
function tokenFor(now: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ exp: Math.floor(now / 1000) + 3600 })}.foreign`;
}

const missing: Reply = [404, { message: 'There is no such record here.' }];

/** The list is inside `data` with its total, unlike on our server; the specification allows both. */
function pageOf(query: URLSearchParams, rows: readonly object[]): Reply {
  const first = Number(query.get('page') ?? 0) * PAGE_SIZE;
  return [200, { data: { data: rows.slice(first, first + PAGE_SIZE), total: rows.length } }];
}

const listEmployees: Handler = ({ company, query, now }) => {
  const isActiveFilter = query.get('isActive');
  const term = query.get('searchTerm')?.toLowerCase() ?? '';
  const rows = company
    .list(now)
    .filter(
      ({ isActive }) =>
        isActiveFilter === null || (isActiveFilter === 'true') === (isActive === true),
    )
    .filter((row) =>
      JSON.stringify([row.firstName, row.lastName, row.email]).toLowerCase().includes(term),
    );
  if (query.get('page') === null) return [200, { data: { data: rows } }];
  return pageOf(
    query,
    rows.map((row) => ({ ...row, timeLogs: undefined })),
  );
};

/** Time logs of an employee between two dates, both included. */
function logsOf({ company, id, query, now }: Call) {
  const [from, to] = [query.get('startDate') ?? '', query.get('endDate') ?? '9999'];
  return company.find(id, now)?.timeLogs.filter(({ punchIn }) => {
    const day = punchIn.slice(0, 10);
    return from <= day && day <= to;
  });
}

const sum = (texts: readonly (string | null)[]) =>
  String(texts.reduce((total, text) => total + Number(text ?? 0), 0));

/** The calls of spec §7 by method and path, where `{id}` is a number. */
export const HANDLERS: Readonly<Record<string, Handler>> = {
  'POST /auth/login': ({ body: { email, password }, now }) =>
    email === ADMINISTRATOR.email && password === ADMINISTRATOR.password
      ? [
          200,
          {
            data: {
              token: tokenFor(now),
              employee: { id: '1', firstName: '', lastName: null, email, role: 'ADMIN' },
            },
          },
        ]
      : [401, { message: 'These credentials are not known here.' }],
  'POST /auth/forgot-password': () => [200, { message: 'A code is on its way.' }],
  'POST /auth/verify-otp-code': ({ body: { otpCode } }) =>
    otpCode === ADMINISTRATOR.otpCode
      ? [200, { data: { ref: RESET_REFERENCE } }]
      : [400, { message: 'That code is not right.' }],
  'POST /auth/set-password': ({ body: { ref, password, confirmPassword } }) =>
    ref === RESET_REFERENCE && password === confirmPassword
      ? [200, { status: true, message: 'Your new password is set.' }]
      : [200, { status: false, message: 'This reset is not valid.' }],
  'POST /auth/register': ({ company, now, body }) =>
    company.list(now).some(({ email }) => email === body.email)
      ? [400, { message: 'That email is already registered.' }]
      : [201, { data: { ...body, password: undefined, id: company.nextId(), isActive: null } }],

  'GET /admin/dashboard': ({ now }) => [200, { data: dashboard(now) }],
  'GET /admin/employee': listEmployees,
  'GET /admin/employee/search': listEmployees,
  // The specification does not name this path; it is the default of API_REGISTER_PATH (design §15.12).
  'POST /admin/employee': ({ company }) => [201, { data: { id: company.nextId() } }],
  'PUT /admin/employee/{id}': ({ company, id, body, now }) => {
    if (!company.find(id, now)) return missing;
    company.change(id, body);
    return [200, { data: company.find(id, now) }];
  },
  'DELETE /admin/employee/{id}': ({ company, id, now }) => {
    if (!company.find(id, now)) return missing;
    company.remove(id);
    return [200, { message: 'Removed.' }];
  },
  'PUT /admin/employee/status/{id}': ({ company, id, query, now }) => {
    if (!company.find(id, now)) return missing;
    company.change(id, { isActive: query.get('isActive') === 'true' });
    return [200, {}];
  },

  'POST /admin/document/{id}': ({ company, id, body: { type, url }, now }) =>
    company.find(id, now) ? [201, { data: company.addDocument(id, type, url) }] : missing,
  'PUT /admin/document/{id}': ({ company, id, body: { id: documentId, type, url } }) =>
    company.changeDocument(id, { id: Number(documentId), type, url }) ? [200, {}] : missing,
  'DELETE /admin/document/{id}': ({ company, id }) => {
    company.removeDocument(id);
    return [200, {}];
  },
  'POST /admin/s3/upload': ({ company }) => [
    200,
    { data: `https://files.foreign.example/${company.nextId()}.png` },
  ],

  'GET /user/timeLog/stat/{id}': (call) => {
    const logs = logsOf(call);
    if (!logs) return missing;
    return [
      200,
      {
        totalWorkedTime: sum(logs.map(({ totalWorkedMins }) => totalWorkedMins)),
        totalBreakTime: sum(logs.map(({ totalBreakMins }) => totalBreakMins)),
        totalWorkedDays: String(logs.length),
        totalLeaves: 0,
      },
    ];
  },
  'GET /user/timeLog/{id}': (call) => {
    const logs = logsOf(call);
    return logs ? pageOf(call.query, logs) : missing;
  },
  'POST /user/timeLog': ({ company, body }) => [201, { ...body, id: company.nextId() }],

  'GET /leaves': ({ now }) => [200, { data: leaves(now) }],
  'GET /breaks': ({ now }) => [200, { data: breaks(now) }],
};
