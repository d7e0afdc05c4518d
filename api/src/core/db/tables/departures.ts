import { integer, jsonb, pgTable, timestamp } from '../drizzle.ts';
import type { leaves } from './leaves.ts';

/** Accounts that have ended with the exit date, and the pending leaves that were withdrawn with them. */
export const departures = pgTable('departures', {
  employeeId: integer('employee_id').primaryKey(),
  leftAt: timestamp('left_at', { withTimezone: true }).notNull(),
  leaves: jsonb().$type<readonly (typeof leaves.$inferSelect)[]>().notNull(),
});
