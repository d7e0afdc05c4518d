import type { FieldError } from '@rollcall/shared/contract';
import { checkSession } from '@rollcall/shared/domain';
import { zoneOfNewLog } from '../../attendance/plans/work-date.ts';
import type { Command } from '../../commands/command.ts';
import type { LockedEmployee } from '../../commands/lock-employee.ts';
import { invalid, readTime } from '../../commands/read-time.ts';
import { recordEvent } from '../../commands/record-event.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { beforeJoining } from '../log/check-joining.ts';
import { findTimeLog, getTimeLog, type LogWithBreaks } from '../log/find-logs.ts';
import { auditManualLog } from '../log/manual-audit.ts';
import { movePendingCorrections } from '../log/move-corrections.ts';
import { assertNoOverlap } from '../log/overlap.ts';
import { replaceTimeLog } from '../log/replace-log.ts';
import { OWN_LOG } from './lock-version.ts';
import { notifyOwner } from './notify-owner.ts';

interface ManualLog {
  readonly employeeId: number;
  readonly punchIn: string;
  readonly punchOut: string;
  readonly status?: string | null | undefined;
  readonly reason: string;
  readonly supersedes?: number | null | undefined;
}

/**
 * Adds a missing log, or replaces a log of another employee, entered by an administrator (design §8, design §10). Its
 * zone is that of the replaced log, else that of the plan.
 * @throws ApiError `invalid` with every broken rule, `conflict` when it overlaps another log.
 */
export async function createTimeLog(
  command: Command,
  employee: LockedEmployee,
  body: ManualLog,
): Promise<LogWithBreaks> {
  const { tx, now, caller, zone: companyZone } = command;
  const { employeeId, status, reason, supersedes = null } = body;
  const before = supersedes === null ? null : await findReplaced(command, employeeId, supersedes);
  const context = { db: tx, zone: companyZone };
  const zone = before?.zone ?? (await zoneOfNewLog(context, employeeId, body.punchIn));
  const punchIn = readTime('punchIn', body.punchIn, zone);
  const punchOut = readTime('punchOut', body.punchOut, zone);
  const early = beforeJoining(employee, punchIn, zone);
  assertNoErrors([
    ...checkSession({ punchIn, punchOut }, now),
    ...(early ? [{ field: 'punchIn', message: early }] : []),
  ]);
  await assertNoOverlap(tx, { employeeId, punchIn, punchOut, replaces: supersedes });
  const id = await replaceTimeLog(command, {
    employeeId,
    supersedes,
    punchIn,
    punchOut,
    zone,
    status,
    source: 'manual',
    reason,
  });
  await movePendingCorrections(tx, [id]);
  const log = await getTimeLog(tx, id);
  await recordEvent(command, {
    kind: 'log-entered',
    employeeId,
    details: { timeLogId: id, workDate: log.workDate },
  });
  if (employeeId !== caller.id) {
    const action = before === null ? 'added' : before.state === 'closed' ? 'changed' : 'closed';
    const change = { action, logs: [log], reason } as const;
    await notifyOwner(command, employee, before ? { ...change, before } : change);
  }
  return auditManualLog(command, employee, {
    action: before ? 'time-log.replace' : 'time-log.create',
    at: punchIn,
    before,
    after: log,
    note: reason,
  });
}

/** @throws ApiError `invalid` with every broken rule. */
function assertNoErrors(errors: FieldError[]): void {
  if (errors.length === 0) return;
  const message = errors.map((rule) => rule.message).join('. ');
  throw new ApiError('invalid', message, { fields: errors });
}

/** @throws ApiError `forbidden` for the caller's own log: a correction is requested and decided. */
async function findReplaced(
  { tx, caller }: Command,
  employeeId: number,
  id: number,
): Promise<LogWithBreaks> {
  if (employeeId === caller.id) {
    throw new ApiError('forbidden', OWN_LOG);
  }
  const log = await findTimeLog(tx, id);
  if (log?.employeeId === employeeId) return log;
  throw invalid('supersedes', 'There is no such time log');
}
