import type { ClientBase } from 'pg';
import type { DemoEmployee } from './employees.ts';
import { insertRows } from './insert-rows.ts';
import { ANCHOR, type DemoHoliday, ROTATION } from './patterns.ts';

/**
 * Inserts what the demo company plans: holidays, a rotation and flexible hours, and a policy for overtime. Night and part-time
 * schedules come from the shift times of the employees, office hours are those of the company.
 */
export async function insertPlans(
  client: ClientBase,
  employees: readonly DemoEmployee[],
  holidays: readonly DemoHoliday[],
): Promise<void> {
  await insertHolidays(client, holidays);
  await client.query(
    `UPDATE shifts SET half_day_below_min = 270, absent_below_min = 60 WHERE start_time = '09:00' AND end_time = '17:30'`,
  );
  // Office hours are those of the company, so that a change for a department or the company reaches these people.
  await client.query(
    `DELETE FROM assignments AS own USING assignments AS company
     WHERE own.scope_kind = 'employee' AND company.scope_kind = 'company' AND own.schedule_id = company.schedule_id`,
  );
  const flexible = await insertFlexible(client);
  const rotation = await insertRotation(client);
  const schedules = { flexible, rotating: rotation } as const;
  for (const [pattern, schedule] of Object.entries(schedules)) {
    const ids = employees.filter((employee) => employee.pattern === pattern).map(({ id }) => id);
    await client.query(
      `INSERT INTO assignments (scope_kind, employee_id, schedule_id)
       SELECT 'employee', id, $2 FROM unnest($1::integer[]) AS id`,
      [ids, schedule],
    );
  }
  await client.query(
    `INSERT INTO time_policies (name, scope_kind, overtime_daily_after_min, overtime_weekly_after_min)
     VALUES ('Overtime after 9 hours', 'company', 540, 2700)`,
  );
  await client.query(
    `INSERT INTO pay_rules (policy_id, bucket, multiplier)
     SELECT id, bucket, multiplier FROM time_policies,
       (VALUES ('daily', 1.25), ('weekly', 1.25), ('holiday', 2)) AS rule (bucket, multiplier)`,
  );
}

/** Nothing was planned before the first time log: everyone would have been absent. */
export async function startPlans(client: ClientBase, from: string | undefined): Promise<void> {
  if (from === undefined) return;
  await client.query('UPDATE assignments SET valid = daterange($1, upper(valid))', [from]);
}

async function insertHolidays(client: ClientBase, holidays: readonly DemoHoliday[]): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO holiday_calendars (name) VALUES ('Company holidays') RETURNING id`,
  );
  const calendarId = rows[0]?.id;
  await insertRows(
    client,
    'holidays',
    holidays.map((holiday) => ({ calendar_id: calendarId, ...holiday })),
  );
  await client.query(`UPDATE assignments SET calendar_id = $1 WHERE scope_kind = 'company'`, [
    calendarId,
  ]);
}

async function insertFlexible(client: ClientBase): Promise<number> {
  const shift = await insertShift(client, {
    name: 'Flexible',
    kind: 'flexible',
    start_time: '07:00',
    end_time: '20:00',
    core_from: '10:00',
    core_to: '15:00',
    expected_min: 480,
    colour: 'cyan',
  });
  return insertSchedule(client, 'Flexible hours', 7, (day) => (day < 5 ? shift : null));
}

async function insertRotation(client: ClientBase): Promise<number> {
  const shifts: number[] = [];
  for (const [index, start] of ROTATION.entries()) {
    const shift = {
      name: ['Early', 'Late', 'Night'][index],
      start_time: start,
      end_time: ROTATION[(index + 1) % 3],
      unpaid_break_min: 30,
      expected_min: 450,
      colour: ['gold', 'orange', 'purple'][index],
    };
    shifts.push(await insertShift(client, shift));
  }
  return insertSchedule(client, 'Rotation: early, late, night', 21, (day) =>
    day % 7 < 5 ? (shifts[Math.floor(day / 7)] ?? null) : null,
  );
}

async function insertShift(client: ClientBase, shift: Record<string, unknown>): Promise<number> {
  const columns = Object.keys(shift);
  const values = columns.map((_, index) => `$${index + 1}`);
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO shifts (${columns}) VALUES (${values}) RETURNING id`,
    Object.values(shift),
  );
  return idOf(rows);
}

async function insertSchedule(
  client: ClientBase,
  name: string,
  days: number,
  shiftOn: (day: number) => number | null,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'INSERT INTO work_schedules (name, cycle_days, anchor_date) VALUES ($1, $2, $3) RETURNING id',
    [name, days, ANCHOR],
  );
  const scheduleId = idOf(rows);
  const planned = Array.from({ length: days }, (_, day) => ({
    schedule_id: scheduleId,
    day_index: day,
    position: 0,
    shift_id: shiftOn(day),
  }));
  await insertRows(
    client,
    'schedule_days',
    planned.filter((day) => day.shift_id !== null),
  );
  return scheduleId;
}

function idOf([row]: readonly { readonly id: number }[]): number {
  if (!row) throw new Error('the database returned no id');
  return row.id;
}
