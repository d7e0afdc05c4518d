import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ENDPOINTS } from '../endpoint.ts';
import { envelope, wholeNumber } from '../envelope.ts';

/** The lists whose rows can be exported; a month and a closed
 * period have two forms: a row per day, and a row per employee with totals. */
export const EXPORTED_LISTS = [
  'employees',
  'time-logs',
  'breaks',
  'month-days',
  'month-employees',
  'timesheets',
  'leaves',
  'corrections',
  'overtime',
  'board',
  'roster',
  'period-days',
  'period-employees',
  'audit',
] as const;

/** A workbook, text with separators, or pages to sign: `pdf` is the only format of timesheets. */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'pdf'] as const;

/** What separates the values of a CSV file; with a semicolon, numbers have a decimal comma. */
export const CSV_SEPARATORS = [',', ';'] as const;

/** How long an export can be downloaded, in hours. */
export const EXPORT_HOURS = 24;

/** How many exports of one administrator can be in progress at the same time. */
export const MAX_RUNNING_EXPORTS = 3;

const list = z.enum(EXPORTED_LISTS);

/** A column that an export can have. */
export const exportColumn = z.object({
  key: z.string(),
  title: z.string(),
  /** Whether it is in an export that does not name its columns. */
  isDefault: z.boolean(),
});

/** The state of an export; it can be downloaded once it is done. */
export const EXPORT_STATES = ['running', 'done', 'failed', 'cancelled'] as const;

/** An export of a list. */
export const exportOfList = z.object({
  id: z.string(),
  list,
  format: z.enum(EXPORT_FORMATS),
  fileName: z.string(),
  state: z.enum(EXPORT_STATES),
  /** How many rows have been read so far. */
  rows: z.int(),
  /** How many there will be; null while it is unknown. */
  totalRows: z.nullable(z.int()),
  /** Where the file is, signed like the URL of a file; null unless it is done. */
  url: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});

/** The columns that an export of a list can have, in their order (capability `export`). */
export const listExportColumns = defineCall({
  ...ENDPOINTS.listExportColumns,
  params: z.object({ list }),
  response: envelope(z.array(exportColumn)),
});

/**
 * Exports all rows of a list that match, in the background: poll `listExports` (capability `export`). `filter` has the query
 * parameters of the list's call, without page and order.
 */
export const createExport = defineCall({
  ...ENDPOINTS.createExport,
  body: z.object({
    list,
    filter: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(200))),
    /** Keys of columns; the default ones unless given. They are in the order of the list. */
    columns: z.optional(
      z
        .array(z.string().check(z.maxLength(40)))
        .check(z.minLength(1, 'Choose at least one column'), z.maxLength(100)),
    ),
    format: z.enum(EXPORT_FORMATS),
    /** Of a CSV file; a comma unless given. */
    separator: z.optional(z.enum(CSV_SEPARATORS)),
    /** Whether the last lines name the company, its zone and the filter; a program that reads the file may not expect them. */
    hasNotes: z.optional(z.boolean()),
  }),
  response: envelope(exportOfList),
});

const exportId = z.object({ id: z.uuid() });

/** The caller's exports that can still be downloaded or are in progress, latest first. */
export const listExports = defineCall({
  ...ENDPOINTS.listExports,
  response: envelope(z.array(exportOfList)),
});

/** Cancels one of the caller's exports; one that is finished stays as it is. */
export const cancelExport = defineCall({
  ...ENDPOINTS.cancelExport,
  params: exportId,
  response: envelope(exportOfList),
});

/** The file of an export, from its signed URL. Needs no token; valid for one to two hours. */
export const getExportFile = defineCall({
  ...ENDPOINTS.getExportFile,
  params: exportId,
  query: z.object({
    expires: wholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    signature: z.string().check(z.maxLength(100)),
  }),
  /** Not JSON: the file itself. */
  response: z.any(),
});

export type ExportBody = z.infer<typeof exportOfList>;
export type ExportColumnBody = z.infer<typeof exportColumn>;
export type ExportedListName = (typeof EXPORTED_LISTS)[number];
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];
