import { bigint, integer, pgTable, text, timestamp } from '../drizzle.ts';

/** Mail that waits to be sent. */
export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  employeeId: integer('employee_id'),
  /** Groups the mails that an undo withdraws. */
  groupKey: text('group_key'),
  recipient: text().notNull(),
  subject: text().notNull(),
  /** The mail as plain text. */
  body: text().notNull(),
  /** The mail as HTML. */
  html: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
