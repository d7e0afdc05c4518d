import {
  deleteShift,
  discardRosterDrafts,
  explainDay,
  listAudit,
  listNotifications,
  listShifts,
  undoRosterChanges,
} from '@rollcall/shared/contract';
import { rosterCalls, WEEK } from '../../testing/roster-calls.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const NEXT = '2026-03-16';

let api: TestApi;
let token: string;
let early: number;
let night: number;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
  early = await addShift('Early', '06:00', '12:00');
  night = await addShift('Night', '22:00', '06:00');
});
afterAll(() => api.stop());

const { addShift, anEmployee, set, remove, publish, undo, dayOf, daysOf, summary } = rosterCalls(
  () => api,
  () => token,
);

/** The plan that counts: that of the day's attendance. */
const counting = async (employeeId: number, date: string) => {
  const params = { employeeId, date };
  const { plan } = (await api.call(explainDay, { params, token })).body.data;
  return plan?.shifts.map(({ name }) => name);
};
const notices = async (own: string) =>
  (await api.call(listNotifications, { token: own })).body.data.map(({ text }) => text);

test('a draft counts for nothing until it is published; then the employee is notified once', async () => {
  const { id, token: own, search } = await anEmployee();
  await set(id, '2026-03-12', [early], 'Stocktaking');
  await set(id, '2026-03-13', []);
  expect(await counting(id, '2026-03-12')).toEqual(['09:00–17:30']);
  expect(await dayOf(search, '2026-03-12')).toMatchObject({ isDraft: true, isRostered: true });
  expect(await summary(search)).toMatchObject({ people: 1, drafts: 2, draftPeople: 1 });
  expect(await notices(own)).toEqual([]);

  expect(await publish(search)).toEqual({ published: 2, people: 1, closed: 0 });
  expect(await counting(id, '2026-03-12')).toEqual(['Early']);
  expect(await counting(id, '2026-03-13')).toEqual([]);
  expect(await dayOf(search, '2026-03-12')).toMatchObject({
    isDraft: false,
    entry: { shiftIds: [early], reason: 'Stocktaking' },
  });
  expect(await notices(own)).toEqual(['Your shifts in the week of Mar 09, 2026 have changed']);
  expect(await publish(search)).toEqual({ published: 0, people: 0, closed: 0 });
  expect(await notices(own)).toHaveLength(1);
  const { body } = await api.call(listAudit, { query: { employeeId: id }, token });
  expect(body.data[0]).toMatchObject({
    action: 'roster.publish',
    before: { '2026-03-12': null, '2026-03-13': null },
    after: { '2026-03-12': { shiftIds: [early] }, '2026-03-13': { shiftIds: [] } },
  });
});

test('the employee gets a mail with the changed days', async () => {
  const { id, search } = await anEmployee();
  await set(id, '2026-03-12', [early]);
  await set(id, '2026-03-14', [early]);
  await publish(search);
  const [mail] = await api.mailsTo(await emailOf(id));
  expect(mail).toContain('Changed days: Mar 12, 2026 and Mar 14, 2026.');
});

test('the removal of a published entry is a draft, too', async () => {
  const { id, search } = await anEmployee();
  await set(id, '2026-03-12', [early]);
  await publish(search);
  const { day } = await remove(id, '2026-03-12');
  expect(day).toMatchObject({ isDraft: true, entry: null, isRostered: false });
  expect(await counting(id, '2026-03-12')).toEqual(['Early']);
  expect(await publish(search)).toMatchObject({ published: 1 });
  expect(await counting(id, '2026-03-12')).toEqual(['09:00–17:30']);
});

