import type { TimeLogSource } from '@rollcall/shared/contract';
import { planTimeLog } from '../../attendance/plans/work-date.ts';
import type { Command } from '../../commands/command.ts';
import { inArray } from '../../core/db/drizzle.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import type { LogRow } from '../log/find-logs.ts';
import { movePendingCorrections } from '../log/move-corrections.ts';

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
  /** The work date; without one that of the old version, or of the plan if the punch-in has moved. */
  readonly workDate?: string | undefined;
}

/**
 * Inserts new versions of logs with their breaks; the versions that they replace stay stored as superseded (design §10),
 * and pending corrections of them follow.
 * The same number of statements however many there are, since triggers count the rows of each.
 * @returns the new ids by the id of the replaced version
 */
export async function insertVersions(
  command: Command,
  versions: readonly NewVersion[],
): Promise<ReadonlyMap<number, number>> {
  const { tx, now, caller } = command;
  if (versions.length === 0) return new Map();
  const workDates = await Promise.all(versions.map((version) => workDateOf(command, version)));
  const oldIds = versions.map(({ old }) => old.id);
  await tx.update(timeLogs).set({ isSuperseded: true }).where(inArray(timeLogs.id, oldIds));
  await tx.update(breaks).set({ isSuperseded: true }).where(inArray(breaks.timeLogId, oldIds));
  const rows = versions.map(({ old, punchIn, punchOut, state, source, reason, status }, index) => ({
    employeeId: old.employeeId,
    punchIn: new Date(punchIn),
    punchOut: punchOut === null ? null : new Date(punchOut),
    state,
    status: status || old.status,
    workDate: workDates[index] ?? old.workDate,
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

/** A log that has not moved keeps its work date, also when plans have changed since (docs/working-time.md). */
async function workDateOf(
  { tx, zone }: Command,
  { old, punchIn, workDate }: NewVersion,
): Promise<string> {
  if (workDate) return workDate;
  if (punchIn === old.punchIn.getTime()) return old.workDate;
  const { employeeId, zone: logZone } = old;
  return (await planTimeLog({ db: tx, zone }, { employeeId, punchIn, logZone })).workDate;
}
