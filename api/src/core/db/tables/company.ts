import { boolean, date, integer, pgTable, smallint, text, timestamp } from '../drizzle.ts';

/** The company: one row. Null is the setting of the server. */
export const company = pgTable('company', {
  id: smallint().primaryKey().default(1),
  name: text(),
  zone: text(),
  /** 0 for Sunday to 6 for Saturday. */
  weekStart: smallint('week_start').notNull().default(1),
  country: text(),
  daysStoredUntil: date('days_stored_until', { mode: 'string' }),
  hidesGettingStarted: boolean('hides_getting_started').notNull().default(false),
  mailTestedAt: timestamp('mail_tested_at', { withTimezone: true }),
  version: integer().notNull().default(1),
});

export const departments = pgTable('departments', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  /** Those that are not active are no longer offered. */
  isActive: boolean('is_active').notNull().default(true),
  version: integer().notNull().default(1),
});
