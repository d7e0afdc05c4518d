import { date, integer, pgTable, text, timestamp } from '../drizzle.ts';

/** Announcements to all employees, visible between two company dates. */
export const announcements = pgTable('announcements', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: text().notNull(),
  text: text().notNull(),
  showFrom: date('show_from', { mode: 'string' }),
  showUntil: date('show_until', { mode: 'string' }),
  createdBy: integer('created_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
