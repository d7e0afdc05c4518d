import { copyRoster, previewRosterCopy } from '@rollcall/shared/contract';
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

const { addShift, anEmployee, set, publish, undo, daysOf, summary } = rosterCalls(
  () => api,
  () => token,
);

const preview = (search: string, includesPlanned = false) =>
  api.call(previewRosterCopy, {
    query: { from: WEEK, to: NEXT, search, ...(includesPlanned && { includesPlanned }) },
    token,
  });
const copy = (search: string, seen: { changes: number; overwritten: number }, planned = false) =>
  api.call(copyRoster, {
    body: { from: WEEK, to: NEXT, search, includesPlanned: planned, ...seen },
    token,
  });

test('a week is copied with its drafts: what is overwritten and left out is shown first', async () => {
  const { id, search } = await anEmployee();
  await set(id, '2026-03-09', [early], 'Stocktaking');
  await set(id, '2026-03-10', []);
  await publish(search);
  await set(id, '2026-03-11', [night]);
  await set(id, '2026-03-12', [early]);
  await set(id, '2026-03-17', [early]);
  await api.fixtures.leave(id, '2026-03-18', '2026-03-18');
  const seen = (await preview(search)).body.data;
  const day = { employeeId: id, employeeName: expect.stringContaining(search) };
  expect(seen).toEqual({
    people: 1,
    changes: 3,
    overwritten: [{ ...day, date: '2026-03-17' }],
    skipped: [{ ...day, date: '2026-03-18', why: 'leave' }],
  });
  expect((await copy(search, { changes: 4, overwritten: 1 })).body.code).toBe('stale');
  expect((await copy(search, { changes: 3, overwritten: 0 })).status).toBe(409);
  expect(await summary(search, NEXT)).toMatchObject({ drafts: 1 });

  const { data } = (await copy(search, { changes: 3, overwritten: 1 })).body;
  expect(data.changes).toBe(3);
  const entries = (await daysOf(search, NEXT)).map(({ entry }) => entry?.shiftIds);
  expect(entries.slice(0, 5)).toEqual([[early], [], undefined, [early], undefined]);
  await undo(data.undo);
  const before = (await daysOf(search, NEXT)).map(({ entry }) => entry?.shiftIds);
  expect(before.slice(0, 3)).toEqual([undefined, [early], undefined]);
});

test('what the schedule plans is copied if that is chosen', async () => {
  const { search } = await anEmployee();
  expect((await preview(search)).body.data).toMatchObject({ people: 0, changes: 0 });
  expect((await preview(search, true)).body.data).toMatchObject({ changes: 7 });
  await copy(search, { changes: 7, overwritten: 0 }, true);
  const days = await daysOf(search, NEXT);
  expect(days.map(({ isRostered }) => isRostered)).toEqual(Array(7).fill(true));
  expect(days[6]?.kind).toBe('day-off');
});

test('closed days and days without employment are left out', async () => {
  const { id, search } = await anEmployee();
  for (const day of [9, 10, 11]) await set(id, `2026-03-${String(day).padStart(2, '0')}`, []);
  await api.database.withClient((client) =>
    client.query(`UPDATE employees SET exit_date = '2026-03-17' WHERE id = ${id};
      INSERT INTO periods (id, from_date, to_date, scope_key, closed_at)
      VALUES (7, '2026-03-16', '2026-03-16', 'employee:${id}', now());
      INSERT INTO period_days SELECT 7, employee_code, '2026-03-16', '{}' FROM employees WHERE id = ${id}`),
  );
  expect((await preview(search)).body.data).toMatchObject({
    changes: 1,
    skipped: [
      { date: '2026-03-16', why: 'closed' },
      { date: '2026-03-18', why: 'not-employed' },
    ],
  });
});

test.each([
  ['the same week', WEEK],
  ['a week that overlaps', '2026-03-15'],
])('a copy to %s is refused', async (_title, to) => {
  const response = await api.call(previewRosterCopy, { query: { from: WEEK, to }, token });
  expect([response.status, response.body.fields?.[0]?.field]).toEqual([422, 'to']);
});
