import type { CorrectionBody, CorrectionCounts } from '@rollcall/shared/contract';
import type { CompanyZone } from '@rollcall/shared/domain';
import type { Command } from '../../commands/command.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/connection.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { totalOf } from '../../core/lists/status-counts.ts';
import { findEffects } from './effects.ts';
import { presentCorrection } from './present.ts';
import {
  type CorrectionFilter,
  type CorrectionRow,
  type CorrectionSorting,
  findCorrectionPage,
  findCorrections,
} from './queries.ts';

/** One page of the corrections that match, with the counts over all pages and statuses. */
export async function listCorrectionPage(
  { db, zone }: Context,
  { sort, order, ...filter }: CorrectionFilter & CorrectionSorting,
  page: number,
): Promise<{ rows: CorrectionBody[]; total: number; counts: CorrectionCounts }> {
  const { rows, counts } = await findCorrectionPage(db, filter, { sort, order }, page);
  return { rows: await withTimes(db, rows, zone), total: totalOf(counts, filter.status), counts };
}

/** Every correction of a day, newest first. */
export async function listCorrectionsOfDay(
  { db, zone }: Context,
  employeeId: number,
  ofDay: NonNullable<CorrectionFilter['ofDay']>,
): Promise<CorrectionBody[]> {
  return withTimes(db, await findCorrections(db, { employeeId, ofDay }), zone);
}

/** Corrections by their ids, in the order of the ids. */
export async function readCorrections(
  db: Db,
  ids: readonly number[],
  zone: CompanyZone,
): Promise<CorrectionBody[]> {
  const rows = await findCorrections(db, { ids });
  return withTimes(
    db,
    rows.toSorted((a, b) => a.id - b.id),
    zone,
  );
}

/** A correction that the command has just written. */
export async function readCorrection({ tx, zone }: Command, id: number): Promise<CorrectionBody> {
  const [found] = await readCorrections(tx, [id], zone);
  if (!found) throw new Error('the correction has just been written');
  return found;
}

/** The error for an unknown correction, or one that the caller may not see. */
export function noSuchCorrection(): ApiError {
  return new ApiError('not_found', 'There is no such correction.');
}

/** Corrections with the times of their logs, in the same order. */
export async function withTimes(
  db: Db,
  rows: readonly CorrectionRow[],
  zone: CompanyZone,
): Promise<CorrectionBody[]> {
  const effects = await findEffects(db, rows);
  return rows.map((row) => presentCorrection(row, zone, effects.get(row.id)));
}
