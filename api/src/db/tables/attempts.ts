import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Failed tries by what they are counted for (an account from an address, an address), within a window. */
export const attempts = pgTable('attempts', {
  countedFor: text('counted_for').primaryKey(),
  failures: integer().notNull(),
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
});
