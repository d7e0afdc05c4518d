import { integer, jsonb, pgTable, primaryKey, text, timestamp } from '../drizzle.ts';

/** Responses stored for retries with the same Idempotency-Key (design §9). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    employeeId: integer('employee_id').notNull(),
    key: text().notNull(),
    request: text().notNull(),
    response: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.employeeId, table.key] })],
);
