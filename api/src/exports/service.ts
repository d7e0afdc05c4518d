import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  type CallBody,
  type createExport as createCall,
  EXPORT_HOURS,
  type ExportBody,
  MAX_RUNNING_EXPORTS,
} from '@rollcall/shared/contract';
import { HOUR_MS, toWallClock } from '@rollcall/shared/domain';
import type { Command } from '../commands/command.ts';
import { parseFilter } from '../commands/parse-filter.ts';
import { invalid } from '../commands/read-time.ts';
import type { Context } from '../core/context.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { createJob } from '../core/jobs/jobs.ts';
import type { ExportContent } from './content.ts';
import { exportUrl } from './export-url.ts';
import { columnsOf, LISTS } from './lists.ts';
import { notesOf, sheetHeading } from './notes.ts';
import { readParts, removeParts } from './parts.ts';
import {
  countRunning,
  deleteExport,
  type ExportRow,
  type ExportWithJob,
  findExport,
  findOldExport,
  insertExport,
  updateExport,
} from './queries.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

/**
 * Starts an export of all rows that match.
 * @throws ApiError `invalid` for an unknown filter or column, `conflict` while the caller has three in progress, `not_found` when what
 *   is filtered by does not exist.
 */
export async function startExport(
  { tx, caller, now }: Command,
  { list, filter, columns, format, separator = ',', hasNotes = true }: CallBody<typeof createCall>,
): Promise<ExportWithJob> {
  const parsed = parseFilter(LISTS[list].filter, filter);
  checkFormat(list, format);
  if ((await countRunning(tx, caller.id)) >= MAX_RUNNING_EXPORTS) {
    throw new ApiError(
      'conflict',
      `You have ${MAX_RUNNING_EXPORTS} exports in progress. Wait until one is done, or cancel one.`,
    );
  }
  const id = randomUUID();
  await insertExport(tx, {
    id,
    createdBy: caller.id,
    createdAt: new Date(now),
    list,
    filter: { ...filter, ...(await LISTS[list].explainFilter?.(tx, parsed)) },
    columns: keysOf(list, columns),
    format,
    separator,
    hasNotes,
  });
  const jobId = await createJob(
    tx,
    now,
    { name: 'export' },
    { input: { id }, createdBy: caller.id },
  );
  await updateExport(tx, id, { jobId });
  const created = await findExport(tx, id);
  if (!created) throw new Error('the export has just been written');
  return created;
}

function checkFormat(list: ExportBody['list'], format: ExportBody['format']): void {
  const { title, formats } = LISTS[list];
  if (formats.includes(format)) return;
  throw invalid('format', `${title} can be exported as ${formats.join(' or ')}`);
}

function keysOf(list: ExportBody['list'], keys: readonly string[] | undefined): string[] {
  const known = LISTS[list].columns;
  if (!keys) return known.filter(({ isDefault }) => isDefault).map(({ key }) => key);
  const unknown = keys.find((key) => !known.some((column) => column.key === key));
  if (unknown !== undefined) throw invalid('columns', `This list has no column ${unknown}`);
  return columnsOf(list, keys).map(({ key }) => key);
}

/** An export as the API returns it. */
export function presentExport(
  { export: row, ...job }: ExportWithJob,
  context: Pick<Context, 'signer' | 'clock' | 'zone'>,
): ExportBody {
  const state = stateOf(job);
  return {
    id: row.id,
    list: row.list,
    format: row.format,
    fileName: fileNameOf(row, context.zone),
    state,
    rows: row.rows,
    totalRows: row.totalRows,
    url: state === 'done' ? exportUrl(row.id, context) : null,
    createdAt: row.createdAt.toISOString(),
  };
}

function stateOf({
  status,
  isCancelRequested,
}: Omit<ExportWithJob, 'export'>): ExportBody['state'] {
  if (status !== 'waiting') return status;
  return isCancelRequested ? 'cancelled' : 'running';
}

/** Named after list and days: `time-logs-2026-11-01-to-2026-11-30.xlsx`; without days after the day on which it was made. */
function fileNameOf(
  { list, filter, format, createdAt }: ExportWithJob['export'],
  zone: Context['zone'],
) {
  const { from, to, month } = filter;
  const range =
    from !== undefined && to !== undefined && from !== to ? `${from}-to-${to}` : undefined;
  const days = month ?? range ?? from ?? to ?? toWallClock(createdAt.getTime(), zone).slice(0, 10);
  return `${list}-${days}.${format}`;
}

const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * The file of an export, written while it is sent.
 * @throws ApiError `not_found` unless it is done and less than a day old.
 */
export async function openExport(
  context: Context,
  id: string,
): Promise<{ stream: Readable; fileName: string; mediaType: string }> {
  const found = await findExport(context.db, id);
  if (found?.status !== 'done' || found.export.createdAt < oldest(context.clock())) {
    throw new ApiError('not_found', 'This export is no longer available. Export the list again.');
  }
  const { export: row } = found;
  const content = {
    title: LISTS[row.list].title,
    columns: columnsOf(row.list, row.columns),
    parts: readParts(context.files, id, row.parts),
    notes: row.hasNotes ? await notesOf(context, row) : [],
  };
  return {
    stream: await writeFile(context, row, content),
    fileName: fileNameOf(row, context.zone),
    mediaType: MEDIA_TYPES[row.format],
  };
}

async function writeFile(
  context: Context,
  row: ExportRow,
  content: ExportContent,
): Promise<Readable> {
  if (row.format === 'csv') return writeCsv(content, row.separator);
  if (row.format === 'xlsx') return writeXlsx(content);
  // Loaded on demand, with its fonts.
  const { writePdf } = await import('./write-pdf.ts');
  return writePdf(content, await sheetHeading(context, row), context.pdfFontFile);
}

/** When the oldest export was made that is still available. */
export const oldest = (now: number) => new Date(now - EXPORT_HOURS * HOUR_MS);

/** Deletes one export that is no longer available, with its parts; whether there may be more. */
export async function purgeExport({ db, files }: Context, now: number): Promise<boolean> {
  const found = await findOldExport(db, oldest(now));
  if (!found) return false;
  await removeParts(files, found.id, found.parts);
  await deleteExport(db, found.id);
  return true;
}
