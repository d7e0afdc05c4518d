import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Tries by what they are counted for (an account from an address, an address, a device), within a window. */
export const attempts = pgTable('attempts', {
  countedFor: text('counted_for').primaryKey(),
  failures: integer().notNull(),
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
  /** Tries whose answer is not known yet; 0 once `inFlightUntil` is over. */
  inFlight: integer('in_flight').notNull().default(0),
  inFlightUntil: timestamp('in_flight_until', { withTimezone: true }),
});
