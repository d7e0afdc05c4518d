import type { RosterUndoBody } from '@rollcall/shared/contract';
import { formatDate } from '@rollcall/shared/domain';
import { findGridPeople } from '../../attendance/employed/employed-list.ts';
import type { Command } from '../../commands/command.ts';
import { type LockedEmployee, lockEmployees } from '../../commands/lock-employee.ts';
import { notify } from '../../commands/notify.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import { rosterDrafts, rosterEntries } from '../../core/db/tables/plans.ts';
import { enqueueMail } from '../../core/mail/enqueue.ts';
import {
  type DraftedDay,
  type Entry,
  keyOf,
  readDrafts,
  readEntries,
  writeDrafts,
} from './drafts.ts';
import { findClosedDates, findDraftingIds, insertEntries, removeDays } from './queries.ts';
import { type RosterPeople, weekFilter, weekFrom } from './week.ts';

interface Week extends RosterPeople {
  /** The first of seven days. */
  readonly from: string;
}

/** Locks the employees of a filter who have drafts in the week. */
export async function lockDrafting(
  command: Command,
  { from, ...people }: Week,
): Promise<LockedEmployee[]> {
  const drafting = new Set(await findDraftingIds(command.tx, weekFrom(from)));
  if (drafting.size === 0) return [];
  const found = await findGridPeople(command.tx, weekFilter(from, people));
  const ids = found.map(({ id }) => id).filter((id) => drafting.has(id));
  return ids.length === 0 ? [] : lockEmployees(command, ids);
}

/** Publishes the drafts of a week: they replace roster entries, and their employees are notified. Those of closed days stay. */
export async function publishWeek(
  command: Command,
  employees: readonly LockedEmployee[],
  { from }: Week,
): Promise<{ published: number; people: number; closed: number }> {
  const { tx } = command;
  const week = weekFrom(from);
  const ids = employees.map(({ id }) => id);
  if (ids.length === 0) return { published: 0, people: 0, closed: 0 };
  const drafts = [...(await readDrafts(tx, ids, week)).values()];
  const closed = await findClosedDates(tx, ids, week);
  const published = drafts.filter((day) => !closed.has(keyOf(day)));
  const before = await readEntries(tx, ids, week);
  await removeDays(tx, rosterEntries, published);
  await insertEntries(
    tx,
    published.map(({ employeeId, date, draft }) => ({ employeeId, date, ...draft })),
  );
  await removeDays(tx, rosterDrafts, published);
  const byEmployee = Map.groupBy(published, ({ employeeId }) => employeeId);
  for (const employee of employees) {
    const days = byEmployee.get(employee.id);
    if (days) await report(command, employee, from, days, before);
  }
  return {
    published: published.length,
    people: byEmployee.size,
    closed: drafts.length - published.length,
  };
}

/** Discards the drafts of a week. */
export async function discardWeek(
  { tx, now, caller }: Command,
  employees: readonly LockedEmployee[],
  { from, search, department }: Week,
): Promise<{ discarded: number; undo: RosterUndoBody | null }> {
  const ids = employees.map(({ id }) => id);
  if (ids.length === 0) return { discarded: 0, undo: null };
  const drafts = [...(await readDrafts(tx, ids, weekFrom(from))).values()];
  const { changed, undo } = await writeDrafts(
    tx,
    drafts.map(({ employeeId, date }) => ({ employeeId, date, draft: null })),
  );
  if (changed.length > 0) {
    const after = { from, search, department, days: changed.length };
    await writeAudit(tx, caller, now, { action: 'roster.discard', after });
  }
  return { discarded: changed.length, undo };
}

/** Audits what was published for an employee, and notifies them; administrators know what they publish for themselves. */
async function report(
  command: Command,
  employee: LockedEmployee,
  from: string,
  days: readonly DraftedDay[],
  before: ReadonlyMap<string, Entry>,
): Promise<void> {
  const { tx, now, caller } = command;
  const entriesOf = (entryOf: (day: DraftedDay) => object | null | undefined) =>
    Object.fromEntries(days.map((day) => [day.date, entryOf(day) ?? null]));
  await writeAudit(tx, caller, now, {
    action: 'roster.publish',
    employee: { id: employee.id, code: employee.employeeCode },
    before: entriesOf((day) => before.get(keyOf(day))),
    after: entriesOf(({ draft }) => (draft.shiftIds === null ? null : draft)),
  });
  if (employee.id === caller.id) return;
  const text = `Your shifts in the week of ${formatDate(from)} have changed`;
  const link = '/my/time';
  await notify(command, employee.id, { kind: 'shifts-published', text, link });
  await enqueueMail(tx, now, command, {
    to: employee,
    content: {
      subject: text,
      paragraphs: [`${text}. ${datesText(days)}`],
      action: { label: 'View your shifts', path: link },
      why: 'You get this email because these are your working hours.',
    },
  });
}

/** 'Changed days: Mar 10, 2026 and Mar 12, 2026.' */
function datesText(days: readonly DraftedDay[]): string {
  const dates = days.map(({ date }) => date).toSorted();
  const list = new Intl.ListFormat('en-US').format(dates.map((date) => formatDate(date)));
  return `${dates.length === 1 ? 'Changed day' : 'Changed days'}: ${list}.`;
}
