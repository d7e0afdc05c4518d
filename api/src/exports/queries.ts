import type { Db } from '../core/db/connection.ts';
import { and, asc, desc, eq, gte, lt, sql } from '../core/db/drizzle.ts';
import { exportTable } from '../core/db/tables/exports.ts';
import { jobs } from '../core/db/tables/jobs.ts';

export type ExportRow = typeof exportTable.$inferSelect;

/** An export with the state of its job. */
export type ExportWithJob = Awaited<ReturnType<typeof findExports>>[number];

export async function insertExport(tx: Db, row: typeof exportTable.$inferInsert): Promise<void> {
  await tx.insert(exportTable).values(row);
}

export async function updateExport(
  tx: Db,
  id: string,
  changes: Partial<typeof exportTable.$inferInsert>,
): Promise<void> {
  await tx.update(exportTable).set(changes).where(eq(exportTable.id, id));
}

/** An administrator's exports since a time, latest first; at most 20. */
export async function findExports(db: Db, createdBy: number, since: Date) {
  return selectExports(db)
    .where(and(eq(exportTable.createdBy, createdBy), gte(exportTable.createdAt, since)))
    .orderBy(desc(exportTable.createdAt), desc(exportTable.jobId))
    .limit(20);
}

/** One of an administrator's exports, whatever its age. */
export async function findOwnExport(
  db: Db,
  createdBy: number,
  id: string,
): Promise<ExportWithJob | undefined> {
  const [found] = await selectExports(db).where(
    and(eq(exportTable.createdBy, createdBy), eq(exportTable.id, id)),
  );
  return found;
}

export async function findExport(db: Db, id: string): Promise<ExportWithJob | undefined> {
  const [found] = await selectExports(db).where(eq(exportTable.id, id));
  return found;
}

/** How many exports of an administrator are in progress. */
export async function countRunning(db: Db, createdBy: number): Promise<number> {
  const [counted] = await db
    .select({ rows: sql`count(*)`.mapWith(Number) })
    .from(exportTable)
    .innerJoin(jobs, eq(jobs.id, exportTable.jobId))
    .where(
      and(
        eq(exportTable.createdBy, createdBy),
        eq(jobs.status, 'waiting'),
        eq(jobs.isCancelRequested, false),
      ),
    );
  return counted?.rows ?? 0;
}

/** The oldest export before a time. */
export async function findOldExport(db: Db, before: Date): Promise<ExportRow | undefined> {
  const [found] = await db
    .select()
    .from(exportTable)
    .where(lt(exportTable.createdAt, before))
    .orderBy(asc(exportTable.createdAt))
    .limit(1);
  return found;
}

export async function deleteExport(db: Db, id: string): Promise<void> {
  await db.delete(exportTable).where(eq(exportTable.id, id));
}

function selectExports(db: Db) {
  return db
    .select({
      export: exportTable,
      status: jobs.status,
      isCancelRequested: jobs.isCancelRequested,
    })
    .from(exportTable)
    .innerJoin(jobs, eq(jobs.id, exportTable.jobId));
}
