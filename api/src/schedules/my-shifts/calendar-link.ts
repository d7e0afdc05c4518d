import { createHash, randomBytes } from 'node:crypto';
import { addDays, today, toIsoWithOffset } from '@rollcall/shared/domain';
import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { Caller } from '../../access/caller.ts';
import type { Command } from '../../commands/command.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { type OwnDay, readOwnDays } from './my-days.ts';
import {
  deleteCalendarLink,
  findCalendarLink,
  findCalendarLinkOwner,
  upsertCalendarLink,
} from './queries.ts';

const SECRET_BYTES = 32;
/** Range of the calendar around today. */
const DAYS_BACK = 30;
const DAYS_AHEAD = 90;
const REFRESH_SECONDS = 3600;
/** Of the digest that tells the events of two employees apart. */
const OWNER_CHARS = 16;

/** Since when the caller has a link; null without one. */
export async function readCalendarLinkState({ db, zone }: Context, caller: Caller) {
  const link = await findCalendarLink(db, caller.id);
  return { createdAt: link ? toIsoWithOffset(link.createdAt.getTime(), zone) : null };
}

/** Creates the caller's secret link, replacing an earlier one; returns its path below the versioned base. */
export async function createCalendarLink({ tx, caller, now }: Command): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await upsertCalendarLink(tx, {
    employeeId: caller.id,
    secretDigest: digestSecret(secret),
    createdAt: new Date(now),
  });
  await writeAudit(tx, caller, now, { action: 'shift-calendar-link.create' });
  return `/calendar/${secret}.ics`;
}

/** Revokes the caller's secret link, which is then `not_found`. */
export async function revokeCalendarLink({ tx, caller, now }: Command): Promise<void> {
  await deleteCalendarLink(tx, caller.id);
  await writeAudit(tx, caller, now, { action: 'shift-calendar-link.revoke' });
}

/**
 * The calendar behind a secret link: published shifts at their instants, and approved leaves and holidays as whole days. It names
 * neither the owner nor the type of a leave, since links leak (design §12).
 * @throws ApiError `not_found` for an unknown or revoked secret, also while the account of its owner is not active.
 */
export async function readCalendarLink(context: Context, secret: string): Promise<string> {
  const { db, clock, zone, signer } = context;
  const employeeId = await findCalendarLinkOwner(db, digestSecret(secret));
  if (employeeId === undefined) throw new ApiError('not_found', 'There is no such calendar.');
  const date = today(clock(), zone);
  const range = { from: addDays(date, -DAYS_BACK), to: addDays(date, DAYS_AHEAD) };
  const calendar = ical({
    name: 'My shifts',
    prodId: { company: 'Rollcall', product: 'Shifts', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  // Programs that show two employees' calendars take equal ids for the same event.
  const owner = signer.sign('shift-calendar-link', String(employeeId)).slice(0, OWNER_CHARS);
  for (const day of await readOwnDays(context, employeeId, range)) {
    addDay(calendar, day, { owner, stamp: new Date(clock()) });
  }
  return calendar.toString();
}

/** The ids of events stay the same when the calendar is read again, so that programs move events instead of adding some. */
function addDay(
  calendar: ICalCalendar,
  { plan, reason, leave }: OwnDay,
  { owner, stamp }: { readonly owner: string; readonly stamp: Date },
): void {
  const { date, kind, holiday, shifts } = plan;
  const wholeDay = (id: string, summary: string) =>
    calendar.createEvent({
      id: `${id}-${date}-${owner}@rollcall`,
      summary,
      allDay: true,
      start: dateOnly(date),
      // iCalendar's end date is exclusive.
      end: dateOnly(addDays(date, 1)),
      stamp,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  if (holiday)
    wholeDay('holiday', holiday.part === 'full' ? holiday.name : `${holiday.name} (half)`);
  if (leave) wholeDay('leave', 'Leave');
  if (leave || kind !== 'shifts') return;
  for (const [index, { shift, start, end }] of shifts.entries()) {
    calendar.createEvent({
      id: `shift-${date}-${index}-${owner}@rollcall`,
      summary: shift.name,
      ...(reason !== null && { description: reason }),
      start: new Date(start),
      end: new Date(end),
      stamp,
    });
  }
}

/** Midnight UTC, because the library writes the UTC date of an instant. */
function dateOnly(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

function digestSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
