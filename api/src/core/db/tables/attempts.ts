import { integer, pgTable, text, timestamp } from '../drizzle.ts';

/** Rate limits: attempts within a window, per key (an account from an IP address, an IP address, a browser). */
export const attempts = pgTable('attempts', {
  countedFor: text('counted_for').primaryKey(),
  failures: integer().notNull(),
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
  /** Attempts whose result is not known yet; expired after `inFlightUntil`. */
  inFlight: integer('in_flight').notNull().default(0),
  inFlightUntil: timestamp('in_flight_until', { withTimezone: true }),
});
