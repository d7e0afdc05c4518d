import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from '../drizzle.ts';

export type JobStatus = 'waiting' | 'done' | 'failed' | 'cancelled';

/** Background work; see `001-baseline.sql`. */
export const jobs = pgTable('jobs', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  kind: text().notNull(),
  key: text(),
  input: jsonb().$type<unknown>().notNull().default({}),
  position: jsonb().$type<unknown>(),
  status: text().$type<JobStatus>().notNull().default('waiting'),
  stepsDone: integer('steps_done').notNull().default(0),
  stepsTotal: integer('steps_total'),
  failures: integer().notNull().default(0),
  lastError: text('last_error'),
  runAt: timestamp('run_at', { withTimezone: true }).notNull(),
  lease: uuid(),
  leasedUntil: timestamp('leased_until', { withTimezone: true }),
  isCancelRequested: boolean('is_cancel_requested').notNull().default(false),
  createdBy: integer('created_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});
