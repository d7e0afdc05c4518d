import {
  createTimeLog,
  deleteTimeLog,
  explainDay,
  getTimeLogHistory,
  listTimeLogs,
  type TimeLogEdit,
  undoTimeLogChanges,
  updateTimeLog,
} from '@rollcall/shared/contract';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi({ COMPANY_ZONE: 'America/Chicago' });
  admin = await api.signedIn({ role: 'ADMIN', firstName: 'Ada', lastName: 'Adler' });
});
afterAll(() => api.stop());
afterEach(() => api.setNow(NOON));

const edit = (id: number, body: Omit<TimeLogEdit, 'reason'>, token = admin.token) =>
  api.call(updateTimeLog, { params: { id }, body: { reason: 'As agreed', ...body }, token });
const remove = (id: number, token = admin.token) =>
  api.call(deleteTimeLog, { params: { id }, body: { reason: 'Never happened' }, token });
const undo = (ids: number[], token = admin.token) =>
  api.call(undoTimeLogChanges, { body: { ids }, token });
const history = async (id: number) =>
  (await api.call(getTimeLogHistory, { params: { id }, token: admin.token })).body.data;
const logsOf = async (employeeId: number) =>
  (await api.call(listTimeLogs, { query: { employeeId }, token: admin.token })).body.data;

const DAY = '2026-03-03';
const AT_NINE = `${DAY} 09:00:00`;
const AT_FIVE = `${DAY} 17:00:00`;
const LUNCH = { start: `${DAY} 12:00:00`, end: `${DAY} 12:30:00`, reason: 'Lunch' };

interface Repaired {
  /** Creates the broken log; returns its id. */
  readonly create: (employeeId: number) => Promise<number>;
  readonly repair: (id: number, employeeId: number) => Promise<{ readonly status: number }>;
  /** Work date, minutes worked and on break of the logs that are left. */
  readonly left: readonly (readonly [string, number | null, number])[];
}

const punched = (employeeId: number, from = AT_NINE, to: string | null = AT_FIVE) =>
  api.fixtures.log(employeeId, from, to);
const punchedIn = (zone: string, from: string, to: string | null) => (employeeId: number) =>
  api.fixtures.logIn(zone, employeeId, from, to);
const CHICAGO = 'America/Chicago';

const BROKEN_LOGS: Readonly<Record<string, Repaired>> = {
  'a forgotten punch-out': {
    create: (employeeId) => punched(employeeId, AT_NINE, 'missing-out'),
    repair: (id) => edit(id, { punchOut: `${DAY} 17:30` }),
    left: [[DAY, 510, 0]],
  },
  'a wrong punch-in': {
    create: punched,
    repair: (id) => edit(id, { punchIn: `${DAY} 08:15:00` }),
    left: [[DAY, 525, 0]],
  },
  'a wrong punch-out': {
    create: punched,
    repair: (id) => edit(id, { punchOut: `${DAY} 15:00:00` }),
    left: [[DAY, 360, 0]],
  },
  'a missing break': {
    create: punched,
    repair: (id) => edit(id, { breaks: [LUNCH] }),
    left: [[DAY, 450, 30]],
  },
  'a break that is too long': {
    async create(employeeId) {
      const id = await punched(employeeId);
      await api.fixtures.break(employeeId, id, `${DAY} 12:00:00`, `${DAY} 15:00:00`);
      return id;
    },
    repair: (id) => edit(id, { breaks: [{ ...LUNCH, end: `${DAY} 13:00:00` }] }),
    left: [[DAY, 420, 60]],
  },
  'a second punch-in by mistake': {
    async create(employeeId) {
      await punched(employeeId, AT_NINE, `${DAY} 12:00:00`);
      return punched(employeeId, `${DAY} 12:00:00`, `${DAY} 12:01:00`);
    },
    repair: (id) => remove(id),
    left: [[DAY, 180, 0]],
  },
  'a log of the wrong day': {
    create: punched,
    repair: (id) => edit(id, { punchIn: '2026-03-04 09:00:00', punchOut: '2026-03-04 17:00:00' }),
    left: [['2026-03-04', 480, 0]],
  },
  'a log that should not exist': { create: punched, repair: (id) => remove(id), left: [] },
  'a missing log': {
    create: punched,
    repair: (_id, employeeId) =>
      api.call(createTimeLog, {
        body: {
          employeeId,
          punchIn: '2026-03-05 09:00:00',
          punchOut: '2026-03-05 17:00:00',
          reason: 'Was at a customer',
        },
        token: admin.token,
      }),
    left: [
      ['2026-03-05', 480, 0],
      [DAY, 480, 0],
    ],
  },
  'a night log over midnight': {
    create: (employeeId) => punched(employeeId, `${DAY} 22:00:00`, 'missing-out'),
    repair: (id) => edit(id, { punchOut: '2026-03-04 06:00:00' }),
    left: [[DAY, 480, 0]],
  },
  'a punch-out in the repeated hour': {
    create: punchedIn(CHICAGO, '2025-11-01T22:00:00-05:00', null),
    repair: (id) => edit(id, { punchOut: '2025-11-02T01:30:00-06:00' }),
    left: [['2025-11-01', 270, 0]],
  },
  'a log that was left open': {
    create: (employeeId) => punched(employeeId, '2026-03-10 07:00:00', null),
    repair: (id) => edit(id, { punchOut: '2026-03-10 11:00:00' }),
    left: [['2026-03-10', 240, 0]],
  },
};

