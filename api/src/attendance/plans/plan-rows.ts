import type { Column, SQL } from 'drizzle-orm';
import { builtOnce } from '../../core/db/built-once.ts';
import type { Db } from '../../core/db/connection.ts';
import { getTableColumns, sql } from '../../core/db/drizzle.ts';
import { jsonRows, type RowOf, selectOnce } from '../../core/db/json-rows.ts';
import { employeeTerms } from '../../core/db/tables/employee-terms.ts';
import {
  assignments,
  holidays,
  rosterEntries,
  scheduleDays,
  shifts,
  workSchedules,
} from '../../core/db/tables/plans.ts';
import { payRules, timePolicies } from '../../core/db/tables/time-policies.ts';
import type { Days, Whose } from './find-plans.ts';

/** What is stored about the plans of employees. */
export type PlanRows = Awaited<ReturnType<typeof findPlanRows>>;

export type AssignedRow = RowOf<typeof ASSIGNED>;

const TERM = {
  employeeId: employeeTerms.employeeId,
  valid: employeeTerms.valid,
  departmentId: employeeTerms.departmentId,
};

const ASSIGNED = {
  scopeKey: assignments.scopeKey,
  valid: assignments.valid,
  scheduleId: assignments.scheduleId,
  calendarId: assignments.calendarId,
  zone: assignments.zone,
};

const FROM = sql`${sql.placeholder('from')}::date`;
const TO = sql`${sql.placeholder('to')}::date`;
const RANGE = sql`daterange(${FROM}, ${TO}, '[]')`;

/**
 * What the plans of employees in a range are made of, in one statement: their departments; the assignments and time policies of their
 * scopes, and of all departments; their published roster; the schedules, shifts and holidays that these name.
 */
export async function findPlanRows(db: Db, whose: Whose, { from, to }: Days) {
  const [rows] =
    whose === 'all'
      ? await findOfAll(db, { from, to })
      : await findOfSome(db, { ids: whose, from, to });
  if (!rows) throw new Error('one row holds all of them');
  return rows;
}

const findOfAll = builtOnce((db) => selectRows(db, () => sql`true`));

const findOfSome = builtOnce((db) =>
  selectRows(db, (employeeId) => sql`${employeeId} = ANY(${sql.placeholder('ids')})`),
);

/** What the time policies of employees in a range are made of. */
export type PolicyRows = Pick<PlanRows, 'terms' | 'policies' | 'payRules'>;

/** What the time policies of employees in a range are made of, in one statement. */
export async function findPolicyRows(
  db: Db,
  ids: readonly number[],
  { from, to }: Days,
): Promise<PolicyRows> {
  const [rows] = await findPolicies(db, { ids, from, to });
  return rows ?? { terms: [], policies: [], payRules: [] };
}

const findPolicies = builtOnce((db) =>
  selectOnce(
    db,
    policyFields((employeeId) => sql`${employeeId} = ANY(${sql.placeholder('ids')})`),
  ),
);

type IsTheirs = (employeeId: Column) => SQL;

const ofScopes = (table: typeof assignments | typeof timePolicies, isTheirs: IsTheirs) =>
  sql`FROM ${table} WHERE ${table.valid} && ${RANGE} AND (${table.employeeId} IS NULL OR ${isTheirs(table.employeeId)})`;

function policyFields(isTheirs: IsTheirs) {
  const policyIds = sql`SELECT ${timePolicies.id} ${ofScopes(timePolicies, isTheirs)}`;
  return {
    terms: jsonRows(
      TERM,
      sql`FROM ${employeeTerms}
        WHERE ${employeeTerms.valid} && ${RANGE} AND ${isTheirs(employeeTerms.employeeId)}`,
    ),
    policies: jsonRows(getTableColumns(timePolicies), ofScopes(timePolicies, isTheirs)),
    payRules: jsonRows(
      { policyId: payRules.policyId, bucket: payRules.bucket },
      sql`FROM ${payRules} WHERE ${payRules.policyId} IN (${policyIds})`,
    ),
  };
}

function selectRows(db: Db, isTheirs: IsTheirs) {
  const assigned = ofScopes(assignments, isTheirs);
  const roster = sql`FROM ${rosterEntries}
    WHERE ${rosterEntries.date} BETWEEN ${FROM} AND ${TO} AND ${isTheirs(rosterEntries.employeeId)}`;
  const days = sql`FROM ${scheduleDays} WHERE ${scheduleDays.scheduleId} = ANY(assigned.schedule_ids)`;
  return db
    .select({
      ...policyFields(isTheirs),
      assignments: jsonRows(ASSIGNED, assigned),
      entries: jsonRows(
        getTableColumns(rosterEntries),
        roster,
        sql`ORDER BY ${rosterEntries.date}, ${rosterEntries.position}`,
      ),
      schedules: jsonRows(
        getTableColumns(workSchedules),
        sql`FROM ${workSchedules} WHERE ${workSchedules.id} = ANY(assigned.schedule_ids)`,
      ),
      scheduleDays: jsonRows(
        getTableColumns(scheduleDays),
        days,
        sql`ORDER BY ${scheduleDays.dayIndex}, ${scheduleDays.position}`,
      ),
      shifts: jsonRows(
        getTableColumns(shifts),
        sql`FROM ${shifts} WHERE ${shifts.id} IN (
          SELECT ${scheduleDays.shiftId} ${days} UNION SELECT ${rosterEntries.shiftId} ${roster})`,
      ),
      holidays: jsonRows(
        getTableColumns(holidays),
        sql`FROM ${holidays} WHERE ${holidays.calendarId} = ANY(assigned.calendar_ids)
          AND ${holidays.date} BETWEEN ${FROM} AND ${TO}`,
      ),
    })
    .from(sql`(
      SELECT array_agg(DISTINCT ${assignments.scheduleId}) AS schedule_ids, array_agg(DISTINCT ${assignments.calendarId}) AS calendar_ids
      ${assigned}) AS assigned`);
}
