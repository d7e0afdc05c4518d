import { IMPORT_DAYS } from '@rollcall/shared/contract';
import { DAY_MS } from '@rollcall/shared/domain';
import type { Db } from '../core/db/connection.ts';
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, or, sql } from '../core/db/drizzle.ts';
import { departments } from '../core/db/tables/company.ts';
import { employees } from '../core/db/tables/employees.ts';
import { importRows, imports } from '../core/db/tables/imports.ts';
import { jobs } from '../core/db/tables/jobs.ts';
import { type EmployeeRecord, RECORD } from '../people/records/record.ts';

export type ImportDetails = typeof imports.$inferSelect;
export type StoredRow = typeof importRows.$inferSelect;

/** How many sentences an import has at most. */
const MAX_PROBLEMS = 100;

/** The records of everyone with one of the addresses (as `normaliseEmail` writes them) or codes, whatever its case. */
export async function findRecords(
  db: Db,
  emails: readonly string[],
  codes: readonly string[],
): Promise<EmployeeRecord[]> {
  if (emails.length + codes.length === 0) return [];
  const lower = codes.map((code) => code.toLowerCase());
  return db
    .select(RECORD)
    .from(employees)
    .where(
      or(
        inArray(employees.emailKey, [...emails]),
        inArray(sql`lower(${employees.employeeCode})`, lower),
      ),
    );
}

export function findDepartments(db: Db) {
  return db
    .select({ name: departments.name, isActive: departments.isActive })
    .from(departments)
    .orderBy(asc(departments.id));
}

export async function insertImport(
  tx: Db,
  values: typeof imports.$inferInsert,
  rows: readonly (typeof importRows.$inferInsert)[],
): Promise<void> {
  await tx.insert(imports).values(values);
  await tx.insert(importRows).values([...rows]);
}

export async function updateImport(
  tx: Db,
  id: string,
  changes: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  await tx.update(imports).set(changes).where(eq(imports.id, id));
}

/** An import, locked until the transaction ends: its job and its calls exclude each other. */
export async function lockImport(tx: Db, id: string): Promise<ImportDetails | undefined> {
  const [found] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  return found;
}

export async function updateRow(
  tx: Db,
  { importId, position }: Pick<StoredRow, 'importId' | 'position'>,
  changes: Partial<typeof importRows.$inferInsert>,
): Promise<void> {
  await tx
    .update(importRows)
    .set(changes)
    .where(and(eq(importRows.importId, importId), eq(importRows.position, position)));
}

/** What a phase still has to do; undoing goes from the last row to the first. */
const OPEN = {
  importing: eq(importRows.state, 'waiting'),
  inviting: and(eq(importRows.state, 'created'), eq(importRows.isInvited, false)),
  undoing: and(
    inArray(importRows.state, ['created', 'updated']),
    sql`${importRows.problem} IS NULL`,
  ),
} as const;

export type Phase = keyof typeof OPEN;

export async function findOpenRows(
  tx: Db,
  importId: string,
  phase: Phase,
  limit: number,
): Promise<StoredRow[]> {
  const order = phase === 'undoing' ? desc : asc;
  return tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), OPEN[phase]))
    .orderBy(order(importRows.position))
    .limit(limit);
}

/** Leaves the rows that have not been imported yet as they are. */
export async function dropWaitingRows(tx: Db, importId: string): Promise<void> {
  await tx
    .delete(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.state, 'waiting')));
}

/** A row that was imported. */
export type ImportedRow = Pick<StoredRow, 'position' | 'state' | 'employeeId' | 'version'>;

/** The rows of an import that were imported, in their order. */
export async function findImported(tx: Db, importId: string): Promise<ImportedRow[]> {
  const { position, state, employeeId, version } = importRows;
  return tx
    .select({ position, state, employeeId, version })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), inArray(state, ['created', 'updated'])))
    .orderBy(asc(position));
}

/** Forgets why rows could not be undone, before the next try. */
export async function clearProblems(tx: Db, importId: string): Promise<void> {
  await tx
    .update(importRows)
    .set({ problem: null })
    .where(
      and(
        eq(importRows.importId, importId),
        inArray(importRows.state, ['created', 'updated']),
        isNotNull(importRows.problem),
      ),
    );
}

/** After an update was undone, the record is again what earlier imports made of it. */
export async function restampRows(
  tx: Db,
  employeeId: number,
  { before, after }: { readonly before: number; readonly after: number },
): Promise<void> {
  await tx
    .update(importRows)
    .set({ version: after })
    .where(and(eq(importRows.employeeId, employeeId), eq(importRows.version, before)));
}

const withState = (phase: Phase) =>
  sql<number>`(SELECT count(*) FROM import_rows
    WHERE import_rows.import_id = ${imports.id} AND ${OPEN[phase]})`.mapWith(Number);

const SUMMARY = {
  import: imports,
  jobStatus: jobs.status,
  firstName: employees.firstName,
  middleName: employees.middleName,
  lastName: employees.lastName,
  open: {
    importing: withState('importing'),
    inviting: withState('inviting'),
    undoing: withState('undoing'),
  },
};

export type ImportSummary = Awaited<ReturnType<typeof findImports>>[number];

const selectImports = (db: Db) =>
  db
    .select(SUMMARY)
    .from(imports)
    .leftJoin(jobs, eq(jobs.id, imports.jobId))
    .leftJoin(employees, eq(employees.id, imports.createdBy));

/** The imports that can be undone still, latest first; at most 20. */
export async function findImports(db: Db, now: number) {
  return selectImports(db)
    .where(gte(imports.createdAt, new Date(now - IMPORT_DAYS * DAY_MS)))
    .orderBy(desc(imports.createdAt), desc(imports.jobId))
    .limit(20);
}

export async function findImport(db: Db, id: string): Promise<ImportSummary | undefined> {
  const [found] = await selectImports(db).where(eq(imports.id, id));
  return found;
}

/** Why rows could not be imported or undone, in their order. */
export async function findProblems(db: Db, importId: string): Promise<string[]> {
  const found = await db
    .select({ problem: importRows.problem })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isNotNull(importRows.problem)))
    .orderBy(asc(importRows.position))
    .limit(MAX_PROBLEMS);
  return found.map(({ problem }) => problem ?? '');
}

/** Deletes the oldest import before a time; whether there was one. */
export async function deleteOldImport(db: Db, before: Date): Promise<boolean> {
  const oldest = db
    .select({ id: imports.id })
    .from(imports)
    .where(lt(imports.createdAt, before))
    .orderBy(asc(imports.createdAt))
    .limit(1);
  const deleted = await db
    .delete(imports)
    .where(inArray(imports.id, oldest))
    .returning({ id: imports.id });
  return deleted.length > 0;
}
