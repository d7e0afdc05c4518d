import {
  closePeriod,
  createAdjustment,
  deleteAdjustment,
  getMyAttendance,
  listAdjustments,
  reopenPeriod,
} from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
let employee: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN', firstName: 'Ada', lastName: 'Admin' });
  employee = await api.signedIn();
});
afterAll(() => api.stop());

const create = (body = {}) =>
  api.callUnchecked(createAdjustment, {
    token: admin.token,
    body: { employeeId: employee.id, forDate: '2026-03-05', minutes: 90, reason: 'Fair', ...body },
  });
const balance = async () => {
  const { data } = (await api.call(getMyAttendance, { token: employee.token })).body;
  return data.sums;
};

test('an adjustment is part of the balance of the day on which it is posted', async () => {
  const before = await balance();
  const { status, body } = await create();
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({
      forDate: '2026-03-05',
      postedDate: '2026-03-10',
      kind: 'manual',
      minutes: 90,
      createdBy: 'Ada Admin',
    }),
  ]);
  const after = await balance();
  expect([after.balanceMins, after.adjustmentMins, after.workedMins]).toEqual([
    before.balanceMins + 90,
    90,
    before.workedMins,
  ]);
  const removed = await api.call(deleteAdjustment, {
    params: { id: body.data.id },
    token: admin.token,
  });
  expect(removed.status).toBe(200);
  expect(await balance()).toEqual(before);
});

test('adjustments are listed, the latest first, by employee and range', async () => {
  await create({ postedDate: '2026-03-01' });
  await create({ postedDate: '2026-03-07', minutes: -15 });
  const list = async (query: Record<string, string | number>) =>
    (await api.callUnchecked(listAdjustments, { query, token: admin.token })).body.data.map(
      ({ minutes }: { minutes: number }) => minutes,
    );
  expect(await list({ employeeId: employee.id })).toEqual([-15, 90]);
  expect(await list({ employeeId: admin.id })).toEqual([]);
  expect(await list({ from: '2026-03-02' })).toEqual([-15]);
});

test.each([
  ['0 minutes', { minutes: 0 }, 422],
  ['too many minutes', { minutes: 30_001 }, 422],
  ['no reason', { reason: ' ' }, 422],
  ['a day in the future', { forDate: '2026-03-11' }, 422],
  ['posted in the future', { postedDate: '2026-03-11' }, 422],
  ['an employee who does not exist', { employeeId: 999_999 }, 404],
])('%s is %i', async (_title, body, status) => {
  expect((await create(body)).status).toBe(status);
});

test('no one adjusts their own time', async () => {
  expect((await create({ employeeId: admin.id })).status).toBe(403);
});

test('that of a correction can be deleted when its day is opened again, and only then', async () => {
  const { token } = admin;
  const { rows } = await api.database.withClient((client) =>
    client.query(`INSERT INTO time_adjustments (employee_id, for_date, posted_date, kind, minutes, reason, created_at)
      VALUES (${employee.id}, '2026-02-04', '2026-03-01', 'correction', 60, 'As it was', now()) RETURNING id`),
  );
  const remove = () => api.callUnchecked(deleteAdjustment, { params: { id: rows[0]?.id }, token });
  const february = { from: '2026-02-01', to: '2026-02-28' };
  const closed = await api.call(closePeriod, { body: february, token });
  const refused = await remove();
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This adjustment is an approved correction of Feb 04, 2026, which is closed. Open its period again first.',
  ]);
  const params = { id: closed.body.data.id };
  const body = { reason: 'The day itself is corrected' };
  await api.call(reopenPeriod, { params, body, token });
  expect((await remove()).status).toBe(200);
});
