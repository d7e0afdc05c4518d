import type { Db } from '../../core/db/connection.ts';
import { asc, eq, inArray, sql } from '../../core/db/drizzle.ts';
import { assignments, holidayCalendars, workSchedules } from '../../core/db/tables/plans.ts';
import type { EntryWriter } from '../ranges/save-history.ts';
import type { Scope } from '../ranges/scope.ts';

/** What an assignment gives; null is that of the wider scope. */
export interface AssignmentValues {
  readonly scheduleId: number | null;
  readonly calendarId: number | null;
  readonly zone: string | null;
}

export type AssignmentRow = Awaited<ReturnType<typeof findHistory>>[number];

/** The assignments of a scope, the oldest first. */
export async function findHistory(db: Db, scopeKey: string) {
  return db
    .select({
      id: assignments.id,
      valid: assignments.valid,
      scheduleId: assignments.scheduleId,
      scheduleName: workSchedules.name,
      calendarId: assignments.calendarId,
      calendarName: holidayCalendars.name,
      zone: assignments.zone,
    })
    .from(assignments)
    .leftJoin(workSchedules, eq(workSchedules.id, assignments.scheduleId))
    .leftJoin(holidayCalendars, eq(holidayCalendars.id, assignments.calendarId))
    .where(eq(assignments.scopeKey, scopeKey))
    .orderBy(asc(assignments.valid));
}

/** The scope of an assignment; undefined when there is no such assignment. */
export async function findScopeKey(db: Db, id: number): Promise<string | undefined> {
  const [found] = await db
    .select({ scopeKey: assignments.scopeKey })
    .from(assignments)
    .where(eq(assignments.id, id));
  return found?.scopeKey;
}

export async function scheduleExists(db: Db, id: number): Promise<boolean> {
  const found = await db.select().from(workSchedules).where(eq(workSchedules.id, id));
  return found.length > 0;
}

export async function calendarExists(db: Db, id: number): Promise<boolean> {
  const found = await db.select().from(holidayCalendars).where(eq(holidayCalendars.id, id));
  return found.length > 0;
}

export function assignmentWriter(tx: Db, scope: Scope): EntryWriter<AssignmentValues> {
  const { kind: scopeKind, departmentId, employeeId } = scope;
  const set = async (id: number, values: Partial<typeof assignments.$inferInsert>) => {
    await tx
      .update(assignments)
      .set({ ...values, version: sql`${assignments.version} + 1` })
      .where(eq(assignments.id, id));
  };
  return {
    async remove(ids) {
      await tx.delete(assignments).where(inArray(assignments.id, [...ids]));
    },
    resize: (id, valid) => set(id, { valid }),
    update: (id, valid, values) => set(id, { valid, ...values }),
    async insert(valid, values) {
      await tx
        .insert(assignments)
        .values({ scopeKind, departmentId, employeeId, valid, ...values });
    },
  };
}
