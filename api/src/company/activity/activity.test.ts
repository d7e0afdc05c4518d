import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
let own: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN', firstName: 'Adele', lastName: 'Min' });
  own = await api.signedIn({ firstName: 'Ola', lastName: 'Nordmann' });
});
afterAll(() => api.stop());
beforeEach(() => run('DELETE FROM events'));

const run = (sql: string) => api.database.withClient((client) => client.query(sql));
const feed = async (query = '') => (await api.get(`/admin/activity?${query}`, admin.token)).body;
const texts = (body: { data: { text: string }[] }) => body.data.map(({ text }) => text);
const announceMany = (count: number) =>
  run(`INSERT INTO events (happened_at, kind, employee_id, actor_id)
    SELECT timestamptz '2026-03-10T18:00Z' + n * interval '1 second', 'punch-in', ${own.id}, ${own.id}
    FROM generate_series(1, ${count}) AS n`);

test('what happened, as sentences, newest first', async () => {
  const { id } = (await api.send('POST', '/user/timeLog', own.token, {})).body.data;
  await api.send('POST', `/user/timeLog/${id}/breaks`, own.token);
  await api.send('PUT', `/user/timeLog/${id}`, own.token);
  const days = { type: 'Annual', startDate: '2026-04-01', endDate: '2026-04-01' };
  const leave = (await api.send('POST', '/leaves', own.token, days)).body.data;
  await api.send('PUT', `/leaves/${leave.id}/decision`, admin.token, { status: 'Approved' });
  const body = await feed();
  expect(texts(body)).toEqual([
    'Ola Nordmann has leave on Apr 01, 2026',
    'Ola Nordmann asked for leave on Apr 01, 2026',
    'Ola Nordmann punched out',
    'Ola Nordmann started a break',
    'Ola Nordmann punched in',
  ]);
  expect(body.data[0]).toMatchObject({
    kind: 'leave-approved',
    employeeId: own.id,
    employeeName: 'Ola Nordmann',
    actorName: 'Adele Min',
    happenedAt: '2026-03-10T12:00:00-06:00',
  });
  expect(body.data[4].actorName).toBeNull();
});

test('after a cursor only what came since, and a cursor that stays when nothing came', async () => {
  expect(await feed()).toMatchObject({ data: [], cursor: null, older: null });
  await announceMany(1);
  const { cursor } = await feed();
  expect(await feed(`after=${cursor}`)).toMatchObject({ data: [], cursor });
  await announceMany(2);
  const since = await feed(`after=${cursor}`);
  expect(since.data).toHaveLength(2);
  expect((await feed(`after=${since.cursor}`)).data).toEqual([]);
});

test('twenty at a time, and on to what went before', async () => {
  await announceMany(45);
  const seen: number[] = [];
  for (let query = ''; ; ) {
    const { data, older } = await feed(query);
    seen.push(...data.map(({ id }: { id: number }) => id));
    if (older === null) break;
    query = `before=${older}`;
  }
  expect(seen).toHaveLength(45);
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
});

test('a transaction that still runs is not jumped over: what it writes comes later in the order', async () => {
  await announceMany(1);
  // As if written by a transaction that is newer than any that readers may count as ended.
  await run(`INSERT INTO events (xid, happened_at, kind, employee_id) VALUES
    ((pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 1000)::text::xid8, now(), 'punch-out', ${own.id})`);
  expect(texts(await feed())).toEqual(['Ola Nordmann punched in']);
});

test.each(['after=1', 'before=x.y', 'after=99999999999999999999.1', "after=1.1'--"])(
  '%s is malformed',
  async (query) => {
    expect((await api.get(`/admin/activity?${query}`, admin.token)).status).toBe(400);
  },
);
