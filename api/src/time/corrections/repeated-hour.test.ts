import {
  type CallBody,
  createTimeLog,
  decideCorrection,
  listEmployeeTimeLogs,
  requestCorrections,
} from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
let employee: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi({ COMPANY_ZONE: 'America/Chicago' });
  api.setNow(Date.parse('2026-11-02T12:00:00-06:00'));
  admin = await api.signedIn({ role: 'ADMIN' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  employee = await api.signedIn();
});

type LogBody = CallBody<typeof createTimeLog>;
type Row = CallBody<typeof requestCorrections>['rows'][number];
const requestCorrection = (row: Row) => {
  const body = { rows: [row], reason: 'Stayed longer' };
  return api.call(requestCorrections, { body, token: employee.token });
};
const approve = (id: number) => {
  const body = { status: 'Approved' } as const;
  return api.call(decideCorrection, { params: { id }, body, token: admin.token });
};
/** The employee's one log. */
async function readLog() {
  const { body } = await api.call(listEmployeeTimeLogs, {
    params: { employeeId: employee.id },
    query: { startDate: '2026-01-01', endDate: '2026-12-31' },
    token: employee.token,
  });
  const [log] = body.data.data;
  if (!log?.punchOut || log.totalWorkedMins === null) throw new Error('No closed log');
  return { ...log, punchOut: log.punchOut, totalWorkedMins: log.totalWorkedMins };
}
const enterLog = (body: LogBody) => api.call(createTimeLog, { body, token: admin.token });

test.each([
  // zone, in, out, the out half an hour later
  [
    'America/Chicago',
    '2026-11-01T01:15:00-06:00',
    '2026-11-01T03:00:00-06:00',
    '2026-11-01 03:30:00',
  ],
  [
    'America/Chicago',
    '2026-11-01T01:30:00-05:00',
    '2026-11-01T02:00:00-06:00',
    '2026-11-01 02:30:00',
  ],
  [
    'Europe/Lisbon',
    '2026-10-25T01:30:00+00:00',
    '2026-10-25T05:00:00+00:00',
    '2026-10-25 05:30:00',
  ],
  [
    'Australia/Lord_Howe',
    '2026-04-05T01:45:00+10:30',
    '2026-04-05T06:00:00+10:30',
    '2026-04-05 06:30:00',
  ],
])(
  'in %s, for a log from %s to %s, a punch-out 30 minutes later adds 30 minutes',
  async (zone, from, to, out) => {
    await api.fixtures.logIn(zone, employee.id, from, to);
    const log = await readLog();
    const { body } = await requestCorrection({
      timeLogId: log.id,
      punchIn: log.punchInAt,
      punchOut: out,
    });
    expect(body.data[0]).toMatchObject({ effectMins: 30, zone });
    expect((await approve(body.data[0]?.id ?? 0)).status).toBe(200);
    expect(await readLog()).toMatchObject({
      totalWorkedMins: log.totalWorkedMins + 30,
      punchInAt: log.punchInAt,
      zone,
    });
  },
);

test.each([
  ['the first', '2026-11-01T01:30:00-05:00', 90],
  ['the second', '2026-11-01T01:30:00-06:00', 150],
])(
  'the offset of a new log’s punch-out says which 01:30 it is: %s',
  async (_, punchOut, minutes) => {
    const { status, body } = await requestCorrection({ punchIn: '2026-11-01 00:00:00', punchOut });
    expect([status, body.data[0]?.after.workedMins]).toEqual([200, minutes]);
  },
);

const TWICE = '01:30 AM occurs twice on this day. Choose the first or second.';
test.each([
  ['that occurs twice', '2026-11-01 01:30:00', TWICE],
  ['of an offset that Chicago never has', '2026-11-01T01:30:00+01:00', TWICE],
  [
    'of an offset that Chicago does not have then',
    '2026-11-01T03:00:00-05:00',
    '2026-11-01T03:00:00-05:00 is not 2026-11-01 03:00:00 in America/Chicago. Reload the page.',
  ],
])('a time %s is refused, and the field is named', async (_, punchOut, message) => {
  const row = { punchIn: '2026-11-01 00:00:00', punchOut };
  const correction = await requestCorrection(row);
  expect([correction.status, correction.body.fields]).toEqual([
    422,
    [{ field: 'rows.0.punchOut', message }],
  ]);
  const manual = await enterLog({ employeeId: employee.id, reason: 'Paper', ...row });
  expect([manual.status, manual.body.fields]).toEqual([422, [{ field: 'punchOut', message }]]);
});
