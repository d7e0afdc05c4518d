/** @database embedded */
import {
  type CallQuery,
  decideLeave,
  listActivity,
  punchIn,
  punchOut,
  requestLeave,
  startBreak,
} from '@rollcall/shared/contract';
import { untilEventsAreReadable } from '../../testing/events.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
let employee: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN', firstName: 'Adele', lastName: 'Min' });
  employee = await api.signedIn({ firstName: 'Ola', lastName: 'Nordmann' });
});
afterAll(() => api.stop());
beforeEach(() => run('DELETE FROM events'));

const run = (sql: string) => api.database.withClient((client) => client.query(sql));
const feed = async (query: CallQuery<typeof listActivity> = {}) =>
  (await api.call(listActivity, { query, token: admin.token })).body;
const texts = (body: { data: { text: string }[] }) => body.data.map(({ text }) => text);
async function insertEvents(count: number): Promise<void> {
  await run(`INSERT INTO events (happened_at, kind, employee_id, actor_id)
    SELECT timestamptz '2026-03-10T18:00Z' + n * interval '1 second', 'punch-in', ${employee.id}, ${employee.id}
    FROM generate_series(1, ${count}) AS n`);
  await untilEventsAreReadable(api.database);
}

test('events are sentences, newest first', async () => {
  const { token } = employee;
  const { id } = (await api.call(punchIn, { token })).body.data;
  await api.call(startBreak, { params: { id }, token });
  await api.call(punchOut, { params: { id }, token });
  const days = { type: 'Annual', startDate: '2026-04-01', endDate: '2026-04-01' };
  const leave = (await api.call(requestLeave, { body: days, token })).body.data;
  const decision = { params: { id: leave.id }, body: { status: 'Approved' } } as const;
  await api.call(decideLeave, { ...decision, token: admin.token });
  await untilEventsAreReadable(api.database);
  const body = await feed();
  expect(texts(body)).toEqual([
    "Ola Nordmann's leave on Apr 01, 2026 was approved",
    'Ola Nordmann requested leave on Apr 01, 2026',
    'Ola Nordmann punched out',
    'Ola Nordmann started a break',
    'Ola Nordmann punched in',
  ]);
  expect(body.data[0]).toMatchObject({
    kind: 'leave-approved',
    employeeId: employee.id,
    employeeName: 'Ola Nordmann',
    actorName: 'Adele Min',
    happenedAt: '2026-03-10T12:00:00-06:00',
  });
  expect(body.data[4]?.actorName).toBeNull();
});

test('a decision on the own leave says so', async () => {
  const { token } = admin;
  const days = { type: 'Annual', startDate: '2026-04-01', endDate: '2026-04-01' };
  const { id } = (await api.call(requestLeave, { body: days, token })).body.data;
  const body = { status: 'Approved', reason: 'The only administrator' } as const;
  await api.call(decideLeave, { params: { id }, body, token });
  await untilEventsAreReadable(api.database);
  const [event] = (await feed()).data;
  expect(event).toMatchObject({
    text: 'Adele Min approved their own leave on Apr 01, 2026',
    actorName: null,
  });
});

test('a cursor returns only newer events, and stays the same when there are none', async () => {
  expect(await feed()).toMatchObject({ data: [], cursor: null, older: null });
  await insertEvents(1);
  const cursor = (await feed()).cursor ?? '';
  expect(await feed({ after: cursor })).toMatchObject({ data: [], cursor });
  await insertEvents(2);
  const since = await feed({ after: cursor });
  expect(since.data).toHaveLength(2);
  expect((await feed({ after: since.cursor ?? '' })).data).toEqual([]);
});

test('pages of twenty lead back to the oldest event', async () => {
  await insertEvents(45);
  const seen: number[] = [];
  for (let query = {}; ; ) {
    const { data, older } = await feed(query);
    seen.push(...data.map(({ id }) => id));
    if (older === null) break;
    query = { before: older };
  }
  expect(seen).toHaveLength(45);
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
});

test('events of a running transaction are not skipped: they come later in the order', async () => {
  await insertEvents(1);
  // As if written by a transaction newer than all that readers may consider ended.
  await run(`INSERT INTO events (xid, happened_at, kind, employee_id) VALUES
    ((pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 1000000000)::text::xid8, now(), 'punch-out', ${employee.id})`);
  expect(texts(await feed())).toEqual(['Ola Nordmann punched in']);
});

test.each([
  { after: '1' },
  { before: 'x.y' },
  { after: '99999999999999999999.1' },
  { after: "1.1'--" },
])('%j is malformed', async (query) => {
  expect((await api.call(listActivity, { query, token: admin.token })).status).toBe(400);
});
