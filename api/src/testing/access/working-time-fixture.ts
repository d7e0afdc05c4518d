/** Creates periods, overtime and adjustments for the access tests. */
export interface WorkingTimeFixture {
  /** A closed period of a year before the employee's data. */
  createPeriod(): Promise<number>;
  /** A month in which nothing is closed, nor anything else. */
  freePeriod(): { from: string; to: string };
  /** The date of 30 minutes of daily overtime, not decided. */
  createOvertime(): Promise<string>;
  createAdjustment(): Promise<number>;
}

export function workingTimeOf(
  employeeId: number,
  sql: {
    run(text: string, values: unknown[]): Promise<unknown>;
    insert(text: string, values: unknown[]): Promise<number>;
  },
  freeDay: () => string,
): WorkingTimeFixture {
  let year = 2000;
  const freePeriod = () => {
    year += 1;
    return { from: `${year}-01-01`, to: `${year}-01-31` };
  };
  return {
    freePeriod,
    createPeriod() {
      const { from, to } = freePeriod();
      return sql.insert(
        `periods (from_date, to_date, scope_key, closed_at)
         VALUES ($1, $2, 'company', '2026-03-01T12:00-06')`,
        [from, to],
      );
    },
    async createOvertime() {
      const date = freeDay();
      await sql.run(
        `INSERT INTO overtime (employee_id, week_start, date, bucket, minutes)
         VALUES ($1, $2, $2, 'daily', 30)`,
        [employeeId, date],
      );
      // Nothing waits that would replace it.
      await sql.run(`UPDATE company SET days_stored_until = '2026-03-31'`, []);
      await sql.run('DELETE FROM stale_days', []);
      return date;
    },
    createAdjustment: () =>
      sql.insert(
        `time_adjustments (employee_id, for_date, posted_date, kind, minutes, reason, created_at)
         VALUES ($1, '2026-03-02', '2026-03-09', 'manual', 15, $2, '2026-03-09T12:00-06')`,
        [employeeId, 'Because'],
      ),
  };
}
