import { explainDay, getTimeStatistics, listAttendance } from '@rollcall/shared/contract';
import { addDays, fromWallClock } from '@rollcall/shared/domain';
import * as fc from 'fast-check';
import { breaks, timeLogs } from '../core/db/tables/time-logs.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

// Every call that returns worked time, on random days, against seconds that this test adds up (docs/working-time.md#sums).

const FIRST_DAY = '2025-11-01';
const DAYS_PER_EMPLOYEE = 25;
const EXPLAINED_EVERY = 5;
/** 500 days in `npm test`, 10,000 in `npm run test:all`. */
const EMPLOYEES = Math.min(400, Number(process.env.PROPERTY_CASES ?? 200) / 10);
const ZONES = ['UTC-06:00', 'America/Chicago', 'Europe/Berlin', 'Asia/Kolkata', 'UTC'] as const;

/**
 * A log as stretches of work with breaks between them, in seconds. Two logs take at most 10.5 hours: a day in Asia/Kolkata
 * may begin 12.5 hours after the one before it in UTC-06:00, and logs must not overlap.
 */
const log = fc.record({
  kind: fc.constantFrom('closed', 'closed', 'closed', 'missing-out', 'superseded'),
  gap: fc.integer({ min: 1, max: 1800 }),
  work: fc.array(fc.integer({ min: 1, max: 3600 }), { minLength: 1, maxLength: 4 }),
  breaks: fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 3, maxLength: 3 }),
});
const day = fc.record({
  zone: fc.constantFrom(...ZONES),
  logs: fc.array(log, { maxLength: 2 }),
});
type Day = typeof day extends fc.Arbitrary<infer T> ? T : never;

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.tokenOf('ADMIN');
});
afterAll(() => api.stop());

/** Rows of a day, and the seconds worked and on break that count. */
function rowsOf(employeeId: number, workDate: string, { zone, logs }: Day) {
  const seconds = { work: 0, breaks: 0, logs: 0 };
  const rows: (typeof timeLogs.$inferInsert & { spans: { startedAt: Date; endedAt: Date }[] })[] =
    [];
  let at = fromWallClock(`${workDate} 00:30:00`, zone);
  for (const { kind, gap, work, breaks: breakSeconds } of logs) {
    at += gap * 1000;
    const punchIn = new Date(at);
    const spans: { startedAt: Date; endedAt: Date }[] = [];
    for (const [index, length] of work.entries()) {
      if (index > 0) {
        const onBreak = breakSeconds[index - 1] ?? 0;
        spans.push({ startedAt: new Date(at), endedAt: new Date(at + onBreak * 1000) });
        at += onBreak * 1000;
        if (kind !== 'superseded') seconds.breaks += onBreak;
      }
      at += length * 1000;
      if (kind === 'closed') seconds.work += length;
    }
    if (kind !== 'superseded') seconds.logs += 1;
    const punchOut = kind === 'missing-out' ? null : new Date(at);
    const state = punchOut ? ('closed' as const) : ('missing-out' as const);
    const isSuperseded = kind === 'superseded';
    rows.push({ employeeId, workDate, zone, isSuperseded, punchIn, punchOut, state, spans });
  }
  return { seconds, rows };
}

/** Stores days from {@link FIRST_DAY} on; returns the seconds of each. */
async function store(employeeId: number, days: readonly Day[]) {
  const { db } = api.database;
  const stored = days.map((item, index) => rowsOf(employeeId, addDays(FIRST_DAY, index), item));
  const rows = stored.flatMap((item) => item.rows);
  if (rows.length > 0) {
    const inserted = await db.insert(timeLogs).values(rows).returning({ id: timeLogs.id });
    const breakRows = rows.flatMap(({ spans, workDate, isSuperseded }, index) =>
      spans.map((span) => ({
        ...span,
        employeeId,
        workDate,
        isSuperseded,
        timeLogId: inserted[index]?.id ?? 0,
      })),
    );
    if (breakRows.length > 0) await db.insert(breaks).values(breakRows);
  }
  return stored.map(({ seconds }) => seconds);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const minutes = (seconds: number) => Math.round(seconds / 60);

test('statistics, month and explained day agree with the seconds, rounded once per day', async () => {
  // All at once: a sample of the same seed is always the same.
  const samples = fc.sample(day, EMPLOYEES * DAYS_PER_EMPLOYEE);
  for (let employee = 1; employee <= EMPLOYEES; employee += 1) {
    const employeeCode = `R${employee}`;
    const id = await api.fixtures.employee({ employeeCode });
    const days = samples.splice(0, DAYS_PER_EMPLOYEE);
    const stored = await store(id, days);
    const expected = {
      worked: sum(stored.map(({ work }) => minutes(work))),
      breaks: sum(stored.map((item) => minutes(item.breaks))),
    };
    const statistics = await api.call(getTimeStatistics, {
      params: { employeeId: id },
      query: { startDate: FIRST_DAY, endDate: '2025-11-30' },
      token: admin,
    });
    const { totalWorkedTime, totalBreakTime, totalWorkedDays } = statistics.body.data;
    const query = { month: '2025-11', search: employeeCode };
    const grid = await api.call(listAttendance, { query, token: admin });
    const row = grid.body.data.find(({ employeeId }) => employeeId === id);
    const explained = [];
    for (let index = 0; index < days.length; index += EXPLAINED_EVERY) {
      const params = { employeeId: id, date: addDays(FIRST_DAY, index) };
      const { body } = await api.call(explainDay, { params, token: admin });
      const { workedMins, breakMins } = body.data;
      explained.push({ worked: workedMins, breaks: breakMins });
    }
    // The days are part of both sides, so that a failure shows the case.
    const result = {
      days,
      statistics: { worked: totalWorkedTime, breaks: totalBreakTime, days: totalWorkedDays },
      month: { worked: row?.workedMins, breaks: row?.breakMins },
      explained,
    };
    expect(result).toEqual({
      days,
      statistics: { ...expected, days: stored.filter(({ logs }) => logs > 0).length },
      month: expected,
      explained: stored
        .filter((_, index) => index % EXPLAINED_EVERY === 0)
        .map((item) => ({ worked: minutes(item.work), breaks: minutes(item.breaks) })),
    });
  }
}, 600_000);
