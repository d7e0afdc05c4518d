import { integer, pgTable, text } from '../drizzle.ts';

/** How many employees have each account status (whether they may sign in). Triggers keep the counts. */
export const employeeCounts = pgTable('employee_counts', {
  accountStatus: text('account_status').$type<'active' | 'inactive' | 'undecided'>().notNull(),
  rows: integer().notNull(),
});
