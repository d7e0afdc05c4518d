import { bigint, integer, pgTable, text, timestamp } from '../drizzle.ts';

/** Notifications to one employee. */
export const notifications = pgTable('notifications', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  kind: text().notNull(),
  text: text().notNull(),
  link: text(),
  /** Names the cause. */
  groupKey: text('group_key'),
  /** Deleted with this employee. */
  aboutId: integer('about_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  visibleFrom: timestamp('visible_from', { withTimezone: true }).notNull(),
  readAt: timestamp('read_at', { withTimezone: true }),
});
