import { explainDay, login, punchIn as punchInCall } from '@rollcall/shared/contract';
import { HOUR_MS, MINUTE_MS } from '@rollcall/shared/domain';
import { punchCalls } from '../../testing/punch-calls.ts';
import { runJob } from '../../testing/run-job.ts';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { sweepKind } from './job.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.setNow(NOON));
afterAll(() => api.stop());

const { punchOut } = punchCalls(() => api);
const run = (sql: string) =>
  api.database.withClient(async (client) => (await client.query(sql)).rows);
const stateOf = async (id: number) =>
  (await run(`SELECT state FROM time_logs WHERE id = ${id}`))[0].state;
const messagesTo = async (id: number) =>
  (await run(`SELECT text FROM notifications WHERE employee_id = ${id} ORDER BY id`)).map(
    ({ text }) => text,
  );
async function sweepAt(now: number): Promise<void> {
  api.setNow(now);
  await runJob(api, sweepKind(api.api.context), now);
}
/** An employee who punched in at 09:00 of 10 March; the window of the shift ends at 23:30. */
async function punchedIn() {
  const { id, email, password } = await api.fixtures.account();
  const log = await api.fixtures.log(id, '2026-03-10 09:00:00');
  /** Signs in at the time of the clock, since a session lasts eight hours. */
  const signIn = async () => (await api.call(login, { body: { email, password } })).body.data.token;
  return { id, log, signIn };
}
const NINE = NOON - 3 * HOUR_MS;
const WINDOW_END = NOON + 11.5 * HOUR_MS;
const SIXTEEN_HOURS = NINE + 16 * HOUR_MS;
const REMINDER = expect.stringMatching(/^You are still punched in since Mar 10, 2026\./);
const MISSING = expect.stringMatching(/^Your time log of Mar 10, 2026 has no punch-out\./);

test('the owner is reminded once, at the end of the acceptance window', async () => {
  const { id, log } = await punchedIn();
  await sweepAt(WINDOW_END - 1000);
  expect(await messagesTo(id)).toEqual([]);
  await sweepAt(WINDOW_END);
  await sweepAt(WINDOW_END + 10 * MINUTE_MS);
  expect(await messagesTo(id)).toEqual([REMINDER]);
  expect(await stateOf(log)).toBe('open');
});

test('the log lacks its punch-out not before 16 hours after its punch-in', async () => {
  const { id, log } = await punchedIn();
  await sweepAt(SIXTEEN_HOURS - 1000);
  expect(await stateOf(log)).toBe('open');
  await sweepAt(SIXTEEN_HOURS);
  expect(await stateOf(log)).toBe('missing-out');
  expect(await messagesTo(id)).toEqual([REMINDER, MISSING]);
});

test('nor before the end of the window', async () => {
  const { log } = await punchedIn();
  // Cut in the middle between 17:30 and 09:00: the window ends at 01:15.
  await run(`UPDATE shifts SET accept_after_min = 1440`);
  await sweepAt(SIXTEEN_HOURS + 14 * MINUTE_MS);
  expect(await stateOf(log)).toBe('open');
  await sweepAt(SIXTEEN_HOURS + 15 * MINUTE_MS);
  expect(await stateOf(log)).toBe('missing-out');
  await run(`UPDATE shifts SET accept_after_min = 360`);
});

test('without a plan, 16 hours count, and there is no reminder', async () => {
  const { id, log } = await punchedIn();
  await run(
    `INSERT INTO roster_entries (employee_id, date, position) VALUES (${id}, '2026-03-10', 0)`,
  );
  await sweepAt(WINDOW_END);
  expect(await messagesTo(id)).toEqual([]);
  await sweepAt(SIXTEEN_HOURS);
  expect(await stateOf(log)).toBe('missing-out');
});

test("an administrator's feed says so, without an author", async () => {
  const { id } = await punchedIn();
  await sweepAt(SIXTEEN_HOURS);
  const events = await run(`SELECT kind, actor_id FROM events WHERE employee_id = ${id}`);
  expect(events).toEqual([{ kind: 'missing-out', actor_id: null }]);
});

test('more employees than a step has', async () => {
  const people = [];
  for (let index = 0; index < 30; index += 1) people.push(await api.fixtures.employee());
  for (const id of people) await api.fixtures.log(id, '2026-03-10 09:00:00');
  await sweepAt(SIXTEEN_HOURS);
  const open = await run(
    `SELECT count(*)::int AS rows FROM time_logs WHERE state = 'open' AND employee_id = ANY('{${people}}')`,
  );
  expect(open).toEqual([{ rows: 0 }]);
});

describe("after that, the owner's own punch-out", () => {
  test('still closes the log within 30 hours, and the log says so', async () => {
    const { signIn, log } = await punchedIn();
    await sweepAt(SIXTEEN_HOURS);
    const { status, body } = await punchOut(await signIn(), log);
    expect([status, body.data.state, body.data.isLateOut]).toEqual([200, 'closed', true]);
  });

  test('is refused later', async () => {
    const { signIn, log } = await punchedIn();
    await sweepAt(SIXTEEN_HOURS);
    api.setNow(NINE + 30 * HOUR_MS + 1000);
    expect((await punchOut(await signIn(), log)).status).toBe(409);
  });

  test('is refused when a newer log is in the way', async () => {
    const { signIn, log } = await punchedIn();
    await sweepAt(SIXTEEN_HOURS);
    const token = await signIn();
    expect((await api.call(punchInCall, { token })).status).toBe(200);
    api.setNow(SIXTEEN_HOURS + 5 * MINUTE_MS);
    expect((await punchOut(token, log)).status).toBe(409);
  });

  test("of someone else's log is refused", async () => {
    const { log } = await punchedIn();
    await sweepAt(SIXTEEN_HOURS);
    expect((await punchOut(await api.tokenOf('ADMIN'), log)).status).toBe(409);
  });
});

test('a day with a missing punch-out is Present', async () => {
  const { id } = await punchedIn();
  await sweepAt(SIXTEEN_HOURS);
  const params = { employeeId: id, date: '2026-03-10' };
  const { body } = await api.call(explainDay, { params, token: await api.tokenOf('ADMIN') });
  expect(body.data.figures).toMatchObject({ status: 'Present', isMissingOut: true });
});
