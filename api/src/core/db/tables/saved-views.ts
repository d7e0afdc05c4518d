import { integer, pgTable, text } from '../drizzle.ts';

/** Filters, order and columns of a list, which a person named. */
export const savedViews = pgTable('saved_views', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  list: text().notNull(),
  name: text().notNull(),
  /** The query string of the list's address. */
  query: text().notNull(),
});
