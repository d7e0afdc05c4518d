import { integer, pgTable, text, timestamp, uuid } from '../drizzle.ts';

/** Sessions that tokens name; a token is invalid once its session is revoked or expired. */
export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  employeeId: integer('employee_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** The browser's user agent, by which people recognise their sessions. */
  userAgent: text('user_agent'),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
});
