import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Employees a standing (the right to sign in), kept by the database as they come and go. */
export const employeeCounts = pgTable('employee_counts', {
  standing: text().$type<'active' | 'inactive' | 'undecided'>().primaryKey(),
  rows: integer().notNull(),
});
