import type { CsvSeparator, ExportedListName, ExportFormat } from '@rollcall/shared/contract';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from '../drizzle.ts';

/** Files with the rows of a list; the rows are in parts in the file store. Named so because `exports` is taken in CommonJS. */
export const exportTable = pgTable('exports', {
  id: uuid().primaryKey(),
  /** Null only while it is created. */
  jobId: bigint('job_id', { mode: 'number' }),
  /** Null once this administrator has been deleted. */
  createdBy: integer('created_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  list: text().$type<ExportedListName>().notNull(),
  /** The query parameters, as they were sent. */
  filter: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  /** Keys of the columns, in their order. */
  columns: jsonb().$type<readonly string[]>().notNull(),
  format: text().$type<ExportFormat>().notNull(),
  separator: text().$type<CsvSeparator>().notNull(),
  hasNotes: boolean('has_notes').notNull(),
  rows: integer().notNull().default(0),
  /** Null while it is unknown. */
  totalRows: integer('total_rows'),
  parts: integer().notNull().default(0),
});
