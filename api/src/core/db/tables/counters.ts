import { bigint, date, integer, pgTable, text } from '../drizzle.ts';

/**
 * Counts and sums that triggers maintain; a value is the sum over the slots. `001-baseline.sql` says what each
 * name counts (decision 054).
 */
export const counters = pgTable('counters', {
  name: text().notNull(),
  part: text().notNull(),
  day: date({ mode: 'string' }).notNull(),
  block: bigint({ mode: 'number' }).notNull(),
  slot: integer().notNull(),
  value: bigint({ mode: 'number' }).notNull(),
});
