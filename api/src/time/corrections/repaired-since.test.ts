import {
  type CallBody,
  decideCorrection,
  deleteTimeLog,
  explainDay,
  getTimeLogHistory,
  listCorrections,
  requestCorrections,
  restoreTimeLog,
  startBreak,
  updateTimeLog,
} from '@rollcall/shared/contract';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

const DAY = '2026-03-10';

let api: TestApi;
let admin: { id: number; token: string };
let employee: { id: number; token: string };
let log: number;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.setNow(NOON);
  employee = await api.signedIn();
  log = await api.fixtures.log(employee.id, `${DAY} 09:00:00`, `${DAY} 11:00:00`);
});

async function requestCorrection(): Promise<number> {
  const rows = [{ timeLogId: log, punchIn: `${DAY} 08:00:00`, punchOut: `${DAY} 11:30:00` }];
  const body = { rows, reason: 'Forgot to punch in' };
  const response = await api.call(requestCorrections, { body, token: employee.token });
  return response.body.data[0]?.id ?? 0;
}

async function repair(id = log): Promise<number> {
  const body = { punchIn: `${DAY} 08:30:00`, reason: 'As agreed' };
  const response = await api.call(updateTimeLog, { params: { id }, body, token: admin.token });
  return response.body.data.id;
}

const decide = (id: number, body: CallBody<typeof decideCorrection>) =>
  api.call(decideCorrection, { params: { id }, body, token: admin.token });

async function rowOf(id: number) {
  const query = { employeeId: employee.id };
  const { data } = (await api.call(listCorrections, { query, token: admin.token })).body;
  return data.find((row) => row.id === id);
}

test('a pending correction shows the repaired times, and is approved only by who has seen them', async () => {
  const id = await requestCorrection();
  const seen = await rowOf(id);
  expect(seen).toMatchObject({ logChange: null, before: { punchIn: `${DAY} 09:00:00` } });
  const repaired = await repair();
  const row = await rowOf(id);
  expect(row).toMatchObject({
    timeLogId: repaired,
    logChange: 'changed',
    punchedOutAt: null,
    before: { punchIn: `${DAY} 08:30:00` },
    effectMins: 60,
  });
  for (const version of [undefined, seen?.version ?? undefined]) {
    const { status, body } = await decide(id, { status: 'Approved', version });
    expect([status, body.code]).toEqual([409, 'stale']);
  }
  expect(await rowOf(id)).toMatchObject({ status: 'Pending' });
  const approved = await decide(id, { status: 'Approved', version: row?.version ?? '' });
  expect(approved.body.data).toMatchObject({ status: 'Approved', logChange: null, version: null });
  const params = { employeeId: employee.id, date: DAY };
  const { data } = (await api.call(explainDay, { params, token: admin.token })).body;
  expect(data.logs.filter((each) => !each.isSuperseded)).toMatchObject([
    { punchIn: `${DAY} 08:00:00`, punchOut: `${DAY} 11:30:00`, supersedes: repaired },
  ]);
});

test('a correction of a repaired log can be rejected, and asked for only once', async () => {
  const id = await requestCorrection();
  const repaired = await repair();
  const rows = [{ timeLogId: repaired, punchIn: `${DAY} 11:40:00`, punchOut: `${DAY} 11:50:00` }];
  const again = await api.call(requestCorrections, {
    body: { rows, reason: 'x' },
    token: employee.token,
  });
  expect(again.status).toBe(422);
  expect((await decide(id, { status: 'Rejected', reason: 'No' })).status).toBe(200);
});

test('a break that was started after the administrator read the correction must be seen', async () => {
  log = await api.fixtures.log(employee.id, `${DAY} 11:31:00`, null);
  const rows = [{ timeLogId: log, punchIn: `${DAY} 11:35:00`, punchOut: `${DAY} 11:50:00` }];
  const requested = await api.call(requestCorrections, {
    body: { rows, reason: 'x' },
    token: employee.token,
  });
  const id = requested.body.data[0]?.id ?? 0;
  const version = (await rowOf(id))?.version ?? '';
  await api.call(startBreak, { params: { id: log }, body: {}, token: employee.token });
  expect((await decide(id, { status: 'Approved', version })).status).toBe(409);
});

test('a correction of a deleted log says so, and can be approved once the log is restored', async () => {
  const id = await requestCorrection();
  await api.call(deleteTimeLog, {
    params: { id: log },
    body: { reason: 'Twice' },
    token: admin.token,
  });
  const row = await rowOf(id);
  expect(row?.logChange).toBe('deleted');
  const refused = await decide(id, { status: 'Approved', version: row?.version ?? '' });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This log has been deleted. Restore it first, or reject the correction.',
  ]);
  await api.call(restoreTimeLog, { params: { id: log }, token: admin.token });
  const version = (await rowOf(id))?.version ?? '';
  expect((await decide(id, { status: 'Approved', version })).status).toBe(200);
});

test("the history of a log has its pending correction, in the log's zone", async () => {
  const id = await requestCorrection();
  const repaired = await repair();
  const read = async () => {
    const options = { params: { id: repaired }, token: admin.token };
    return (await api.call(getTimeLogHistory, options)).body.data.pendingCorrection;
  };
  expect(await read()).toEqual({
    id,
    punchIn: `${DAY} 08:00:00`,
    punchOut: `${DAY} 11:30:00`,
    reason: 'Forgot to punch in',
  });
  await decide(id, { status: 'Rejected', reason: 'No' });
  expect(await read()).toBeNull();
});
