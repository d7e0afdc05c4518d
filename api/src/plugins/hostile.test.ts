import * as contract from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi({ COMPANY_ZONE: 'America/Chicago' });
  admin = await api.signedIn({ role: 'ADMIN' });
  await api.arrange.log(admin.id, '2026-03-10 09:00:00');
  await api.arrange.leave(admin.id, '2026-04-01', '2026-04-02', 'Pending');
});
afterAll(() => api.stop());

/** Values that break servers of this field: each is put wherever a value can be put. */
const HOSTILE: readonly unknown[] = [
  '',
  ' ',
  "'; DROP TABLE employees; --",
  '=HYPERLINK("http://evil")',
  '\u0000',
  '\u202egnp.exe',
  '\ud800',
  'x'.repeat(100_000),
  '2026-02-29',
  '2026-02-30 10:00:00',
  '2026-03-10 24:00:00',
  '2026-03-08 02:30:00',
  '0000-00-00',
  '9999-12-31',
  '-1',
  '1e400',
  '99999999999999999999',
  'NaN',
  '%',
  -1,
  0,
  1.5,
  2 ** 53,
  null,
  true,
  [],
  [[]],
  {},
  { $ne: null },
  { constructor: { prototype: {} } },
];

const MINE =
  /punch|break|TimeLog|TimeStat|Leave|Correction|Attendance|explainDay|Activity|nnouncement|otification/i;
const calls = Object.values<unknown>(contract)
  .filter(isCall)
  .filter(({ name }) => MINE.test(name));

test('the calls of time and leaves are among them', () => {
  expect(calls.length).toBeGreaterThan(35);
});

test.each(calls)('$method $path answers anything with a sentence', async (call) => {
  for (const value of HOSTILE) {
    for (const [path, body] of requestsWith(call, value)) {
      const answer = await api.send(call.method, path, admin.token, body);
      const said = JSON.stringify([path, body]).slice(0, 200);
      expect([said, answer.status < 500, answer.body.message]).toEqual([
        said,
        true,
        expect.stringMatching(/\S/),
      ]);
    }
  }
});

/** The call with a value in every place of its path, its query and its body, one place at a time. */
function* requestsWith(call: contract.Call, value: unknown): Generator<[string, unknown]> {
  const { path, method, params, query, body } = call;
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const plain = path.replaceAll(/\{\w+\}/g, '1');
  const isShort = text.length < 1000 && isEncodable(text);
  if (params && isShort && text.trim() !== '') {
    yield [path.replaceAll(/\{\w+\}/g, encodeURIComponent(text)), undefined];
  }
  for (const name of fieldsOf(query)) {
    if (isShort) yield [`${plain}?${name}=${encodeURIComponent(text)}`, undefined];
  }
  if (method === 'GET' || method === 'DELETE') return;
  yield [plain, value === undefined ? null : value];
  for (const name of fieldsOf(body)) yield [plain, { ...VALID, [name]: value }];
}

/** Fields of every body, so that one wrong field does not hide the next. */
const VALID = {
  employeeId: 1,
  punchIn: '2026-03-02 09:00:00',
  punchOut: '2026-03-02 10:00:00',
  startDate: '2026-05-01',
  endDate: '2026-05-02',
  type: 'Annual',
  reason: 'Because',
  status: 'Approved',
  title: 'Title',
  text: 'Text',
  rows: [{ punchIn: '2026-03-02 09:00:00', punchOut: '2026-03-02 10:00:00' }],
};

function fieldsOf(schema: unknown): string[] {
  const { def } = (schema ?? {}) as { def?: { shape?: object; innerType?: unknown } };
  if (def?.shape) return Object.keys(def.shape);
  return def?.innerType ? fieldsOf(def.innerType) : [];
}

function isEncodable(text: string): boolean {
  try {
    encodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function isCall(value: unknown): value is contract.Call {
  return typeof value === 'object' && value !== null && 'access' in value && 'response' in value;
}
