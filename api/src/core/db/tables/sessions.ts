import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a token stands for: it is worth nothing once its row is revoked or has expired. */
export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  employeeId: integer('employee_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** What the browser calls itself, so that people know their sessions apart. */
  userAgent: text('user_agent'),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
});
