import type { TimeLogEdit } from '@rollcall/shared/contract';
import {
  addDays,
  checkBreaks,
  checkSession,
  clipBreaks,
  SESSION_RULES,
  workDateOf,
} from '@rollcall/shared/domain';
import type { Command } from '../../commands/command.ts';
import { invalid, readTime } from '../../commands/read-time.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { beforeJoining } from '../log/check-joining.ts';
import { getTimeLog, type LockedTimeLog, type LogWithBreaks, toSession } from '../log/find-logs.ts';
import { assertNoOverlap } from '../log/overlap.ts';
import { insertVersions } from './insert-versions.ts';
import { notifyOwner } from './notify-owner.ts';
import { recordChange } from './record-change.ts';

/** A log as it will be; times are epoch milliseconds. */
interface Edited {
  readonly punchIn: number;
  readonly punchOut: number | null;
  readonly breaks: readonly { start: number; end: number | null; reason: string }[];
}

/**
 * Changes a log by a new version of it (decision 058). Its zone and status stay.
 * @throws ApiError `invalid` with every broken rule, `conflict` when it overlaps another log.
 */
export async function updateTimeLog(
  command: Command,
  { log, employee }: LockedTimeLog,
  body: TimeLogEdit,
): Promise<LogWithBreaks> {
  const { tx, now } = command;
  const { reason } = body;
  const edited = readEdit(log, body);
  const workDate = readWorkDate(log, edited.punchIn, body.workDate);
  const isMoved = edited.punchIn !== log.punchIn.getTime();
  const early = isMoved ? beforeJoining(employee, edited.punchIn, log.zone) : undefined;
  assertValid(edited, now, early);
  if (isUnchanged(log, edited) && (workDate ?? log.workDate) === log.workDate)
    throw new ApiError('invalid', 'Nothing has changed.');
  const { punchIn, punchOut, breaks } = edited;
  const state = punchOut === null ? log.state : 'closed';
  await assertNoOverlap(tx, {
    employeeId: log.employeeId,
    punchIn,
    punchOut,
    isOpen: state === 'open',
    replaces: log.id,
  });
  const version = {
    old: log,
    punchIn,
    punchOut,
    state,
    breaks,
    source: 'manual',
    reason,
    workDate,
  } as const;
  const ids = await insertVersions(command, [version]);
  const after = await getTimeLog(tx, ids.get(log.id) ?? 0);
  const action = log.state !== 'closed' && state === 'closed' ? 'closed' : 'changed';
  await recordChange(command, employee, { action, before: log, after, reason });
  await notifyOwner(command, employee, { action, logs: [after], before: log, reason });
  return after;
}

/** @throws ApiError `invalid` for a day that is not next to that of the punch-in. */
function readWorkDate(
  { zone }: LogWithBreaks,
  punchIn: number,
  workDate: string | undefined,
): string | undefined {
  if (workDate === undefined) return undefined;
  const date = workDateOf(punchIn, zone);
  if (addDays(date, -1) <= workDate && workDate <= addDays(date, 1)) return workDate;
  throw invalid('workDate', 'The day can be at most one before or after that of the punch-in');
}

function readEdit(log: LogWithBreaks, body: TimeLogEdit): Edited {
  const old = toSession(log);
  const read = (field: string, time: string) => readTime(field, time, log.zone);
  const punchIn = body.punchIn === undefined ? old.punchIn : read('punchIn', body.punchIn);
  const punchOut =
    typeof body.punchOut === 'string'
      ? read('punchOut', body.punchOut)
      : body.punchOut === undefined
        ? old.punchOut
        : null;
  if (punchOut === null && log.state !== 'open' && !isOnlyMoved(body)) {
    throw invalid('punchOut', 'Punch-out time is required');
  }
  const breaks =
    body.breaks?.map(({ start, end, reason }, index) => ({
      start: read(`breaks.${index}.start`, start),
      end: end === null ? null : read(`breaks.${index}.end`, end),
      reason: reason || '-',
    })) ?? (punchOut === null ? old.breaks : clipBreaks(old.breaks, punchIn, punchOut));
  return { punchIn, punchOut, breaks };
}

/** Whether a change leaves times and breaks as they are: a log without a punch-out can be moved, too. */
const isOnlyMoved = ({ punchIn, punchOut, breaks }: TimeLogEdit): boolean =>
  punchIn === undefined && punchOut === undefined && breaks === undefined;

/** @throws ApiError `invalid` with every broken rule. */
function assertValid(
  { punchIn, punchOut, breaks }: Edited,
  now: number,
  early: string | undefined,
): void {
  const ofTimes =
    punchOut === null
      ? punchIn > now
        ? [{ field: 'punchIn', message: SESSION_RULES.inFuture }]
        : []
      : checkSession({ punchIn, punchOut }, now);
  const ofBreaks = checkBreaks({ punchIn, punchOut }, breaks, now).map(
    ({ index, field, message }) => ({ field: `breaks.${index}.${field}`, message }),
  );
  const ofJoining = early === undefined ? [] : [{ field: 'punchIn', message: early }];
  const fields = [...ofTimes, ...ofJoining, ...ofBreaks];
  if (fields.length === 0) return;
  const message = [...new Set(fields.map((field) => field.message))].join('. ');
  throw new ApiError('invalid', message, { fields });
}

function isUnchanged(log: LogWithBreaks, { punchIn, punchOut, breaks }: Edited): boolean {
  const old = toSession(log);
  const text = (items: Edited['breaks']) =>
    JSON.stringify(items.map(({ start, end, reason }) => [start, end, reason]).toSorted());
  return old.punchIn === punchIn && old.punchOut === punchOut && text(old.breaks) === text(breaks);
}
