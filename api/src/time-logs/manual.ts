import { checkSession, formatDate, workDateOf } from '@rollcall/shared/domain';
import { recordEvent } from '../activity/record-event.ts';
import type { Change } from '../changes/change.ts';
import { lockEmployee } from '../changes/queries.ts';
import { readTime } from '../changes/read-time.ts';
import { ApiError } from '../errors/api-error.ts';
import { notify } from '../notifications/notify.ts';
import { auditByHand } from './by-hand.ts';
import { known } from './punch.ts';
import { findTimeLog, insertTimeLog } from './punch-queries.ts';
import type { LogWithBreaks } from './queries.ts';

interface ManualLog {
  readonly employeeId: number;
  readonly punchIn: string;
  readonly punchOut: string;
  readonly status?: string | null | undefined;
  readonly reason: string;
}

/**
 * Adds a log that is missing, by an administrator's hand (design §8, §10).
 * @throws ApiError `invalid` with every broken rule, `conflict` when it overlaps another log.
 */
export async function createTimeLog(change: Change, body: ManualLog): Promise<LogWithBreaks> {
  const { tx, now, zone, caller } = change;
  const { employeeId, status, reason } = body;
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
  const id = await insertTimeLog(tx, {
    employeeId,
    punchIn: new Date(punchIn),
    punchOut: new Date(punchOut),
    state: 'closed',
    status: status || 'Present',
    workDate: workDateOf(punchIn, zone),
    zone,
    source: 'manual',
    enteredBy: caller.id,
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
  return auditByHand(change, 'time-log.create', punchIn, null, log, reason);
}
