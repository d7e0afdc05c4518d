import type { TimeLogSource } from '@rollcall/shared/contract';
import { clipBreaks, workDateOf } from '@rollcall/shared/domain';
import type { Change } from '../../commands/change.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { findTimeLog, spansOf } from './find-logs.ts';
import { insertBreak, insertTimeLog, supersedeTimeLog } from './punch-queries.ts';

/** A closed log that did not come from a punch; times are epoch milliseconds. */
interface GivenLog {
  readonly employeeId: number;
  /** The log that it replaces; null for one that was missing. */
  readonly supersedes: number | null;
  readonly punchIn: number;
  readonly punchOut: number;
  /** Only for a log that was missing: one that replaces another keeps its zone. */
  readonly zone: string;
  /** That of the replaced log when absent, else 'Present'. */
  readonly status?: string | null | undefined;
  readonly source: TimeLogSource;
  readonly reason: string;
}

/**
 * Makes a log in place of another, or of none, with the parts of its breaks that lie inside. The old one is
 * kept, out of every count (design §10). Answers the new log's id.
 * @throws ApiError `conflict` when the old one has been replaced meanwhile.
 */
export async function replaceTimeLog({ tx, caller }: Change, given: GivenLog): Promise<number> {
  const { employeeId, supersedes, punchIn, punchOut, status, source, reason } = given;
  const old = supersedes === null ? undefined : await findTimeLog(tx, supersedes);
  if (supersedes !== null && old?.employeeId !== employeeId) {
    throw new ApiError('conflict', 'This log has been corrected in the meantime.');
  }
  if (old) await supersedeTimeLog(tx, old.id);
  const zone = old?.zone ?? given.zone;
  const workDate = workDateOf(punchIn, zone);
  const id = await insertTimeLog(tx, {
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
  });
  for (const item of clipBreaks(old ? spansOf(old) : [], punchIn, punchOut)) {
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
