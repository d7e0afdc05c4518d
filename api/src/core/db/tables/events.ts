import { bigint, customType, integer, jsonb, pgTable, sql, text, timestamp } from '../drizzle.ts';

/** Transaction id as decimal text; it can exceed a JavaScript number. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Events per employee, in an order that cursors can follow without missing a late commit (design §9). */
export const events = pgTable('events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  xid: xid8().notNull().default(sql`pg_current_xact_id()`),
  happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  kind: text().notNull(),
  employeeId: integer('employee_id').notNull(),
  actorId: integer('actor_id'),
  details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
});

/** An event to insert. */
export type EventRow = Pick<
  typeof events.$inferSelect,
  'kind' | 'employeeId' | 'actorId' | 'happenedAt' | 'details'
>;
