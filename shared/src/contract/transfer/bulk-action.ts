import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ENDPOINTS } from '../endpoint.ts';
import { calendarDate, departmentName, envelope, optionalReason, rowId } from '../envelope.ts';

/** The lists whose rows can be changed together. */
export const BULK_LISTS = ['employees', 'leaves', 'corrections'] as const;

/** What can be done with several rows of a list. */
export const BULK_ACTIONS = [
  'employees.activate',
  'employees.deactivate',
  'employees.department',
  'employees.schedule',
  'employees.invite',
  'leaves.approve',
  'leaves.reject',
  'corrections.approve',
  'corrections.reject',
] as const;

/** How many rows can be selected for one action. */
export const MAX_BULK_ROWS = 1000;

/**
 * How many rows one call accepts. It works on them in the order of their ids and for a tenth of a second, on one at least: its
 * response has the rows that it reached. A client makes as many calls as it needs, one after another.
 */
export const BULK_ROWS_PER_CALL = 25;

/** What an undo needs of a row: text that only the server reads. */
const undo = z.nullable(z.string().check(z.maxLength(9000)));

/** What an action does with a row, has done, or would do. */
export const bulkRow = z.object({
  id: z.int(),
  /** The employee's name. */
  name: z.string(),
  /** What distinguishes the row from others of the employee. */
  detail: z.string(),
  /** False when the row is so already, and when it cannot be changed. */
  isChanged: z.boolean(),
  /** Why it cannot be changed; otherwise null. */
  problem: z.nullable(z.string()),
  /** What is special about it, if something is. */
  note: z.nullable(z.string()),
  /** For `undoBulkAction`; null when it cannot be undone, and in a preview. */
  undo,
});

const filter = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(200)));
const action = z.enum(BULK_ACTIONS);
const totalRows = z.int().check(z.gte(1), z.lte(MAX_BULK_ROWS));

/** What an action needs besides the rows. */
const values = z.object({
  /** Of a decision; a rejection needs one. */
  reason: optionalReason,
  /** The new department; it counts from today. */
  department: z.optional(departmentName),
  scheduleId: z.optional(rowId),
  /** The first date of the work schedule. */
  from: z.optional(calendarDate),
});

const rows = {
  action,
  ids: z
    .array(rowId)
    .check(z.minLength(1, 'Select at least one row'), z.maxLength(BULK_ROWS_PER_CALL)),
  values: z.optional(values),
};

/**
 * The ids of all rows of a list that match, for `runBulkAction` (capability `bulk`). `filter` has the query parameters of the
 * list's call, without page and order. 409 when there are more than 1,000.
 */
export const selectBulkRows = defineCall({
  ...ENDPOINTS.selectBulkRows,
  body: z.object({ list: z.enum(BULK_LISTS), filter }),
  response: envelope(z.object({ ids: z.array(z.int()) })),
});

/** What `runBulkAction` would do with each row; saves nothing. */
export const previewBulkAction = defineCall({
  ...ENDPOINTS.previewBulkAction,
  body: z.object(rows),
  response: envelope(z.array(bulkRow)),
});

/**
 * Does the same with several rows as the call for one row, with the same rules: a row that is refused says why, and the others
 * are changed (capability `bulk`, decision 096).
 */
export const runBulkAction = defineCall({
  ...ENDPOINTS.runBulkAction,
  body: z.object({
    ...rows,
    /** In the first call of an action: how many rows it has in all, and the filter that selected them. The audit log names them. */
    whole: z.optional(z.object({ rows: totalRows, filter: z.optional(filter) })),
  }),
  response: envelope(z.array(bulkRow)),
});

/** Undoes an action for some of its rows, while nothing else has changed them. */
export const undoBulkAction = defineCall({
  ...ENDPOINTS.undoBulkAction,
  body: z.object({
    action,
    rows: z
      .array(z.object({ id: rowId, undo: z.string().check(z.maxLength(9000)) }))
      .check(z.minLength(1), z.maxLength(BULK_ROWS_PER_CALL)),
    /** In the first call of an undo: how many rows it has in all. */
    whole: z.optional(z.object({ rows: totalRows })),
  }),
  response: envelope(z.array(bulkRow)),
});

export type BulkActionName = (typeof BULK_ACTIONS)[number];
export type BulkListName = (typeof BULK_LISTS)[number];
export type BulkRowBody = z.infer<typeof bulkRow>;
export type BulkValues = z.infer<typeof values>;
