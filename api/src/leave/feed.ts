import { createHash, randomBytes } from 'node:crypto';
import type { Department } from '@rollcall/shared/contract';
import { addDays, today } from '@rollcall/shared/domain';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { Caller } from '../access/caller.ts';
import { writeAudit } from '../commands/write-audit.ts';
import type { Context } from '../core/context.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { fullName } from '../employees/full-name.ts';
import { deleteFeed, findFeed, upsertFeed } from './feed-queries.ts';
import { findLeaves } from './queries.ts';

const SECRET_BYTES = 32;
/** What a calendar program shows: a quarter back, a year ahead, and no more than it can hold. */
const DAYS_BACK = 92;
const DAYS_AHEAD = 366;
const SHOWN = 5000;
const REFRESH_SECONDS = 3600;

/** Makes a caller's secret link, in place of an earlier one; answers its path below the versioned base. */
export async function createFeed(
  { db, clock }: Context,
  caller: Caller,
  department: Department | null | undefined,
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await db.transaction(async (tx) => {
    await upsertFeed(tx, {
      employeeId: caller.id,
      secretDigest: digestOf(secret),
      department: department ?? null,
      createdAt: new Date(clock()),
    });
    const after = { department: department ?? null };
    await writeAudit(tx, caller, clock(), { action: 'leave-feed.create', after });
  });
  return `/leaves/feed/${secret}.ics`;
}

/** Ends a caller's secret link; what was handed out finds nothing any more. */
export async function revokeFeed({ db, clock }: Context, caller: Caller): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteFeed(tx, caller.id);
    await writeAudit(tx, caller, clock(), { action: 'leave-feed.revoke' });
  });
}

/**
 * The calendar behind a secret link: who is away, by approved leave, on which days. It carries names and
 * departments and neither type nor reason, since links go astray (design §15.7).
 * @throws ApiError `not_found` for an unknown or revoked secret, also once its maker is no administrator.
 */
export async function readFeed({ db, clock, zone }: Context, secret: string): Promise<string> {
  const feed = await findFeed(db, digestOf(secret));
  if (!feed) throw new ApiError('not_found', 'There is no such calendar.');
  const date = today(clock(), zone);
  const department = feed.department ?? undefined;
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
    { limit: SHOWN, offset: 0 },
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
      summary: `${fullName(leave.person)} (away)`,
      ...(leave.department && { categories: [{ name: leave.department }] }),
      allDay: true,
      start: dateOnly(leave.startDate),
      // In a calendar the end is the first day that is free again.
      end: dateOnly(addDays(leave.endDate, 1)),
      stamp: leave.decidedAt ?? dateOnly(leave.appliedOn),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

/** The library writes the date that an instant has in UTC. */
function dateOnly(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
