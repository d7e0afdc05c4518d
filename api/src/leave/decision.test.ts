/** @database embedded */
import { decideLeave, listLeaves, reopenLeave, requestLeave } from '@rollcall/shared/contract';
import { NOON, startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
let second: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN', firstName: 'Adele', lastName: 'Min' });
  second = await api.signedIn({ role: 'ADMIN', firstName: 'Bo', lastName: 'Min' });
});
afterAll(() => api.stop());
beforeEach(() => api.setNow(NOON));

const SECOND = 1000;
const DAYS = { type: 'Annual', startDate: '2026-04-01', endDate: '2026-04-03' };

async function pending(days: Partial<typeof DAYS> = {}) {
  const employee = await api.signedIn();
  return { id: await request(employee.token, days), employee };
}
async function request(token: string, days: Partial<typeof DAYS> = {}): Promise<number> {
  const { body } = await api.call(requestLeave, { body: { ...DAYS, ...days }, token });
  return body.data.id;
}
const decide = (
  id: number,
  status: 'Approved' | 'Rejected',
  reason?: string,
  token = admin.token,
) => api.call(decideLeave, { params: { id }, body: { status, reason }, token });
const undo = (id: number, reason?: string, token = admin.token) =>
  api.call(reopenLeave, {
    params: { id },
    token,
    ...(reason !== undefined && { body: { reason } }),
  });

/** What a list says about whether an administrator may decide a leave. */
async function mayDecide(id: number, token = admin.token): Promise<boolean | undefined> {
  const { body } = await api.call(listLeaves, { query: { page: 0 }, token });
  return body.data.find((leave) => leave.id === id)?.mayDecide;
}

test('an approval takes effect at once, with its decider and time', async () => {
  const { id, employee } = await pending();
  const { status, body } = await decide(id, 'Approved');
  expect([status, body.message]).toEqual([200, 'Leave approved']);
  const decided = {
    id,
    status: 'Approved',
    decidedBy: 'Adele Min',
    decidedAt: '2026-03-10T12:00:00-06:00',
    decisionReason: null,
    isSelfDecided: false,
  };
  expect(body.data).toMatchObject(decided);
  expect((await api.call(listLeaves, { token: employee.token })).body.data).toMatchObject([
    decided,
  ]);
});

test('a rejection needs a reason', async () => {
  const { id } = await pending();
  for (const reason of [undefined, '', '  ']) {
    const { status, body } = await decide(id, 'Rejected', reason);
    expect([status, body.fields]).toEqual([
      422,
      [{ field: 'reason', message: 'A reason is required' }],
    ]);
  }
  const { body } = await decide(id, 'Rejected', 'Year end');
  expect(body.data).toMatchObject({ status: 'Rejected', decisionReason: 'Year end' });
});

test('repeating the same decision changes nothing, a different one is refused', async () => {
  const { id } = await pending();
  const first = await decide(id, 'Approved');
  api.setNow(NOON + 5 * SECOND);
  const again = await decide(id, 'Approved', undefined, second.token);
  expect([again.status, again.body.data]).toEqual([200, first.body.data]);
  const other = await decide(id, 'Rejected', 'No', second.token);
  expect([other.status, other.body.message]).toEqual([
    409,
    'This leave has already been approved.',
  ]);
});

test('of two concurrent different decisions one wins and the other gets 409', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id } = await pending();
    const responses = await Promise.all([
      decide(id, 'Approved'),
      decide(id, 'Rejected', 'No', second.token),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = responses.find(({ status }) => status === 200);
    const query = { page: 0, status: winner?.body.data.status };
    const { body } = await api.call(listLeaves, { query, token: admin.token });
    expect(body.data.map((row) => row.id)).toContain(id);
  }
});

test('within ten seconds a decision is undone silently', async () => {
  const { id } = await pending({ startDate: '2026-03-01', endDate: '2026-03-20' });
  await decide(id, 'Approved');
  api.setNow(NOON + 10 * SECOND);
  const { status, body } = await undo(id);
  expect([status, body.message]).toEqual([200, 'Leave returned to pending']);
  expect(body.data).toMatchObject({ status: 'Pending', decidedBy: null, decidedAt: null });
  expect((await undo(id)).body.data.status).toBe('Pending');
  expect((await decide(id, 'Rejected', 'Changed my mind')).status).toBe(200);
});

