import type { TimeLogSource } from '@rollcall/shared/contract';
import { clipBreaks } from '@rollcall/shared/domain';
import { planTimeLog } from '../../attendance/plans/work-date.ts';
import type { Command } from '../../commands/command.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { findTimeLog, toBreakSpans } from './find-logs.ts';
import { insertBreak, insertTimeLog, supersedeTimeLog } from './write-log.ts';

/** A closed log that was not punched; times are epoch milliseconds. */
interface ReplacementLog {
  readonly employeeId: number;
  /** The log that it replaces; null for a missing log. */
  readonly supersedes: number | null;
  readonly punchIn: number;
  readonly punchOut: number;
  /** The zone in which the times of a missing log were read; a replacement keeps the zone of the old log. */
  readonly zone: string;
  /** Defaults to the status of the replaced log, else 'Present'. */
  readonly status?: string | null | undefined;
  readonly source: TimeLogSource;
  readonly reason: string;
}

/**
 * Inserts a log that replaces another, or a missing one, with the parts of the old log's breaks that are within
 * its times. The old log stays stored as superseded (design §10). Returns the new log's id.
 * @throws ApiError `conflict` when the old one has already been replaced.
 */
export async function replaceTimeLog(
  { tx, caller, now, zone: companyZone }: Command,
  input: ReplacementLog,
): Promise<number> {
  const { employeeId, supersedes, punchIn, punchOut, status, source, reason } = input;
  const old = supersedes === null ? undefined : await findTimeLog(tx, supersedes);
  if (supersedes !== null && old?.employeeId !== employeeId) {
    throw new ApiError(
      'conflict',
      'Someone else has corrected this log. Reload the page and check the new times.',
    );
  }
  if (old) await supersedeTimeLog(tx, old.id);
  const zone = old?.zone ?? input.zone;
  const isMoved = old?.punchIn.getTime() !== punchIn;
  const workDate =
    old && !isMoved
      ? old.workDate
      : (await planTimeLog({ db: tx, zone: companyZone }, { employeeId, punchIn, logZone: zone }))
          .workDate;
  const { id } = await insertTimeLog(tx, {
    employeeId,
    punchIn: new Date(punchIn),
    punchOut: new Date(punchOut),
    state: 'closed',
    status: status || old?.status || 'Present',
    workDate,
    zone,
    source,
    supersedes: old?.id ?? null,
    enteredBy: caller.id,
    reason,
    createdAt: new Date(now),
  });
  for (const item of clipBreaks(old ? toBreakSpans(old) : [], punchIn, punchOut)) {
    await insertBreak(tx, {
      employeeId,
      timeLogId: id,
      workDate,
      startedAt: new Date(item.start),
      endedAt: new Date(item.end),
      reason: item.reason,
    });
  }
  return id;
}
