import type { AnnouncementBody } from '@rollcall/shared/contract';
import { date, integer, pgTable, text, timestamp } from '../drizzle.ts';

/** Announcements, visible between two company dates. */
export const announcements = pgTable('announcements', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: text().notNull(),
  text: text().notNull(),
  showFrom: date('show_from', { mode: 'string' }),
  showUntil: date('show_until', { mode: 'string' }),
  audience: text().$type<AnnouncementBody['audience']>().notNull().default('everyone'),
  /** Of the audience `department` only. */
  department: text(),
  createdBy: integer('created_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
