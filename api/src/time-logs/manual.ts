import { checkSession, formatDate, workDateOf } from '@rollcall/shared/domain';
import { recordEvent } from '../activity/record-event.ts';
import type { Change } from '../changes/change.ts';
import { lockEmployee } from '../changes/queries.ts';
import { invalid, readTime } from '../changes/read-time.ts';
import { ApiError } from '../errors/api-error.ts';
import { notify } from '../notifications/notify.ts';
import { auditByHand } from './by-hand.ts';
import { known } from './punch.ts';
import { findTimeLog } from './punch-queries.ts';
import type { LogWithBreaks } from './queries.ts';
import { replaceTimeLog } from './replace-log.ts';

interface ManualLog {
  readonly employeeId: number;
  readonly punchIn: string;
  readonly punchOut: string;
  readonly status?: string | null | undefined;
  readonly reason: string;
  readonly supersedes?: number | null | undefined;
}

/**
 * Adds a log that is missing, or replaces one of somebody else's, by an administrator's hand (design §8, §10).
 * @throws ApiError `invalid` with every broken rule, `conflict` when it overlaps another log.
 */
export async function createTimeLog(change: Change, body: ManualLog): Promise<LogWithBreaks> {
  const { tx, now, zone, caller } = change;
  const { employeeId, status, reason, supersedes = null } = body;
  if (!(await lockEmployee(tx, employeeId))) {
    throw new ApiError('not_found', 'There is no such employee.');
  }
  const punchIn = readTime('punchIn', body.punchIn, zone);
  const punchOut = readTime('punchOut', body.punchOut, zone, punchIn);
  const broken = checkSession({ punchIn, punchOut }, now);
  if (broken.length > 0) {
    const message = broken.map((rule) => rule.message).join('. ');
    throw new ApiError('invalid', message, { fields: broken });
  }
  const before = supersedes === null ? null : await findReplaced(change, employeeId, supersedes);
  const id = await replaceTimeLog(change, {
    employeeId,
    supersedes,
    punchIn,
    punchOut,
    zone,
    status,
    source: 'manual',
    reason,
  });
  await recordEvent(change, {
    kind: 'log-entered',
    employeeId,
    details: { timeLogId: id, workDate: workDateOf(punchIn, zone) },
  });
  if (employeeId !== caller.id) {
    await notify(change, employeeId, {
      kind: 'log-entered',
      text: `A time log of ${formatDate(workDateOf(punchIn, zone))} has been entered for you: ${reason}`,
      link: '/my/time',
    });
  }
  const log = known(await findTimeLog(tx, id));
  const action = before ? 'time-log.replace' : 'time-log.create';
  return auditByHand(change, action, punchIn, before, log, reason);
}

/** @throws ApiError `forbidden` for one's own: that would be a correction without a second pair of eyes. */
async function findReplaced(
  { tx, caller }: Change,
  employeeId: number,
  id: number,
): Promise<LogWithBreaks> {
  if (employeeId === caller.id) {
    throw new ApiError('forbidden', 'Nobody replaces their own time log. Please ask a colleague.');
  }
  const log = await findTimeLog(tx, id);
  if (log?.employeeId === employeeId) return log;
  throw invalid('supersedes', 'There is no such time log');
}
