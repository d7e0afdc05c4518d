import { SILENT_UNDO_SECONDS } from '@rollcall/shared/domain';
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
  readonly action: 'changed' | 'closed' | 'deleted' | 'restored';
  /** The logs as they are now, or as they were when they were deleted. */
  readonly logs: readonly LogRow[];
  readonly reason: string | null;
}

/**
 * Notifies an employee, in the console and by mail, that logs were changed: once, however many, and not before the change
 * can no longer be undone silently (decision 058).
 */
export async function notifyOwner(
  command: Command,
  employee: LockedEmployee,
  { action, logs, reason }: OwnerMessage,
): Promise<void> {
  const times = logs.length === 1 && logs[0] ? `, ${describeTimes(logs[0])},` : '';
  const text = `Your time ${datesOf(logs)}${times} ${logs.length === 1 ? 'has' : 'have'} been ${action}`;
  await send(command, employee, text, {
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

async function send(
  command: Command,
  employee: LockedEmployee,
  text: string,
  {
    reason,
    link,
    groupKey,
    delayMs = 0,
  }: { reason: string | null; link: string; groupKey?: string; delayMs?: number },
): Promise<void> {
  const grouped = groupKey === undefined ? {} : { groupKey };
  const because = reason === null ? '' : `: ${reason}`;
  await notify(command, employee.id, {
    kind: 'log-entered',
    text: `${text}${because}`,
    link,
    delayMs,
    ...grouped,
  });
  await enqueueMail(command.tx, command.now, command, {
    to: employee,
    content: {
      subject: text,
      paragraphs: [`${text}.`, ...(reason === null ? [] : [`Reason: ${reason}`])],
      action: { label: 'View your time', path: link },
      notes: ['If a time is wrong, request a correction there.'],
      why: 'You get this email because these are your working hours.',
    },
    notBefore: command.now + delayMs,
    ...grouped,
  });
}
