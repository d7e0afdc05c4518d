import type { IMPORT_EXISTING, IMPORT_MATCHES, ImportRow } from '@rollcall/shared/contract';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from '../drizzle.ts';

/** Imports of people. */
export const imports = pgTable('imports', {
  id: uuid().primaryKey(),
  /** The latest job; null only while the import is created. */
  jobId: bigint('job_id', { mode: 'number' }),
  /** Null once this administrator has been deleted. */
  createdBy: integer('created_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  state: text().$type<'importing' | 'inviting' | 'done' | 'undoing' | 'undone'>().notNull(),
  matchBy: text('match_by').$type<(typeof IMPORT_MATCHES)[number]>().notNull(),
  existing: text().$type<(typeof IMPORT_EXISTING)[number]>().notNull(),
  invites: boolean().notNull(),
  /** The departments that it has added. */
  departments: jsonb().$type<readonly string[]>().notNull(),
  total: integer().notNull(),
  created: integer().notNull().default(0),
  updated: integer().notNull().default(0),
  skipped: integer().notNull().default(0),
});

/** The rows of imports, which are deleted with the employee they are about. */
export const importRows = pgTable('import_rows', {
  importId: uuid('import_id').notNull(),
  position: integer().notNull(),
  /** What the file says; null once it is in the record. */
  cells: jsonb().$type<ImportRow>(),
  state: text().$type<'waiting' | 'created' | 'updated' | 'skipped' | 'failed'>().notNull(),
  employeeId: integer('employee_id'),
  /** The fields that an update has changed, as they were. */
  before: jsonb().$type<Readonly<Record<string, unknown>>>(),
  /** The version of the record after the import. */
  version: integer(),
  /** That before an update: what an earlier import has to find again after the undo of this one. */
  versionBefore: integer('version_before'),
  /** Whether an invitation was mailed, or none is due. */
  isInvited: boolean('is_invited').notNull().default(false),
  /** Why it could not be imported or undone. */
  problem: text(),
});
