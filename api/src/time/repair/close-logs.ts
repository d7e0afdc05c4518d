import type { LogResultBody } from '@rollcall/shared/contract';
import { CLOSING_RULES, checkSession, clipBreaks, hasBreakAfter } from '@rollcall/shared/domain';
import type { Command } from '../../commands/command.ts';
import type { LockedEmployee } from '../../commands/lock-employee.ts';
import { findLogsOf, findTimeLogs, type LogWithBreaks, toBreakSpans } from '../log/find-logs.ts';
import { describeOverlap, findOverlaps } from '../log/overlap.ts';
import { versionOf } from '../log/version-of.ts';
import { insertVersions } from './insert-versions.ts';
import { CHANGED_SINCE, noSuchTimeLog, OWN_LOG } from './lock-version.ts';
import { notifyOwner } from './notify-owner.ts';
import { recordChange } from './record-change.ts';

interface LogsToClose {
  readonly logs: readonly {
    readonly id: number;
    readonly punchOutAt: string;
    readonly version?: string | undefined;
  }[];
  readonly reason: string;
}

interface Closing {
  readonly log: LogWithBreaks;
  /** Epoch milliseconds. */
  readonly punchOut: number;
}

/**
 * Closes logs without a punch-out at given instants, all that can be (decision 058). The employees are locked, so that
 * no log changes in between.
 */
export async function closeLogs(
  command: Command,
  employees: ReadonlyMap<number, LockedEmployee>,
  { logs, reason }: LogsToClose,
): Promise<LogResultBody[]> {
  const { tx } = command;
  const requested = new Map(logs.map(({ id, punchOutAt }) => [id, wholeSecond(punchOutAt)]));
  const current = await findTimeLogs(tx, [...requested.keys()]);
  const problems = new Map<number, string>();
  for (const { id, version } of logs) {
    const log = current.find((each) => each.id === id);
    const hasChanged = !log || (version !== undefined && versionOf(log) !== version);
    if (hasChanged) problems.set(id, CHANGED_SINCE);
  }
  const closings = current.map((log) => ({ log, punchOut: requested.get(log.id) ?? 0 }));
  for (const closing of closings) {
    const problem = problemOf(command, closing);
    if (problem !== undefined && !problems.has(closing.log.id)) {
      problems.set(closing.log.id, problem);
    }
  }
  const allowed = closings.filter(({ log }) => !problems.has(log.id));
  for (const [at, other] of await findOverlapsOf(tx, allowed)) {
    const id = allowed[at]?.log.id;
    if (id !== undefined) problems.set(id, describeOverlap(other));
  }
  const free = allowed.filter(({ log }) => !problems.has(log.id));
  const closed = await close(command, employees, free, reason);
  const owners = new Map(current.map((log) => [log.id, log.employeeId]));
  return [...requested.keys()].map((id) => ({
    id,
    employeeId: owners.get(id) ?? null,
    newId: closed.get(id)?.id ?? null,
    newVersion: closed.get(id)?.version ?? null,
    problem: problems.get(id) ?? null,
  }));
}

/** The logs in the way of closing logs, by position. */
export function findOverlapsOf(
  db: Parameters<typeof findOverlaps>[0],
  closings: readonly Closing[],
) {
  return findOverlaps(
    db,
    closings.map(({ log, punchOut }) => ({
      employeeId: log.employeeId,
      punchIn: log.punchIn.getTime(),
      punchOut,
      replaces: log.id,
    })),
  );
}

/** Why a log cannot be closed at that instant, apart from other logs. */
function problemOf({ caller, now }: Command, { log, punchOut }: Closing): string | undefined {
  if (log.employeeId === caller.id) return OWN_LOG;
  if (log.punchOut !== null) return 'This log has a punch-out already.';
  const [broken] = checkSession({ punchIn: log.punchIn.getTime(), punchOut }, now);
  if (broken) return `${broken.message}.`;
  return hasBreakAfter(toBreakSpans(log), punchOut) ? `${CLOSING_RULES.breakLater}.` : undefined;
}

async function close(
  command: Command,
  employees: ReadonlyMap<number, LockedEmployee>,
  closings: readonly Closing[],
  reason: string,
): Promise<ReadonlyMap<number, { id: number; version: string }>> {
  const newIds = await insertVersions(
    command,
    closings.map(({ log, punchOut }) => {
      const punchIn = log.punchIn.getTime();
      const breaks = clipBreaks(toBreakSpans(log), punchIn, punchOut);
      return { old: log, punchIn, punchOut, state: 'closed', breaks, source: 'manual', reason };
    }),
  );
  const closed = new Map(
    (await findLogsOf(command.tx, [...newIds.values()])).map((log) => [log.id, log]),
  );
  for (const [employeeId, ofEmployee] of Map.groupBy(closings, ({ log }) => log.employeeId)) {
    const employee = employees.get(employeeId);
    if (!employee) throw new Error('the employee is not locked');
    const logs = [];
    for (const { log } of ofEmployee) {
      const after = closed.get(newIds.get(log.id) ?? 0);
      if (!after) throw noSuchTimeLog();
      await recordChange(command, employee, { action: 'closed', before: log, after, reason });
      logs.push(after);
    }
    await notifyOwner(command, employee, { action: 'closed', logs, reason });
  }
  return new Map(
    [...newIds].flatMap(([oldId, id]) => {
      const log = closed.get(id);
      return log ? [[oldId, { id, version: versionOf(log) }] as const] : [];
    }),
  );
}

/** Responses name whole seconds. */
function wholeSecond(text: string): number {
  return Math.floor(Date.parse(text) / 1000) * 1000;
}
