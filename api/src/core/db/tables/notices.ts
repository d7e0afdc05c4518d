import { bigint, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Notifications to one employee. */
export const notifications = pgTable('notifications', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  kind: text().notNull(),
  text: text().notNull(),
  link: text(),
  cause: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  visibleFrom: timestamp('visible_from', { withTimezone: true }).notNull(),
  readAt: timestamp('read_at', { withTimezone: true }),
});

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
