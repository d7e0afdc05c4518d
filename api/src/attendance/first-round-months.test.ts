import { getTimeStatistics, login } from '@rollcall/shared/contract';
import { lastOfMonth, totalMinutes } from '@rollcall/shared/domain';
import { loadFirstRound } from '../testing/first-round/load.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { findDayLogs } from './days/find-days.ts';

// What the months of a database of the first release are worth now. Each difference has one of two causes; there is no other.

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi({}, loadFirstRound);
  const body = { email: 'adele@first-round.test', password: 'correct horse' };
  token = (await api.call(login, { body })).body.data.token;
});
afterAll(() => api.stop());

const run = (sql: string) =>
  api.database.withClient(async (client) => (await client.query(sql)).rows);

/** Every employee and month with time logs or approved leaves. */
const months = () =>
  run(`SELECT DISTINCT employee_id AS id, to_char(day, 'YYYY-MM') AS month FROM (
    SELECT employee_id, work_date AS day FROM time_logs
    UNION SELECT employee_id, generate_series(start_date, end_date, '1 day')::date FROM leaves WHERE status = 'Approved'
  ) AS days ORDER BY 1, 2`) as Promise<{ id: number; month: string }[]>;

async function statisticsOf(id: number, { from, to }: { from: string; to: string }) {
  const { body } = await api.call(getTimeStatistics, {
    params: { employeeId: id },
    query: { startDate: from, endDate: to },
    token,
  });
  return body.data;
}

/** As the first release calculated a month: exact times are added up and rounded once; every leave day counts. */
async function firstRelease(id: number, range: { from: string; to: string }) {
  const logs = await findDayLogs(api.database.db, [id], range);
  const [leave] =
    await run(`SELECT coalesce(sum(least(end_date, '${range.to}') - greatest(start_date, '${range.from}') + 1), 0)::int
    AS days FROM leaves WHERE employee_id = ${id} AND status = 'Approved'
    AND start_date <= '${range.to}' AND end_date >= '${range.from}'`);
  const days = Map.groupBy(logs, ({ workDate }) => workDate);
  return {
    minutes: totalMinutes(logs),
    byDay: [...days.values()].map((ofDay) => totalMinutes(ofDay)),
    leaves: leave.days as number,
  };
}

/** Days of approved leave on which the employee was not employed. */
async function leavesOutside(id: number, { from, to }: { from: string; to: string }) {
  const [row] = await run(`SELECT count(*)::int AS days FROM leaves l
    JOIN employees e ON e.id = l.employee_id, generate_series(l.start_date, l.end_date, '1 day') AS day
    WHERE e.id = ${id} AND l.status = 'Approved' AND day BETWEEN '${from}' AND '${to}'
    AND (day < coalesce(e.joining_date, e.created_at::date) OR day > coalesce(e.exit_date, e.inactive_since, 'infinity')
      OR e.is_active IS NULL)`);
  return row.days as number;
}

test('each day is worth the same; a month differs by the rounding of its days, and by leaves outside the employment', async () => {
  const all = await months();
  expect(all.length).toBeGreaterThan(2);
  for (const { id, month } of all) {
    const range = { from: `${month}-01`, to: lastOfMonth(`${month}-01`) };
    const before = await firstRelease(id, range);
    const now = await statisticsOf(id, range);
    const sum = (figure: 'worked' | 'breaks') =>
      before.byDay.reduce((total, day) => total + day[figure], 0);
    expect({ id, month, ...now }).toEqual({
      id,
      month,
      totalWorkedTime: sum('worked'),
      totalBreakTime: sum('breaks'),
      totalWorkedDays: before.byDay.length,
      totalLeaves: before.leaves - (await leavesOutside(id, range)),
    });
    // The first cause: at most half a minute a day.
    expect(Math.abs(now.totalWorkedTime - before.minutes.worked)).toBeLessThanOrEqual(
      before.byDay.length / 2 + 1,
    );
  }
});
