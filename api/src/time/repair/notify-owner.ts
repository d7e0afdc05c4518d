import { formatDate, SILENT_UNDO_SECONDS } from '@rollcall/shared/domain';
import type { Command } from '../../commands/command.ts';
import type { LockedEmployee } from '../../commands/lock-employee.ts';
import { ownDayLink } from '../../commands/notification-links.ts';
import { notify, withdrawNotifications } from '../../commands/notify.ts';
import { enqueueMail, withdrawMail } from '../../core/mail/enqueue.ts';
import { describeDates } from '../describe-dates.ts';
import type { LogRow } from '../log/find-logs.ts';
import { describeTimes } from '../log/overlap.ts';

const UNDO_WINDOW_MS = SILENT_UNDO_SECONDS * 1000;

/** What an administrator did to logs of one employee. */
interface OwnerMessage {
  readonly action: 'added' | 'changed' | 'closed' | 'deleted' | 'restored';
  /** The logs as they are now, or as they were when they were deleted. */
  readonly logs: readonly LogRow[];
  /** A log as it was before it was changed: the message says so, too. */
  readonly before?: LogRow | undefined;
  readonly reason: string | null;
}

/**
 * Notifies an employee, in the console and by mail, that logs were changed: once, however many, and not before the change
 * can no longer be undone silently (decision 058).
 */
export async function notifyOwner(
  command: Command,
  employee: LockedEmployee,
  { action, logs, before, reason }: OwnerMessage,
): Promise<void> {
  const [log] = logs.length === 1 ? logs : [];
  const times = log ? `, ${describeTimes(log)},` : '';
  const text = `Your time ${datesOf(logs)}${times} ${logs.length === 1 ? 'has' : 'have'} been ${action}`;
  await send(command, employee, text, {
    was: action === 'changed' && log && before ? describeBefore(before, log) : undefined,
    reason,
    link: linkTo(logs),
    groupKey: groupKeyOf(logs.map(({ id }) => id)),
    delayMs: UNDO_WINDOW_MS,
  });
}

/**
 * Withdraws what `notifyOwner` has prepared; if the employee may have been notified already, notifies them of the undo.
 * @param undoneIds the ids that the changes made: the message about them is only withdrawn if it is about no others
 * @param logs the logs as they are now
 */
export async function notifyOwnerOfUndo(
  command: Command,
  employee: LockedEmployee,
  undoneIds: readonly number[],
  logs: readonly LogRow[],
): Promise<void> {
  const groupKey = groupKeyOf(undoneIds);
  const isHidden = await withdrawNotifications(command, groupKey);
  const isUnsent = await withdrawMail(command.tx, groupKey);
  if (isHidden && isUnsent) return;
  const text = `A change to your time ${datesOf(logs)} has been undone`;
  await send(command, employee, text, { reason: null, link: linkTo(logs) });
}

/** What is different of a log before it was changed: its day, its times, or neither when only breaks were changed. */
function describeBefore(before: LogRow, after: LogRow): string | undefined {
  const [was, is] = [describeTimes(before), describeTimes(after)];
  const day = before.workDate === after.workDate ? [] : [`on ${formatDate(before.workDate)}`];
  return [...(was === is ? [] : [was]), ...day].join(' ') || undefined;
}

/** `log of Mar 03, 2026`, or `logs of` up to ten dates. */
function datesOf(logs: readonly LogRow[]): string {
  const dates = describeDates(logs.map(({ workDate }) => workDate));
  return `${logs.length === 1 ? 'log' : 'logs'} of ${dates}`;
}

/** The day of the logs if it is one; else My Time. */
function linkTo(logs: readonly LogRow[]): string {
  const [date, ...others] = new Set(logs.map(({ workDate }) => workDate));
  return date === undefined || others.length > 0 ? '/my/time' : ownDayLink(date);
}

function groupKeyOf(ids: readonly number[]): string {
  return `time-log-change:${ids.toSorted((a, b) => a - b).join(',')}`;
}

interface Details {
  readonly was?: string | undefined;
  readonly reason: string | null;
  readonly link: string;
  readonly groupKey?: string;
  readonly delayMs?: number;
}

async function send(
  command: Command,
  employee: LockedEmployee,
  text: string,
  { was, reason, link, groupKey, delayMs = 0 }: Details,
): Promise<void> {
  const grouped = groupKey === undefined ? {} : { groupKey };
  const before = was === undefined ? '' : ` (it was ${was})`;
  const because = reason === null ? '' : `: ${reason}`;
  await notify(command, employee.id, {
    kind: 'log-entered',
    text: `${text}${before}${because}`,
    link,
    delayMs,
    ...grouped,
  });
  await enqueueMail(command.tx, command.now, command, {
    to: employee,
    content: {
      subject: text,
      paragraphs: [`${text}${before}.`, ...(reason === null ? [] : [`Reason: ${reason}`])],
      action: { label: 'View your time', path: link },
      notes: ['If a time is wrong, request a correction there.'],
      why: 'You get this email because these are your working hours.',
    },
    notBefore: command.now + delayMs,
    ...grouped,
  });
}
