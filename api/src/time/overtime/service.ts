import type {
  CallBody,
  decideOvertime as decideCall,
  OvertimeEntryBody,
} from '@rollcall/shared/contract';
import { formatDate, formatMinutes, toIsoWithOffset } from '@rollcall/shared/domain';
import type { Caller } from '../../access/caller.ts';
import { checkDecider, deciderOf, SELF_DECIDED } from '../../access/own-decisions.ts';
import { storeWaitingDays } from '../../attendance/store/store-waiting.ts';
import type { Command } from '../../commands/command.ts';
import { type LockedEmployee, lockEmployees } from '../../commands/lock-employee.ts';
import { ownDayLink } from '../../commands/notification-links.ts';
import { notify } from '../../commands/notify.ts';
import { invalid } from '../../commands/read-time.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Context } from '../../core/context.ts';
import { runTransaction } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { fullName } from '../../employees/full-name.ts';
import {
  findOvertimePage,
  lockOvertime,
  type OvertimeFilter,
  type OvertimePage,
  type OvertimeRow,
  saveDecision,
} from './queries.ts';

type Decision = CallBody<typeof decideCall>;

/** One page of overtime of all employees, and whether some of it is still calculated. */
export async function listOvertimePage(
  { db, zone, clock }: Context,
  caller: Caller,
  filter: OvertimeFilter,
  page: OvertimePage,
) {
  const isCalculating = await runTransaction(db, (tx) =>
    storeWaitingDays({ tx, now: clock(), zone }, filter),
  );
  const { rows, ...count } = await findOvertimePage(db, filter, page);
  const employeeIds = rows.map(({ employeeId }) => employeeId);
  const mayDecide = await deciderOf(db, caller, employeeIds);
  const presented = rows.map((row) => present(row, mayDecide(row.employeeId), zone));
  return { rows: presented, ...count, isCalculating };
}

function present(row: OvertimeRow, mayDecide: boolean, zone: string): OvertimeEntryBody {
  const { employee, decider, deciderId, decidedAt, ...rest } = row;
  return {
    ...rest,
    employeeName: fullName(employee),
    decidedBy: decider?.firstName ? fullName(decider) : null,
    decidedAt: decidedAt && toIsoWithOffset(decidedAt.getTime(), zone),
    isSelfDecided: deciderId === row.employeeId,
    mayDecide,
  };
}

/** Locks the employees of the entries. */
export function lockOwners(command: Command, { entries }: Decision): Promise<LockedEmployee[]> {
  return lockEmployees(
    command,
    entries.map(({ employeeId }) => employeeId),
  );
}

/**
 * Decides overtime: all entries or none (docs/working-time.md#overtime). Entries that have this state already stay as they are.
 * @throws ApiError `forbidden` for the caller's own while there is another administrator, `stale` when the minutes of an entry have changed or are being calculated, `invalid` for a rejection
 * without a reason, `conflict` on a closed day.
 */
export async function decideOvertime(
  command: Command,
  employees: readonly LockedEmployee[],
  { entries, status, reason }: Decision,
): Promise<number> {
  const { tx, caller, now, zone } = command;
  if (status === 'rejected' && !reason) throw invalid('reason', 'A reason is required');
  const owners = entries.map(({ employeeId }) => employeeId);
  await checkDecider(tx, caller, owners, 'overtime');
  const dates = entries.map(({ date }) => date).toSorted();
  const range = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  const ids = employees.map(({ id }) => id);
  if (await storeWaitingDays({ tx, now, zone }, range, ids)) throw calculating();
  const found = await lockOvertime(tx, entries);
  const keyOf = ({ employeeId, date, bucket }: Decision['entries'][number]) =>
    `${employeeId} ${date} ${bucket}`;
  const stored = new Map(found.map((row) => [keyOf(row), row]));
  if (entries.some((entry) => stored.get(keyOf(entry))?.minutes !== entry.minutes)) {
    throw new ApiError(
      'stale',
      'Some of this overtime has changed. Reload the list and decide again.',
    );
  }
  const changed = found.filter(({ state }) => state !== status);
  if (changed.length === 0) return 0;
  const isPending = status === 'pending';
  await saveDecision(tx, changed, {
    state: status,
    decidedBy: isPending ? null : caller.id,
    decidedAt: isPending ? null : new Date(now),
    reason: reason || null,
  });
  for (const employee of employees) {
    const own = changed.filter(({ employeeId }) => employeeId === employee.id);
    if (own.length > 0) await recordDecision(command, employee, own, { status, reason });
  }
  return changed.length;
}

function calculating(): ApiError {
  return new ApiError(
    'stale',
    'The overtime of these days is being calculated again. Reload the list in a minute and decide again.',
  );
}

async function recordDecision(
  command: Command,
  { id, employeeCode: code }: LockedEmployee,
  entries: Awaited<ReturnType<typeof lockOvertime>>,
  { status, reason }: Pick<Decision, 'status' | 'reason'>,
): Promise<void> {
  const { tx, caller, now } = command;
  const values = (state: (entry: (typeof entries)[number]) => string) =>
    entries.map((entry) => `${entry.date} ${entry.bucket} ${entry.minutes} ${state(entry)}`);
  await writeAudit(tx, caller, now, {
    action: 'overtime.decide',
    employee: { id, code },
    before: { overtime: values(({ state }) => state) },
    after: { overtime: values(() => status), reason: reason || null },
    ...(id === caller.id && { note: SELF_DECIDED }),
  });
  if (status === 'pending') return;
  const [first] = entries;
  const days = entries.length === 1 && first ? ` of ${formatDate(first.date)}` : '';
  await notify(command, id, {
    kind: 'log-entered',
    text: `Your overtime${days} (${amountOf(entries)}) has been ${status}${reason ? `: ${reason}` : ''}`,
    link: ownDayLink(first?.date ?? ''),
  });
}

/** Night apart, because its minutes may be in the others (docs/working-time.md#overtime). */
function amountOf(entries: Awaited<ReturnType<typeof lockOvertime>>): string {
  const { night = [], others = [] } = Object.groupBy(entries, ({ bucket }) =>
    bucket === 'night' ? 'night' : 'others',
  );
  const sum = (of: typeof entries) =>
    formatMinutes(of.reduce((total, { minutes }) => total + minutes, 0));
  return [
    ...(others.length > 0 ? [sum(others)] : []),
    ...(night.length > 0 ? [`night ${sum(night)}`] : []),
  ].join(', ');
}
