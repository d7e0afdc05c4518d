import {
  getEmployee,
  listActivity,
  listAudit,
  listLeaves,
  listNotifications,
  login,
  setEmployeeStatus,
  updateEmployee,
} from '@rollcall/shared/contract';
import { DAY_MS, HOUR_MS } from '@rollcall/shared/domain';
import { runJob } from '../../testing/run-job.ts';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { leaversKind } from './job.ts';

let api: TestApi;
let administrator: { readonly email: string; readonly password: string };
beforeAll(async () => {
  api = await startTestApi();
  administrator = await api.fixtures.account({ role: 'ADMIN' });
});
/** An hour before midnight. */
beforeEach(() => api.setNow(OVER - HOUR_MS));
afterAll(() => api.stop());

/** The day of the test, a Tuesday. */
const LAST = '2026-03-10';
/** Midnight after it in the company's zone, UTC-06:00. */
const OVER = NOON + 12 * HOUR_MS;

async function runAt(now: number): Promise<void> {
  api.setNow(now);
  await runJob(api, leaversKind(api.api.context), now);
}

/** Signs in as an administrator for each call: days pass. */
async function token(): Promise<string> {
  return (await api.call(login, { body: administrator })).body.data.token;
}

const save = async (id: number, body: Record<string, unknown>) => {
  const { status } = await api.call(updateEmployee, { params: { id }, body, token: await token() });
  expect(status).toBe(200);
};
const leaveOn = (id: number, exitDate: string) => save(id, { exitDate, deactivateOnExit: true });
const isActive = async (id: number) =>
  (await api.call(getEmployee, { params: { id }, token: await token() })).body.data.isActive;
const leavesOf = async (id: number) => {
  const { body } = await api.call(listLeaves, { query: { page: 0 }, token: await token() });
  return body.data.flatMap((row) => (row.employeeId === id ? [row.startDate] : [])).toSorted();
};
const bell = async () =>
  (await api.call(listNotifications, { token: await token() })).body.data.map(({ text }) => text);

test('an account ends once the exit date is over, with its sessions, and says so', async () => {
  const { id, token: own } = await api.signedIn({ firstName: 'Ann', lastName: 'Lee' });
  await leaveOn(id, LAST);
  await runAt(OVER - 1000);
  expect((await api.call(listNotifications, { token: own })).status).toBe(200);
  await runAt(OVER);
  expect(await isActive(id)).toBe(false);
  expect((await api.call(listNotifications, { token: own })).status).toBe(401);
  expect(await bell()).toContain("Ann Lee's last day was Mar 10, 2026: the account is deactivated");
  const { email } = (await api.call(getEmployee, { params: { id }, token: await token() })).body
    .data;
  expect((await api.mailsTo(email)).join('')).toContain('Your last day was Mar 10, 2026');
  const [event] = (await api.call(listActivity, { token: await token() })).body.data;
  expect(event?.text).toBe('Ann Lee left: the account has ended');
  const [entry] = (await api.call(listAudit, { token: await token() })).body.data;
  expect(entry).toMatchObject({
    action: 'employee.leave',
    actorCode: null,
    note: 'The exit date 2026-03-10 is over',
  });
});

test.each([
  ['without the box', { exitDate: LAST }],
  ['without an exit date', { deactivateOnExit: true }],
  ['on a later day', { exitDate: '2026-03-11', deactivateOnExit: true }],
])('an account stays %s', async (_, body) => {
  const id = await api.fixtures.employee();
  await save(id, body);
  await runAt(OVER);
  expect(await isActive(id)).toBe(true);
});

test.each([
  ['Pacific/Auckland', OVER - 19 * HOUR_MS],
  ['Pacific/Honolulu', OVER + 4 * HOUR_MS],
])('the day is over when it is in the zone of the employee: %s', async (zone, over) => {
  const id = await api.fixtures.employee();
  await api.fixtures.ownZone(id, zone);
  await leaveOn(id, LAST);
  await runAt(over - 1000);
  expect(await isActive(id)).toBe(true);
  await runAt(over);
  expect(await isActive(id)).toBe(false);
});

test('who is still at work can punch out first', async () => {
  const id = await api.fixtures.employee({ firstName: 'Night', lastName: 'Nurse' });
  await api.fixtures.log(id, `${LAST} 22:00:00`);
  await leaveOn(id, LAST);
  await runAt(OVER);
  expect(await isActive(id)).toBe(true);
  await api.database.db.execute(
    `UPDATE time_logs SET state = 'missing-out' WHERE employee_id = ${id}`,
  );
  await runAt(OVER + HOUR_MS);
  expect(await isActive(id)).toBe(false);
  expect(await bell()).toContain(
    "Night Nurse's last day was Mar 10, 2026: the account is deactivated. Without punch-out: Mar 10, 2026",
  );
});

