import { bigint, integer, jsonb, pgTable, text, timestamp } from '../drizzle.ts';

/** Changes by administrators; the codes survive the deletion of employees (design §10, Employee). */
export const audit = pgTable('audit', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  actorId: integer('actor_id'),
  actorCode: text('actor_code'),
  action: text().notNull(),
  employeeId: integer('employee_id'),
  employeeCode: text('employee_code'),
  before: jsonb().$type<Record<string, unknown>>(),
  after: jsonb().$type<Record<string, unknown>>(),
  note: text(),
});
