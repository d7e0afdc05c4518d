import { createHash, randomBytes } from 'node:crypto';

import { addDays, today } from '@rollcall/shared/domain';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { Command } from '../commands/command.ts';
import { writeAudit } from '../commands/write-audit.ts';
import type { Context } from '../core/context.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { checkDepartment } from '../employees/check-department.ts';
import { fullName } from '../employees/full-name.ts';
import {
  deleteCalendarLink,
  findCalendarLink,
  upsertCalendarLink,
} from './calendar-link-queries.ts';
import { findLeaves } from './queries.ts';

const SECRET_BYTES = 32;
/** Range of the calendar: a quarter back, a year ahead, and a maximum that calendar programs can handle. */
const DAYS_BACK = 92;
const DAYS_AHEAD = 366;
const MAX_LEAVES = 5000;
const REFRESH_SECONDS = 3600;

/**
 * Creates the caller's secret link, replacing an earlier one; returns its path below the versioned base.
 * @throws ApiError `invalid` for a department that is not offered.
 */
export async function createLeaveCalendarLink(
  { tx, caller, now }: Command,
  department: string | null | undefined,
): Promise<string> {
  await checkDepartment(tx, department);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await upsertCalendarLink(tx, {
    employeeId: caller.id,
    secretDigest: digestSecret(secret),
    department: department ?? null,
    createdAt: new Date(now),
  });
  const after = { department: department ?? null };
  await writeAudit(tx, caller, now, { action: 'leave-calendar-link.create', after });
  return `/leaves/calendar-link/${secret}.ics`;
}

/** Revokes the caller's secret link; the old link is then `not_found`. */
export async function revokeLeaveCalendarLink({ tx, caller, now }: Command): Promise<void> {
  await deleteCalendarLink(tx, caller.id);
  await writeAudit(tx, caller, now, { action: 'leave-calendar-link.revoke' });
}

/**
 * The calendar behind a secret link: who is away on approved leave, and when. It contains names and departments,
 * but neither type nor reason, since links leak (design §15.7).
 * @throws ApiError `not_found` for an unknown or revoked secret, also once its creator is no longer an
 * administrator.
 */
export async function readLeaveCalendarLink(
  { db, clock, zone }: Context,
  secret: string,
): Promise<string> {
  const link = await findCalendarLink(db, digestSecret(secret));
  if (!link) throw new ApiError('not_found', 'There is no such calendar.');
  const date = today(clock(), zone);
  const department = link.department ?? undefined;
  const away = await findLeaves(
    db,
    {
      employeeId: null,
      status: 'Approved',
      department,
      from: addDays(date, -DAYS_BACK),
      to: addDays(date, DAYS_AHEAD),
    },
    { sort: 'startDate', order: 'asc' },
    MAX_LEAVES,
  );
  const calendar = ical({
    name: department ? `Away: ${department}` : 'Away',
    prodId: { company: 'Rollcall', product: 'Leaves', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const leave of away) {
    calendar.createEvent({
      id: `leave-${leave.id}@rollcall`,
      summary: `${fullName(leave.employee)} (away)`,
      ...(leave.department && { categories: [{ name: leave.department }] }),
      allDay: true,
      start: dateOnly(leave.startDate),
      // iCalendar's end date is exclusive.
      end: dateOnly(addDays(leave.endDate, 1)),
      stamp: leave.decidedAt ?? dateOnly(leave.appliedOn),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

/** Midnight UTC, because the library writes the UTC date of an instant. */
function dateOnly(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

function digestSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
