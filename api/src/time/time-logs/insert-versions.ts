import type { TimeLogSource } from '@rollcall/shared/contract';
import { workDateOf } from '@rollcall/shared/domain';
import { inArray } from 'drizzle-orm';
import type { Command } from '../../commands/command.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import type { LogRow } from './find-logs.ts';
import { movePendingCorrections } from './move-corrections.ts';

/** A new version of a log; times are epoch milliseconds. */
export interface NewVersion {
  /** The version that it replaces, or a deleted log that it restores. */
  readonly old: LogRow;
  readonly punchIn: number;
  readonly punchOut: number | null;
  /** `closed` with a punch-out, otherwise one of the others. */
  readonly state: LogRow['state'];
  readonly breaks: readonly {
    readonly start: number;
    readonly end: number | null;
    readonly reason: string;
  }[];
  readonly source: TimeLogSource;
  readonly reason: string | null;
  readonly status?: string | null | undefined;
}

/**
 * Inserts new versions of logs with their breaks; the versions that they replace stay stored as superseded (design §10),
 * and pending corrections of them follow.
 * The same number of statements however many there are, since triggers count the rows of each.
 * @returns the new ids by the id of the replaced version
 */
export async function insertVersions(
  { tx, now, caller }: Command,
  versions: readonly NewVersion[],
): Promise<ReadonlyMap<number, number>> {
  if (versions.length === 0) return new Map();
  const oldIds = versions.map(({ old }) => old.id);
  await tx.update(timeLogs).set({ isSuperseded: true }).where(inArray(timeLogs.id, oldIds));
  await tx.update(breaks).set({ isSuperseded: true }).where(inArray(breaks.timeLogId, oldIds));
  const rows = versions.map(({ old, punchIn, punchOut, state, source, reason, status }) => ({
    employeeId: old.employeeId,
    punchIn: new Date(punchIn),
    punchOut: punchOut === null ? null : new Date(punchOut),
    state,
    status: status || old.status,
    workDate: workDateOf(punchIn, old.zone),
    zone: old.zone,
    source,
    supersedes: old.id,
    enteredBy: caller.id,
    reason,
    createdAt: new Date(now),
  }));
  const inserted = await tx
    .insert(timeLogs)
    .values(rows)
    .returning({ id: timeLogs.id, supersedes: timeLogs.supersedes, workDate: timeLogs.workDate });
  const newLogs = new Map(inserted.map((row) => [row.supersedes, row]));
  const breakRows = versions.flatMap(({ old, breaks: items }) => {
    const log = newLogs.get(old.id);
    if (!log) throw new Error('the database returned no id');
    return items.map(({ start, end, reason }) => ({
      employeeId: old.employeeId,
      timeLogId: log.id,
      workDate: log.workDate,
      startedAt: new Date(start),
      endedAt: end === null ? null : new Date(end),
      reason,
    }));
  });
  if (breakRows.length > 0) await tx.insert(breaks).values(breakRows);
  await movePendingCorrections(
    tx,
    inserted.map(({ id }) => id),
  );
  return new Map(inserted.map(({ id, supersedes }) => [supersedes ?? 0, id]));
}
