import {
  addDays,
  formatDate,
  HOUR_MS,
  MINUTE_MS,
  MISSING_OUT_AFTER_HOURS,
} from '@rollcall/shared/domain';
import { loadPlans } from '../../attendance/plans/load-plans.ts';
import { windowEndOf } from '../../attendance/plans/window-end.ts';
import { lockEmployees } from '../../commands/lock-employee.ts';
import { notify } from '../../commands/notify.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/connection.ts';
import type { JobKind } from '../../core/jobs/job-kind.ts';
import { markMissingOut } from '../log/mark-missing-out.ts';
import { findOpenLogs, findOwnersOfOpenLogs, type OpenLog, setReminded } from './queries.ts';

const EVERY_MS = 10 * MINUTE_MS;
/** Logs per step, so that a step stays short. */
const BATCH = 25;

/**
 * Looks for forgotten punch-outs (docs/working-time.md#forgotten-punch-outs): reminds the owner at the end of the acceptance
 * window, and marks a log as missing its punch-out at that time, but not before 16 hours after its punch-in.
 */
export function sweepKind({ zone }: Pick<Context, 'zone'>): JobKind<unknown, number> {
  return {
    name: 'forgotten-punch-outs',
    effects: 'transaction',
    everyMs: EVERY_MS,
    async step({ db: tx, now, position }) {
      const owners = await findOwnersOfOpenLogs(tx, position ?? 0, BATCH);
      const last = owners.at(-1);
      if (last === undefined) return { isFinished: true };
      await lockEmployees({ tx }, owners);
      const logs = await findOpenLogs(tx, owners);
      const endOf = await readWindowEnds({ db: tx, zone }, logs);
      for (const log of logs) await sweep({ tx, now, caller: null }, log, endOf(log));
      return { isFinished: false, position: last };
    },
  };
}

async function sweep(
  command: { readonly tx: Db; readonly now: number; readonly caller: null },
  log: OpenLog,
  windowEnd: number | undefined,
): Promise<void> {
  const { tx, now } = command;
  const longest = log.punchIn.getTime() + MISSING_OUT_AFTER_HOURS * HOUR_MS;
  if (now >= Math.max(longest, windowEnd ?? longest)) return markMissingOut(command, log);
  if (windowEnd === undefined || now < windowEnd || log.remindedAt) return;
  await setReminded(tx, log.id, new Date(now));
  await notify(command, log.employeeId, {
    kind: 'missing-out',
    text: `You are still punched in since ${formatDate(log.workDate)}. Punch out, or request a correction`,
    link: '/my/time',
  });
}

/** When the acceptance window of a log's shift ends, epoch milliseconds; undefined without a shift. */
async function readWindowEnds(
  context: { readonly db: Db; readonly zone: string },
  logs: readonly OpenLog[],
): Promise<(log: OpenLog) => number | undefined> {
  const dates = logs.map(({ workDate }) => workDate).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return () => undefined;
  const ids = logs.map(({ employeeId }) => employeeId);
  const plans = await loadPlans(context, ids, { from: addDays(first, -1), to: addDays(last, 1) });
  return ({ employeeId, workDate, punchIn }) =>
    windowEndOf(plans.planOf(employeeId, workDate).plan, punchIn.getTime());
}