describe('pending leaves after the exit date', () => {
  let serial = 0;
  async function leaver() {
    serial += 1;
    const id = await api.fixtures.employee({ firstName: 'Ben', lastName: `Oh${serial}` });
    await api.fixtures.leave(id, '2026-03-09', '2026-03-12', 'Pending');
    await api.fixtures.leave(id, '2026-03-20', '2026-03-21', 'Approved');
    await api.fixtures.leave(id, '2026-04-01', '2026-04-02', 'Pending');
    await leaveOn(id, LAST);
    await runAt(OVER);
    return id;
  }

  test('are withdrawn', async () => {
    const id = await leaver();
    expect(await leavesOf(id)).toEqual(['2026-03-09', '2026-03-20']);
    expect(await bell()).toContain(
      `Ben Oh${serial}'s last day was Mar 10, 2026: the account is deactivated. 1 leave request withdrawn`,
    );
  });

  test.each([
    ['moved', { exitDate: '2026-06-30' }, true],
    ['removed', { exitDate: null }, true],
    ['kept, but no longer ends the account', { deactivateOnExit: false }, true],
    ['moved to another day that is over', { exitDate: '2026-03-05' }, false],
  ])('are back with the account once the exit date is %s', async (_, body, isBack) => {
    const id = await leaver();
    await save(id, body);
    expect(await isActive(id)).toBe(isBack);
    expect(await leavesOf(id)).toEqual(
      isBack ? ['2026-03-09', '2026-03-20', '2026-04-01'] : ['2026-03-09', '2026-03-20'],
    );
    expect((await bell()).some((text) => text.startsWith(`Ben Oh${serial}'s last day`))).toBe(
      !isBack,
    );
    await runAt(OVER + DAY_MS);
    expect(await isActive(id)).toBe(isBack);
  });

  test('are back with an account that is activated again, which then stays', async () => {
    const id = await leaver();
    const query = { isActive: true };
    await api.call(setEmployeeStatus, { params: { id }, query, token: await token() });
    expect(await leavesOf(id)).toContain('2026-04-01');
    await runAt(OVER + DAY_MS);
    expect(await isActive(id)).toBe(true);
  });
});

test('who is deactivated before the exit date and activated after it stays', async () => {
  const id = await api.fixtures.employee();
  await leaveOn(id, LAST);
  const params = { id };
  await api.call(setEmployeeStatus, { params, query: { isActive: false }, token: await token() });
  api.setNow(OVER);
  await api.call(setEmployeeStatus, { params, query: { isActive: true }, token: await token() });
  await runAt(OVER + HOUR_MS);
  expect(await isActive(id)).toBe(true);
  const [entry] = (await api.call(listAudit, { token: await token() })).body.data;
  expect(entry?.after).toEqual({ isActive: true, deactivateOnExit: false });
});

test('who was invited and stays after all is invited again', async () => {
  const email = 'invited-leaver@example.test';
  const id = await api.fixtures.employee({ email });
  await leaveOn(id, LAST);
  await runAt(OVER);
  await save(id, { exitDate: null });
  expect((await api.mailsTo(email)).at(-1)).toContain('Set your password');
});

test('a withdrawn leave whose days have another leave by now is named', async () => {
  const id = await api.fixtures.employee({ firstName: 'Cy', lastName: 'Ro' });
  await api.fixtures.leave(id, '2026-04-01', '2026-04-05', 'Pending');
  await leaveOn(id, LAST);
  await runAt(OVER);
  await api.fixtures.leave(id, '2026-04-03', '2026-04-03', 'Approved');
  await save(id, { exitDate: null });
  expect(await bell()).toContain(
    "Cy Ro's leave request for Apr 01, 2026 to Apr 05, 2026 stays withdrawn: these days have another leave",
  );
});

test('a day counts as over in the zone of the employee when the date changes, too', async () => {
  const id = await api.fixtures.employee();
  await api.fixtures.ownZone(id, 'Pacific/Honolulu');
  await leaveOn(id, '2026-03-09');
  await runAt(OVER);
  expect(await isActive(id)).toBe(false);
  await save(id, { exitDate: LAST });
  expect(await isActive(id)).toBe(true);
});

test('no one ends their own account so', async () => {
  const { body } = await api.call(login, { body: administrator });
  const { status, body: refused } = await api.call(updateEmployee, {
    params: { id: body.data.employee.id },
    body: { exitDate: LAST, deactivateOnExit: true },
    token: body.data.token,
  });
  expect([status, refused]).toMatchObject([422, { fields: [{ field: 'deactivateOnExit' }] }]);
});

test('the last active administrator stays', async () => {
  const { body } = await api.call(login, { body: administrator });
  const { id: last } = body.data.employee;
  const other = await api.signedIn({ role: 'ADMIN' });
  const change = { exitDate: LAST, deactivateOnExit: true };
  await api.call(updateEmployee, { params: { id: last }, body: change, token: other.token });
  await api.database.db.execute(`UPDATE employees SET role = 'EMPLOYEE' WHERE id <> ${last}`);
  await runAt(OVER);
  expect(await isActive(last)).toBe(true);
  await api.fixtures.account({ role: 'ADMIN' });
  await runAt(OVER + HOUR_MS);
  expect((await api.call(login, { body: administrator })).status).not.toBe(200);
});
