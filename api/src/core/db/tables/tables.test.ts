import type { PgTable } from 'drizzle-orm/pg-core';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { getTableConfig } from '../drizzle.ts';
import { announcements } from './announcements.ts';
import { attempts } from './attempts.ts';
import { attendanceDays, staleDays } from './attendance-days.ts';
import { audit } from './audit.ts';
import { company, departments } from './company.ts';
import { corrections } from './corrections.ts';
import { employeeTerms } from './employee-terms.ts';
import { employees } from './employees.ts';
import { events } from './events.ts';
import { exportTable } from './exports.ts';
import { documents, files } from './files.ts';
import { idempotencyKeys } from './idempotency-keys.ts';
import { importRows, imports } from './imports.ts';
import { jobs } from './jobs.ts';
import { calendarLinks, leaves } from './leaves.ts';
import { notifications } from './notifications.ts';
import { outbox } from './outbox.ts';
import { periodDays, periods, timeAdjustments } from './periods.ts';
import {
  assignments,
  holidayCalendars,
  holidays,
  rosterDrafts,
  rosterEntries,
  scheduleDays,
  shiftCalendarLinks,
  shifts,
  workSchedules,
} from './plans.ts';
import { oneTimeCodes, oneTimeLinks } from './recovery.ts';
import { savedViews } from './saved-views.ts';
import { sessions } from './sessions.ts';
import { breaks, dayCounts, timeLogs } from './time-logs.ts';
import { overtime, payRules, timePolicies } from './time-policies.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const TABLES: PgTable[] = [
  announcements,
  assignments,
  attendanceDays,
  company,
  departments,
  employeeTerms,
  holidayCalendars,
  holidays,
  overtime,
  payRules,
  periodDays,
  periods,
  rosterEntries,
  savedViews,
  scheduleDays,
  shifts,
  staleDays,
  timeAdjustments,
  timePolicies,
  workSchedules,
  notifications,
  attempts,
  breaks,
  corrections,
  dayCounts,
  documents,
  employees,
  events,
  exportTable,
  files,
  importRows,
  imports,
  idempotencyKeys,
  audit,
  calendarLinks,
  rosterDrafts,
  shiftCalendarLinks,
  jobs,
  leaves,
  oneTimeCodes,
  oneTimeLinks,
  outbox,
  sessions,
  timeLogs,
];

test.each(TABLES.map(getTableConfig))(
  '$name has the columns that the code declares',
  async (table) => {
    const { rows } = await api.database.withClient((client) =>
      client.query(
        `SELECT column_name AS name, is_nullable = 'NO' AS "notNull" FROM information_schema.columns
       WHERE table_schema = current_schema() AND table_name = $1`,
        [table.name],
      ),
    );
    const known = table.columns.map(({ name, notNull }) => ({ name, notNull }));
    expect(rows).toHaveLength(known.length);
    expect(rows).toEqual(expect.arrayContaining(known));
  },
);
