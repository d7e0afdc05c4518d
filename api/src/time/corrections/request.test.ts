import {
  type CallBody,
  type FieldError,
  listNotifications,
  listOwnCorrections,
  requestCorrections,
  withdrawCorrection,
} from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
let employee: { id: number; token: string };
let log: number;
let missing: number;
beforeAll(async () => {
  api = await startTestApi({ COMPANY_ZONE: 'America/Chicago' });
  admin = await api.signedIn({ role: 'ADMIN' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  employee = await api.signedIn({ firstName: 'Ola', lastName: 'Nordmann' });
  // Before 8 March Chicago has the same offset as the test's own zone.
  log = await api.fixtures.log(employee.id, '2026-03-03 09:00:00', '2026-03-03 17:00:00');
  await api.fixtures.break(employee.id, log, '2026-03-03 12:00:00', '2026-03-03 12:30:00');
  missing = await api.fixtures.log(employee.id, '2026-03-04 22:00:00', 'missing-out');
});

type Rows = CallBody<typeof requestCorrections>['rows'];
const requestCorrection = (rows: Rows, token = employee.token, reason = 'Forgot') =>
  api.call(requestCorrections, { body: { rows, reason }, token });
const fieldsOf = ({ fields = [] }: { readonly fields?: FieldError[] | undefined }) =>
  fields.map(({ field, message }) => `${field}: ${message}`);
const ownCorrections = async () =>
  (await api.call(listOwnCorrections, { token: employee.token })).body;

test('several rows are requested at once, each with its effect on the worked minutes', async () => {
  const { status, body } = await requestCorrection([
    { timeLogId: log, punchIn: '2026-03-03 09:00:00', punchOut: '2026-03-03 18:00:00' },
    { timeLogId: missing, punchIn: '2026-03-04 22:00', punchOut: '2026-03-05 06:00' },
    { punchIn: '2026-03-06 09:00:00', punchOut: '2026-03-06 12:00:00' },
  ]);
  expect([status, body.message]).toEqual([200, 'Corrections requested']);
  expect(body.data).toMatchObject([
    {
      timeLogId: log,
      employeeName: 'Ola Nordmann',
      workDate: '2026-03-03',
      status: 'Pending',
      reason: 'Forgot',
      before: {
        punchIn: '2026-03-03 09:00:00',
        punchOut: '2026-03-03 17:00:00',
        breakMins: 30,
        workedMins: 450,
      },
      after: {
        punchIn: '2026-03-03 09:00:00',
        punchOut: '2026-03-03 18:00:00',
        breakMins: 30,
        workedMins: 510,
      },
      effectMins: 60,
      decidedBy: null,
    },
    {
      timeLogId: missing,
      workDate: '2026-03-04',
      before: { punchOut: null, workedMins: null },
      effectMins: 480,
    },
    { timeLogId: null, workDate: '2026-03-06', before: null, effectMins: 180 },
  ]);
  expect(await ownCorrections()).toMatchObject({
    total: 3,
    counts: { Pending: 3, Approved: 0, Rejected: 0 },
  });
  const { data } = (await api.call(listNotifications, { token: admin.token })).body;
  expect(data[0]).toMatchObject({
    text: 'Ola Nordmann asks for 3 corrections: Mar 03, 2026; Mar 04, 2026; Mar 06, 2026',
    link: '/time/corrections',
  });
});

test('every invalid row is named at once, and nothing is requested', async () => {
  const other = await api.fixtures.employee();
  const foreign = await api.fixtures.log(other, '2026-03-03 09:00:00', '2026-03-03 17:00:00');
  const { status, body } = await requestCorrection([
    { punchIn: '2026-03-06 09:00:00', punchOut: '2026-03-06 08:00:00' },
    { punchIn: '2026-03-10 12:30:00', punchOut: '2026-03-10 13:30:00' },
    { punchIn: '2026-02-01 09:00:00', punchOut: '2026-02-02 15:00:01' },
    { punchIn: '2026-03-03 16:59:59', punchOut: '2026-03-03 18:00:00' },
    { punchIn: '2026-03-08 02:30:00', punchOut: 'noon' },
    { timeLogId: foreign, punchIn: '2026-02-10 09:00:00', punchOut: '2026-02-10 10:00:00' },
    { timeLogId: 999_999, punchIn: '2026-02-11 09:00:00', punchOut: '2026-02-11 10:00:00' },
    { punchIn: '2026-02-12 09:00:00', punchOut: '2026-02-12 10:00:00' },
    { punchIn: '2026-02-12 09:59:00', punchOut: '2026-02-12 11:00:00' },
    { timeLogId: missing, punchIn: '2026-02-13 09:00:00', punchOut: '2026-02-13 10:00:00' },
    { timeLogId: missing, punchIn: '2026-02-14 09:00:00', punchOut: '2026-02-14 10:00:00' },
    { timeLogId: 0, punchIn: '2026-02-15 09:00:00', punchOut: '2026-02-15 10:00:00' },
  ]);
  expect([status, body.code]).toEqual([422, 'invalid']);
  expect(fieldsOf(body)).toEqual([
    'rows.0.punchOut: Punch out must be after punch in',
    'rows.1.punchOut: Punch out must not be in the future',
    'rows.2.punchOut: A time log can be at most 30 hours',
    expect.stringContaining('rows.4.punchIn: Mar 08, 2026, 02:30 AM does not exist'),
    expect.stringContaining('rows.4.punchOut: "noon" is not a time'),
    'rows.3.punchIn: This overlaps another time log',
    'rows.5.timeLogId: There is no such time log',
    'rows.6.timeLogId: There is no such time log',
    'rows.8.punchIn: This overlaps another time log',
    'rows.10.timeLogId: You already have a pending correction for this log. Withdraw it first.',
    'rows.11.timeLogId: There is no such time log',
  ]);
  expect((await ownCorrections()).total).toBe(0);
});

test('a row may touch other rows and overlap the log that it corrects', async () => {
  const { status } = await requestCorrection([
    { timeLogId: log, punchIn: '2026-03-03 08:00:00', punchOut: '2026-03-03 12:00:00' },
    { punchIn: '2026-03-03 12:00:00', punchOut: '2026-03-03 16:00:00' },
  ]);
  expect(status).toBe(200);
});

test('a correction that changes nothing, and one that is already pending, are refused', async () => {
  const same = { timeLogId: log, punchIn: '2026-03-03 09:00:00', punchOut: '2026-03-03 17:00:00' };
  expect(fieldsOf((await requestCorrection([same])).body)).toEqual([
    'rows.0.punchIn: This changes nothing',
  ]);
  const later = { ...same, punchOut: '2026-03-03 18:00:00' };
  await requestCorrection([later]);
  expect(fieldsOf((await requestCorrection([later])).body)).toEqual([
    'rows.0.timeLogId: You already have a pending correction for this log. Withdraw it first.',
    'rows.0.punchIn: This overlaps another time log',
  ]);
});

test('of parallel identical requests one succeeds', async () => {
  const row = { timeLogId: log, punchIn: '2026-03-03 09:00:00', punchOut: '2026-03-03 18:00:00' };
  const responses = await Promise.all([
    requestCorrection([row]),
    requestCorrection([row]),
    requestCorrection([row]),
  ]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
});

test.each([
  ['no rows', { rows: [], reason: 'x' }],
  [
    'too many rows',
    { rows: Array.from({ length: 51 }, () => ({ punchIn: 'x', punchOut: 'y' })), reason: 'x' },
  ],
  ['no reason', { rows: [{ punchIn: 'x', punchOut: 'y' }] }],
  ['a blank reason', { rows: [{ punchIn: 'x', punchOut: 'y' }], reason: ' ' }],
  ['no out', { rows: [{ punchIn: '2026-03-06 09:00:00' }], reason: 'x' }],
  ['a number', { rows: [{ punchIn: 1, punchOut: 2 }], reason: 'x' }],
])('%s is refused', async (_title, body) => {
  const invalid = { body, token: employee.token };
  expect((await api.callUnchecked(requestCorrections, invalid)).status).toBe(422);
});

test('an employee can withdraw their own pending correction, and no other', async () => {
  const row = { timeLogId: log, punchIn: '2026-03-03 09:00:00', punchOut: '2026-03-03 18:00:00' };
  const { id = 0 } = (await requestCorrection([row])).body.data[0] ?? {};
  const other = await api.signedIn();
  const withdraw = async (token: string) =>
    (await api.call(withdrawCorrection, { params: { id }, token })).status;
  expect(await withdraw(other.token)).toBe(404);
  expect(await withdraw(admin.token)).toBe(404);
  expect(await withdraw(employee.token)).toBe(200);
  expect(await withdraw(employee.token)).toBe(404);
  expect((await requestCorrection([row])).status).toBe(200);
});