test('a draft that is the same as what is published is none', async () => {
  const { id, search } = await anEmployee();
  await set(id, '2026-03-12', [early]);
  await publish(search);
  await set(id, '2026-03-12', []);
  const { day, undo: undone } = await set(id, '2026-03-12', [early]);
  expect(day.isDraft).toBe(false);
  expect(undone?.days).toMatchObject([{ draft: { shiftIds: [] }, isDraft: false }]);
  await remove(id, '2026-03-12');
  await set(id, '2026-03-14', []);
  await remove(id, '2026-03-14');
  expect(await summary(search)).toMatchObject({ drafts: 1 });
});

test('each change can be undone until another one, or a publication', async () => {
  const { id, search } = await anEmployee();
  const first = await set(id, '2026-03-12', [early], 'One');
  const second = await set(id, '2026-03-12', []);
  expect((await undo(first.undo)).status).toBe(409);
  expect((await undo(second.undo)).body.data).toEqual({ days: 1 });
  expect(await dayOf(search, '2026-03-12')).toMatchObject({
    entry: { shiftIds: [early], reason: 'One' },
  });
  expect((await undo(second.undo)).status).toBe(409);
  const third = await remove(id, '2026-03-12');
  expect((await dayOf(search, '2026-03-12'))?.isDraft).toBe(false);
  await undo(third.undo);
  const fourth = await set(id, '2026-03-12', [night]);
  await publish(search);
  expect((await undo(fourth.undo)).body.code).toBe('stale');
});

test.each<[string, (id: number) => unknown, number]>([
  ['a day that is listed twice', (id) => [dayIn(id), dayIn(id)], 422],
  ['an employee who does not exist', () => [dayIn(999_999)], 404],
  ['a shift that does not exist', (id) => [dayIn(id, [999_999])], 422],
  ['nothing', () => [], 200],
])('an undo of %s is answered', async (_title, daysFor, status) => {
  const { id } = await anEmployee();
  const body = { revision: 1, days: daysFor(id) };
  expect((await api.callUnchecked(undoRosterChanges, { body, token })).status).toBe(status);
});

function dayIn(employeeId: number, shiftIds: number[] = []) {
  return { employeeId, date: '2026-03-12', draft: { shiftIds, reason: null }, isDraft: false };
}

test('drafts of a week are discarded, and restored by an undo', async () => {
  const { id, search } = await anEmployee();
  await set(id, '2026-03-12', [night]);
  await set(id, '2026-03-13', []);
  await set(id, NEXT, []);
  const { body } = await api.call(discardRosterDrafts, { body: { from: WEEK, search }, token });
  expect(body.data.discarded).toBe(2);
  expect(await summary(search)).toMatchObject({ drafts: 0 });
  expect(await summary(search, NEXT)).toMatchObject({ drafts: 1 });
  expect((await undo(body.data.undo)).body.data).toEqual({ days: 2 });
  expect(await dayOf(search, '2026-03-12')).toMatchObject({ entry: { shiftIds: [night] } });
});

test('only the employees of the filter and the seven days are published', async () => {
  const [one, other] = [await anEmployee(), await anEmployee()];
  await set(one.id, '2026-03-15', []);
  await set(one.id, NEXT, []);
  await set(other.id, '2026-03-12', []);
  expect(await publish(one.search)).toMatchObject({ published: 1 });
  expect(await summary(one.search, NEXT)).toMatchObject({ drafts: 1 });
  expect(await summary(other.search)).toMatchObject({ drafts: 1 });
});

test('a draft on a day that has been closed since stays', async () => {
  const { id, search } = await anEmployee();
  await set(id, '2026-03-12', [early]);
  await set(id, '2026-03-13', [early]);
  await api.database.withClient((client) =>
    client.query(`INSERT INTO periods (id, from_date, to_date, scope_key, closed_at)
      VALUES (8, '2026-03-12', '2026-03-12', 'employee:${id}', now());
      INSERT INTO period_days SELECT 8, employee_code, '2026-03-12', '{}' FROM employees WHERE id = ${id}`),
  );
  expect(await publish(search)).toEqual({ published: 1, people: 1, closed: 1 });
  expect(await summary(search)).toMatchObject({ drafts: 1 });
});