test.each(Object.entries(BROKEN_LOGS))(
  '%s is repaired',
  async (_title, { create, repair, left }) => {
    const employeeId = await api.fixtures.employee();
    const id = await create(employeeId);
    const { status } = await repair(id, employeeId);
    expect(status).toBe(200);
    const logs = await logsOf(employeeId);
    expect(
      logs.map(({ workDate, totalWorkedMins, totalBreakMins }) => [
        workDate,
        totalWorkedMins,
        totalBreakMins,
      ]),
    ).toEqual(left);
  },
);

test('every version of a log is in its history, with who, when and why', async () => {
  const employeeId = await api.fixtures.employee({ shiftEndTime: '17:30:00' });
  const id = await punched(employeeId, AT_NINE, 'missing-out');
  expect(await history(id)).toMatchObject({
    employeeId,
    currentId: id,
    mayChange: true,
    shiftEnd: '17:30',
    shiftEndOut: `${DAY} 17:30:00`,
    versions: [{ id, source: 'punch', enteredBy: null, state: 'missing-out', deletion: null }],
  });
  const second = (await edit(id, { punchOut: AT_FIVE })).body.data.id;
  api.setNow(NOON + 60_000);
  const third = (await edit(second, { breaks: [LUNCH] })).body.data.id;
  await remove(third);
  const { versions, ...rest } = await history(second);
  expect(rest).toMatchObject({ currentId: null, shiftEndOut: null });
  expect(versions).toMatchObject([
    { id, isSuperseded: true, supersedes: null, deletion: null },
    {
      id: second,
      source: 'manual',
      enteredBy: 'Ada Adler',
      reason: 'As agreed',
      createdAt: '2026-03-10T12:00:00-06:00',
      supersedes: id,
    },
    {
      id: third,
      breaks: [{ seconds: 1800, reason: 'Lunch' }],
      createdAt: '2026-03-10T12:01:00-06:00',
      deletion: { by: 'Ada Adler', at: '2026-03-10T12:01:00-06:00', reason: 'Never happened' },
    },
  ]);
  const params = { employeeId, date: DAY };
  const { data } = (await api.call(explainDay, { params, token: admin.token })).body;
  expect(data.logs.map((log) => [log.isSuperseded, log.deletion?.by ?? null])).toEqual([
    [true, null],
    [true, null],
    [true, 'Ada Adler'],
  ]);
});

test.each<[string, Omit<TimeLogEdit, 'reason'>, string[]]>([
  ['a punch-out before the punch-in', { punchOut: `${DAY} 08:00` }, ['punchOut']],
  ['more than 30 hours', { punchOut: '2026-03-04 15:00:01' }, ['punchOut']],
  [
    'in the future',
    { punchIn: '2026-03-11 09:00', punchOut: '2026-03-11 10:00' },
    ['punchIn', 'punchOut'],
  ],
  ['no punch-out in a closed log', { punchOut: null }, ['punchOut']],
  ['a break before the log', { breaks: [{ ...LUNCH, start: `${DAY} 08:00` }] }, ['breaks.0.start']],
  ['a break without an end', { breaks: [{ ...LUNCH, end: null }] }, ['breaks.0.end']],
  ['breaks that overlap', { breaks: [LUNCH, LUNCH] }, ['breaks.1.start']],
  ['a time that is none', { breaks: [{ ...LUNCH, end: 'noon' }] }, ['breaks.0.end']],
  [
    'several at once',
    { punchOut: `${DAY} 08:00`, breaks: [{ ...LUNCH, end: `${DAY} 11:00` }] },
    ['punchOut', 'breaks.0.end'],
  ],
  ['nothing', {}, []],
])('a change is refused, and every field is named: %s', async (_title, body, fields) => {
  const id = await punched(await api.fixtures.employee());
  const { status, body: error } = await edit(id, body);
  expect([status, error.code]).toEqual([422, 'invalid']);
  expect((error.fields ?? []).map(({ field }) => field)).toEqual(fields);
  expect((await history(id)).versions).toHaveLength(1);
});