test('a later undo needs a reason, and is possible only until the leave has started', async () => {
  const { id } = await pending({ startDate: '2026-03-11', endDate: '2026-03-12' });
  await decide(id, 'Approved');
  api.setNow(NOON + 11 * SECOND);
  expect((await undo(id)).body.fields?.[0]?.field).toBe('reason');
  expect((await undo(id, 'Project moved')).status).toBe(200);

  await decide(id, 'Approved');
  const startOfLeave = Date.parse('2026-03-11T00:00:00-06:00');
  api.setNow(startOfLeave - SECOND);
  // A session lasts eight hours.
  const { token } = await api.signedIn({ role: 'ADMIN' });
  api.setNow(startOfLeave);
  const { status, body } = await undo(id, 'Too late', token);
  expect([status, body.message]).toEqual([
    409,
    'This leave has started and can no longer return to pending.',
  ]);
});

test('undoing a decision that has been replaced by another is refused', async () => {
  const { id } = await pending();
  const { decidedAt } = (await decide(id, 'Rejected', 'No')).body.data;
  const undoSeen = (decidedAtSeen: string | null | undefined) =>
    api.call(reopenLeave, {
      params: { id },
      body: { decidedAt: decidedAtSeen ?? 'none' },
      token: admin.token,
    });
  api.setNow(NOON + 2 * SECOND);
  await undo(id, undefined, second.token);
  expect((await undoSeen(decidedAt)).body.data.status).toBe('Pending');
  const newDecision = (await decide(id, 'Approved', undefined, second.token)).body.data;
  const stale = await undoSeen(decidedAt);
  expect([stale.status, stale.body.message]).toEqual([
    409,
    'Someone has decided this leave since you loaded it: it is now approved. Reload the page.',
  ]);
  expect((await undoSeen('yesterday')).status).toBe(422);
  expect((await undoSeen(newDecision.decidedAt)).body.data.status).toBe('Pending');
});

test('a rejected leave cannot return to pending if another leave now overlaps it', async () => {
  const { id, employee } = await pending();
  await decide(id, 'Rejected', 'No');
  await request(employee.token);
  const { status, body } = await undo(id);
  expect([status, body.message]).toEqual([409, 'This overlaps another leave.']);
});

test('administrators cannot decide their own leave while another could', async () => {
  const id = await request(admin.token);
  expect(await mayDecide(id)).toBe(false);
  expect(await mayDecide(id, second.token)).toBe(true);
  for (const [status, reason] of [
    ['Approved', 'I need it'],
    ['Rejected', 'No'],
  ] as const) {
    const response = await decide(id, status, reason);
    expect([response.status, response.body.code]).toEqual([403, 'forbidden']);
  }
  await decide(id, 'Approved', undefined, second.token);
  expect((await undo(id, 'I want')).status).toBe(403);
  expect((await undo(id, 'Mistake', second.token)).status).toBe(200);
});

test('the only active administrator decides their own leave, with a reason, and it is marked', async () => {
  const id = await request(admin.token, { startDate: '2026-05-04', endDate: '2026-05-05' });
  const setOthers = (set: string) =>
    api.database.withClient((client) =>
      client.query(`UPDATE employees SET ${set} WHERE role = 'ADMIN' AND id <> $1`, [admin.id]),
    );
  await setOthers('is_active = false');
  const mayDecideAlone = await mayDecide(id);
  const bare = await decide(id, 'Approved');
  await setOthers('is_active = true, password_hash = NULL');
  const response = await decide(id, 'Approved', 'No one else can');
  await setOthers(`password_hash = 'none'`);
  expect(mayDecideAlone).toBe(true);
  expect([bare.status, bare.body.fields?.[0]?.field]).toEqual([422, 'reason']);
  expect(response.body.data).toMatchObject({ status: 'Approved', isSelfDecided: true });
});

test.each([
  ['no status', {}, 422],
  ['back to pending', { status: 'Pending' }, 422],
  ['nonsense', { status: 'approved; DROP TABLE leaves' }, 422],
  ['a long reason', { status: 'Rejected', reason: 'x'.repeat(501) }, 422],
])('%s is refused', async (_title, body, status) => {
  const { id } = await pending();
  const invalid = { params: { id }, body, token: admin.token };
  expect((await api.callUnchecked(decideLeave, invalid)).status).toBe(status);
});

test('an unknown leave is 404, a caller who is not an administrator gets 403', async () => {
  expect((await decide(999_999, 'Approved')).status).toBe(404);
  expect((await undo(999_999)).status).toBe(404);
  const { id, employee } = await pending();
  expect((await decide(id, 'Approved', undefined, employee.token)).status).toBe(403);
  expect((await undo(id, 'x', employee.token)).status).toBe(403);
});
