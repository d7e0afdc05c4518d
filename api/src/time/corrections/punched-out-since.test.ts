import {
  type CallBody,
  decideCorrection,
  explainDay,
  listCorrections,
  listOwnCorrections,
  requestCorrections,
} from '@rollcall/shared/contract';
import { punchCalls } from '../../testing/punch-calls.ts';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

const HOUR = 3_600_000;

let api: TestApi;
let admin: { id: number; token: string };
let employee: { id: number; token: string };
let log: number;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN', firstName: 'Adele', lastName: 'Min' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.setNow(NOON);
  employee = await api.signedIn({ firstName: 'Ola', lastName: 'Nordmann' });
  log = await api.fixtures.log(employee.id, '2026-03-10 09:00:00');
});

const { punchOut } = punchCalls(() => api);

async function requestCorrection(timeLogId: number | null = log): Promise<number> {
  const [punchIn, punchOutText] =
    timeLogId === log
      ? ['2026-03-10 08:00:00', '2026-03-10 11:30:00']
      : ['2026-03-09 08:00:00', '2026-03-09 11:30:00'];
  const rows = [{ timeLogId, punchIn, punchOut: punchOutText }];
  const body = { rows, reason: 'Forgot to punch in' };
  const response = await api.call(requestCorrections, { body, token: employee.token });
  return response.body.data[0]?.id ?? 0;
}

const decide = (id: number, body: CallBody<typeof decideCorrection>) =>
  api.call(decideCorrection, { params: { id }, body, token: admin.token });

const rowOf = async (id: number) => {
  const query = { employeeId: employee.id };
  const { data } = (await api.call(listCorrections, { query, token: admin.token })).body;
  return data.find((row) => row.id === id);
};

test('a punch-out after the request is in the rows, and an approval that does not name it is refused', async () => {
  const id = await requestCorrection();
  expect((await rowOf(id))?.punchedOutAt).toBeNull();
  api.setNow(NOON + 5 * HOUR);
  await punchOut(employee.token, log);
  expect(await rowOf(id)).toMatchObject({
    punchedOutAt: '2026-03-10T17:00:00-06:00',
    before: { punchOut: '2026-03-10 17:00:00', workedMins: 480 },
    effectMins: -270,
  });
  const own = await api.call(listOwnCorrections, { token: employee.token });
  expect(own.body.data[0]?.punchedOutAt).toBe('2026-03-10T17:00:00-06:00');
  for (const punchedOutAt of [undefined, '2026-03-10T16:59:00-06:00']) {
    const { status, body } = await decide(id, { status: 'Approved', punchedOutAt });
    expect([status, body.message]).toEqual([
      409,
      'Ola Nordmann punched out on Mar 10, 2026, 05:00 PM, after requesting this correction. Compare the times and decide again.',
    ]);
  }
  expect(await rowOf(id)).toMatchObject({ status: 'Pending' });
});

test('an approval that names the punch-out replaces it; the punched log stays in the day', async () => {
  const id = await requestCorrection();
  api.setNow(NOON + 5 * HOUR);
  await punchOut(employee.token, log);
  // The same instant with another offset.
  const approval = { status: 'Approved', punchedOutAt: '2026-03-10T23:00:00Z' } as const;
  const { status, body } = await decide(id, approval);
  expect([status, body.data.status, body.data.punchedOutAt]).toEqual([200, 'Approved', null]);
  const params = { employeeId: employee.id, date: '2026-03-10' };
  const day = await api.call(explainDay, { params, token: admin.token });
  expect(day.body.data.logs).toMatchObject([
    { punchOut: '2026-03-10 11:30:00', isSuperseded: false },
    { punchOut: '2026-03-10 17:00:00', isSuperseded: true },
  ]);
});

test('a rejection keeps the punch-out and needs not name it', async () => {
  const id = await requestCorrection();
  api.setNow(NOON + 5 * HOUR);
  await punchOut(employee.token, log);
  const rejection = { status: 'Rejected', reason: 'The punches are right' } as const;
  expect((await decide(id, rejection)).status).toBe(200);
  const params = { employeeId: employee.id, date: '2026-03-10' };
  const day = await api.call(explainDay, { params, token: admin.token });
  expect(day.body.data.logs).toMatchObject([
    { punchOut: '2026-03-10 17:00:00', isSuperseded: false },
  ]);
});

test('of a log that is still open or that was closed before, nothing needs to be named', async () => {
  expect((await decide(await requestCorrection(), { status: 'Approved' })).status).toBe(200);
  const times = ['2026-03-09 09:00:00', '2026-03-09 11:00:00'] as const;
  const closed = await requestCorrection(await api.fixtures.log(employee.id, ...times));
  expect((await rowOf(closed))?.punchedOutAt).toBeNull();
  expect((await decide(closed, { status: 'Approved' })).status).toBe(200);
});