test('conflicts are shown on their days and in the summary, also with the days around the week', async () => {
  const { id, search } = await anEmployee();
  await set(id, '2026-03-08', [night]);
  await set(id, '2026-03-09', [early]);
  await set(id, '2026-03-11', [early]);
  await api.fixtures.leave(id, '2026-03-11', '2026-03-11', 'Pending');
  const found = [
    { kind: 'short-rest', date: '2026-03-09', otherDate: '2026-03-08', minutes: 0 },
    { kind: 'pending-leave', date: '2026-03-11' },
  ];
  const days = await daysOf(search);
  expect(days.flatMap(({ conflicts }) => conflicts)).toMatchObject(found);
  expect(days[2]).toMatchObject({ pendingLeave: 'Annual', leave: null });
  const of = { employeeId: id, employeeName: expect.stringContaining(search), page: 0 };
  expect(await summary(search)).toMatchObject({
    conflicts: found.map((conflict) => ({ ...conflict, ...of })),
    conflictTotal: 2,
  });
});

test('the cover counts people per shift, without those on leave', async () => {
  const [one, other] = [await anEmployee(), await anEmployee()];
  for (const { id } of [one, other]) await set(id, '2026-03-12', [early]);
  await api.fixtures.leave(other.id, '2026-03-12', '2026-03-12');
  const { cover } = await summary('Draftsman');
  const shifts = cover.find(({ date }) => date === '2026-03-12')?.shifts;
  const before = shifts?.find(({ id }) => id === early)?.people ?? 0;
  await set(other.id, '2026-03-12', []);
  await set(one.id, '2026-03-12', []);
  const { cover: after } = await summary('Draftsman');
  const left = after.find(({ date }) => date === '2026-03-12')?.shifts;
  expect(before - (left?.find(({ id }) => id === early)?.people ?? 0)).toBe(1);
});

test('a shift that only a draft has is in use', async () => {
  const { id } = await anEmployee();
  const shift = await addShift('Spare', '07:00', '13:00');
  await set(id, '2026-03-12', [shift]);
  const { data } = (await api.call(listShifts, { token })).body;
  expect(data.find((row) => row.id === shift)?.rosterEntries).toBe(1);
  expect((await api.call(deleteShift, { params: { id: shift }, token })).status).toBe(409);
  await set(id, '2026-03-12', []);
  expect((await api.call(deleteShift, { params: { id: shift }, token })).status).toBe(200);
});

async function emailOf(id: number): Promise<string> {
  const { rows } = await api.database.withClient((client) =>
    client.query(`SELECT email FROM employees WHERE id = ${id}`),
  );
  return rows[0]?.email ?? '';
}

test('discarded drafts come back, unless something else was published since', async () => {
  const { id, search } = await anEmployee();
  const discard = async () => {
    const body = { from: NEXT, search };
    return (await api.call(discardRosterDrafts, { body, token })).body.data.undo;
  };
  await set(id, NEXT, [early]);
  expect((await undo(await discard())).status).toBe(200);
  expect((await daysOf(search, NEXT))[0]).toMatchObject({
    isDraft: true,
    entry: { shiftIds: [early] },
  });
  const discarded = await discard();
  await set(id, NEXT, [night]);
  await publish(search, NEXT);
  const request = { body: discarded ?? { revision: 0, days: [] }, token };
  expect((await api.callUnchecked(undoRosterChanges, request)).body.code).toBe('stale');
  expect((await daysOf(search, NEXT))[0]).toMatchObject({
    isDraft: false,
    entry: { shiftIds: [night] },
  });
});

test('the last week of the dates of the API has a summary', async () => {
  const { search } = await anEmployee();
  const { cover } = await summary(search, '2999-12-30');
  expect(cover.map(({ date }) => date)).toEqual(['2999-12-30', '2999-12-31']);
});
