import { bigint, integer, pgTable, text, timestamp } from '../drizzle.ts';

/** Notifications to one employee. */
export const notifications = pgTable('notifications', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  kind: text().notNull(),
  text: text().notNull(),
  link: text(),
  /** Groups the notifications that an undo withdraws. */
  groupKey: text('group_key'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  visibleFrom: timestamp('visible_from', { withTimezone: true }).notNull(),
  readAt: timestamp('read_at', { withTimezone: true }),
});
