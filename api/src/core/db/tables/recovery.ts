import { integer, pgTable, text, timestamp } from '../drizzle.ts';

/** The one-time code of an account; a new one replaces it. */
export const oneTimeCodes = pgTable('one_time_codes', {
  employeeId: integer('employee_id').primaryKey(),
  codeHash: text('code_hash').notNull(),
  attempts: integer().notNull().default(0),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export type LinkPurpose = 'password' | 'email';

/** Single-use secrets of accounts; only their hash is stored. */
export const oneTimeLinks = pgTable('one_time_links', {
  secretHash: text('secret_hash').primaryKey(),
  employeeId: integer('employee_id').notNull(),
  purpose: text().$type<LinkPurpose>().notNull(),
  email: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