test('an open log stays open, and keeps its breaks', async () => {
  const employeeId = await api.fixtures.employee();
  const id = await punched(employeeId, '2026-03-10 09:00:00', null);
  await api.fixtures.break(employeeId, id, '2026-03-10 10:00:00');
  const { body } = await edit(id, { punchIn: '2026-03-10 09:30:00' });
  expect(body.data).toMatchObject({ state: 'open', punchOut: null });
  expect(JSON.parse(body.data.breaksJson)).toMatchObject([{ reason: 'Lunch' }]);
});

test('an overlap names the log in the way, with its id', async () => {
  const employeeId = await api.fixtures.employee();
  const id = await punched(employeeId, AT_NINE, `${DAY} 12:00:00`);
  const other = await punched(employeeId, `${DAY} 13:00:00`, 'missing-out');
  const message = 'This overlaps the time log of Mar 03, 2026, 01:00 PM – no punch-out.';
  const changed = await edit(id, { punchOut: AT_FIVE });
  expect(changed.status).toBe(409);
  expect(changed.body).toMatchObject({ code: 'conflict', message, timeLogId: other });
  const added = await api.call(createTimeLog, {
    body: { employeeId, punchIn: `${DAY} 12:30`, punchOut: AT_FIVE, reason: 'Missing' },
    token: admin.token,
  });
  expect(added.status).toBe(409);
  expect(added.body).toMatchObject({ message, timeLogId: other });
});

test('a version that was replaced or deleted is a version conflict, and the current one is named', async () => {
  const id = await punched(await api.fixtures.employee());
  const next = (await edit(id, { punchOut: `${DAY} 16:00` })).body.data.id;
  for (const refused of [await edit(id, { punchOut: `${DAY} 15:00` }), await remove(id)]) {
    expect([refused.status, refused.body.code, refused.body.timeLogId]).toEqual([
      409,
      'stale',
      next,
    ]);
  }
  await remove(next);
  const gone = await edit(next, { punchOut: `${DAY} 15:00` });
  expect([gone.status, gone.body.code, gone.body.timeLogId]).toEqual([409, 'stale', undefined]);
  expect((await edit(999_999, { punchOut: AT_FIVE })).status).toBe(404);
});

test('of parallel changes one is made', async () => {
  const id = await punched(await api.fixtures.employee());
  const responses = await Promise.all(
    ['14:00', '15:00', '16:00'].map((time) => edit(id, { punchOut: `${DAY} ${time}` })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await history(id)).versions).toHaveLength(2);
});

test('administrators cannot change, delete or restore their own log', async () => {
  const other = await api.signedIn({ role: 'ADMIN' });
  const id = await punched(admin.id);
  expect((await edit(id, { punchOut: `${DAY} 16:00` })).status).toBe(403);
  expect((await remove(id)).status).toBe(403);
  expect((await history(id)).mayChange).toBe(false);
  expect((await remove(id, other.token)).status).toBe(200);
  const { status, body } = await undo([id]);
  expect([status, body.message]).toEqual([
    409,
    'You cannot change your own time log. Request a correction instead.',
  ]);
});

test('counts of lists follow changes, deletions and undos', async () => {
  const employeeId = await api.fixtures.employee();
  const id = await punched(employeeId, '2026-02-03 09:00:00', '2026-02-03 17:00:00');
  const total = async () => {
    const query = { from: '2026-02-01', to: '2026-02-28' };
    return (await api.call(listTimeLogs, { query, token: admin.token })).body.total;
  };
  const before = await total();
  const next = (await edit(id, { punchOut: '2026-02-03 16:00:00' })).body.data.id;
  expect(await total()).toBe(before);
  await remove(next);
  expect(await total()).toBe(before - 1);
  await undo([next]);
  expect(await total()).toBe(before);
});
