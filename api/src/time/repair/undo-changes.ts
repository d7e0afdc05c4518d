import type { LogResultBody } from '@rollcall/shared/contract';
import type { Command } from '../../commands/command.ts';
import type { LockedEmployee } from '../../commands/lock-employee.ts';
import { inArray, or } from '../../core/db/drizzle.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { findLogsOf, type LogWithBreaks, toSession } from '../log/find-logs.ts';
import { describeOverlap, findOverlaps } from '../log/overlap.ts';
import { versionOf } from '../log/version-of.ts';
import { insertVersions } from './insert-versions.ts';
import { CHANGED_SINCE, noSuchTimeLog, OWN_LOG } from './lock-version.ts';
import { notifyOwnerOfUndo } from './notify-owner.ts';
import { recordChange } from './record-change.ts';

/** A change that can be undone: the version that it made, or the deleted log, and what was there before. */
interface Undoable {
  readonly id: number;
  readonly made: LogWithBreaks;
  readonly before: LogWithBreaks;
  readonly isDeletion: boolean;
  readonly reason: string;
}

/** A change to undo: the id of the version that it made, or of the deleted log. */
interface ToUndo {
  readonly id: number;
  /** What the log was after the change; undefined if that is unknown. */
  readonly version: string | undefined;
}

/**
 * Undoes the caller's last changes of logs, all at once: what was there before is restored as new versions (decision
 * 058). The employees are locked.
 * @throws ApiError when no log could be restored.
 */
export async function undoChanges(
  command: Command,
  employees: ReadonlyMap<number, LockedEmployee>,
  requested: readonly ToUndo[],
): Promise<LogResultBody[]> {
  const versions = new Map(requested.map(({ id, version }) => [id, version]));
  const ids = [...versions.keys()];
  const { undoable, problems } = await findUndoable(command, versions);
  const overlaps = await findOverlaps(
    command.tx,
    undoable.map(({ before, made, isDeletion }) => ({
      employeeId: before.employeeId,
      punchIn: before.punchIn.getTime(),
      punchOut: before.punchOut?.getTime() ?? null,
      isOpen: before.state === 'open',
      replaces: isDeletion ? null : made.id,
    })),
  );
  for (const [at, log] of overlaps) {
    const change = undoable[at];
    if (change) problems.set(change.id, describeOverlap(log));
  }
  const free = undoable.filter(({ id }) => !problems.has(id));
  const newIds = await restore(command, employees, free);
  if (newIds.size === 0) {
    const [problem = ''] = problems.values();
    if (problem === noSuchTimeLog().message) throw noSuchTimeLog();
    throw new ApiError('conflict', problem);
  }
  const owners = new Map(undoable.map(({ id, made }) => [id, made.employeeId]));
  return ids.map((id) => ({
    id,
    employeeId: owners.get(id) ?? null,
    newId: newIds.get(id) ?? null,
    problem: problems.get(id) ?? null,
  }));
}

async function findUndoable(
  { tx, caller }: Command,
  versions: ReadonlyMap<number, string | undefined>,
) {
  const ids = [...versions.keys()];
  const rows = await tx
    .select({
      id: timeLogs.id,
      employeeId: timeLogs.employeeId,
      supersedes: timeLogs.supersedes,
      isSuperseded: timeLogs.isSuperseded,
      enteredBy: timeLogs.enteredBy,
      reason: timeLogs.reason,
      deletedBy: timeLogs.deletedBy,
      deletionReason: timeLogs.deletionReason,
      deletedAt: timeLogs.deletedAt,
    })
    .from(timeLogs)
    .where(or(inArray(timeLogs.id, [...ids]), inArray(timeLogs.supersedes, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const replaced = new Set(rows.map(({ supersedes }) => supersedes));
  const olds = rows.flatMap(({ supersedes }) => supersedes ?? []);
  const logs = new Map((await findLogsOf(tx, [...ids, ...olds])).map((log) => [log.id, log]));
  const problems = new Map<number, string>();
  const undoable = ids.flatMap((id): Undoable[] => {
    const row = byId.get(id);
    const made = logs.get(id);
    const refuse = (problem: string) => {
      problems.set(id, problem);
      return [];
    };
    if (!row || !made) return refuse(noSuchTimeLog().message);
    if (row.employeeId === caller.id) return refuse(OWN_LOG);
    if (row.deletedAt && !replaced.has(id)) {
      if (row.deletedBy !== caller.id) return refuse(OF_OTHERS);
      return [{ id, made, before: made, isDeletion: true, reason: row.deletionReason ?? '' }];
    }
    const before = logs.get(row.supersedes ?? 0);
    const version = versions.get(id);
    const hasChanged = version !== undefined && versionOf(made) !== version;
    if (row.isSuperseded || hasChanged) return refuse(CHANGED_SINCE);
    if (!before || row.enteredBy !== caller.id) return refuse(OF_OTHERS);
    return [{ id, made, before, isDeletion: false, reason: row.reason ?? '' }];
  });
  return { undoable, problems };
}

const OF_OTHERS = 'Only the administrator who made the last change can undo it.';

/** @returns the new ids by the id that the undone change made */
async function restore(
  command: Command,
  employees: ReadonlyMap<number, LockedEmployee>,
  changes: readonly Undoable[],
): Promise<ReadonlyMap<number, number>> {
  const { tx } = command;
  // The undo of an undo has the reason of the first change.
  const reasonOf = ({ reason }: Undoable) => `Undone: ${reason.replace(/^(Undone: )+/, '')}`;
  const inserted = await insertVersions(
    command,
    changes.map((change) => {
      const { punchIn, punchOut, breaks } = toSession(change.before);
      const { state, status } = change.before;
      const reason = reasonOf(change);
      return {
        old: change.made,
        punchIn,
        punchOut,
        state,
        status,
        breaks,
        source: 'manual',
        reason,
        workDate: change.before.workDate,
      };
    }),
  );
  const after = new Map((await findLogsOf(tx, [...inserted.values()])).map((log) => [log.id, log]));
  const byEmployee = Map.groupBy(changes, ({ made }) => made.employeeId);
  for (const [employeeId, ofEmployee] of byEmployee) {
    const employee = employees.get(employeeId);
    if (!employee) throw new Error('the employee is not locked');
    const restored = ofEmployee.flatMap(({ id }) => after.get(inserted.get(id) ?? 0) ?? []);
    for (const [index, change] of ofEmployee.entries()) {
      await recordChange(command, employee, {
        action: 'restored',
        before: change.isDeletion ? null : change.made,
        after: restored[index] ?? null,
        reason: reasonOf(change),
      });
    }
    const ids = ofEmployee.map(({ id }) => id);
    await notifyOwnerOfUndo(command, employee, ids, restored);
  }
  return inserted;
}
