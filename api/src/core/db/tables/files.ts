import { integer, pgTable, text, timestamp } from '../drizzle.ts';

/** Uploaded files; without an owner until something of an employee names them. */
export const files = pgTable('files', {
  id: text().primaryKey(),
  employeeId: integer('employee_id'),
  mediaType: text('media_type').notNull(),
  bytes: integer().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  deletionMarkedAt: timestamp('deletion_marked_at', { withTimezone: true }),
});

/** What an employee's files are: a name and where the file is found. */
export const documents = pgTable('documents', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  type: text().notNull(),
  url: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
