import type { AnnouncementBody } from '@rollcall/shared/contract';
import { today } from '@rollcall/shared/domain';
import type { Caller } from '../../access/caller.ts';
import type { Command } from '../../commands/command.ts';
import { invalid } from '../../commands/read-time.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/connection.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import {
  type AnnouncementRow,
  findAnnouncementPage,
  findAnnouncements,
  findLockedAnnouncement,
  insertAnnouncement,
  isDepartment,
  removeAnnouncement,
  saveAnnouncement,
} from './queries.ts';

/** An announcement as sent; on update, an absent field stays unchanged (design §9). */
type AnnouncementInput = {
  readonly [Field in keyof Omit<AnnouncementBody, 'id'>]?: AnnouncementBody[Field] | undefined;
};

/** The announcements that the caller sees today in the company zone, oldest first. */
export async function listCurrentAnnouncements(
  { db, clock, zone }: Context,
  caller: Caller,
): Promise<AnnouncementRow[]> {
  return findAnnouncements(db, { date: today(clock(), zone), caller });
}

/** One page of the announcements of any date, newest first. */
export async function listAnnouncementPage(
  { db }: Context,
  page: number,
): Promise<{ rows: AnnouncementRow[]; total: number }> {
  return findAnnouncementPage(db, page);
}

/** @throws ApiError `invalid` when the last date is before the first, or its department does not exist. */
export async function createAnnouncement(
  { tx, now, caller }: Command,
  {
    title,
    text,
    showFrom = null,
    showUntil = null,
    audience = 'everyone',
    department = null,
  }: AnnouncementInput & { title: string; text: string },
): Promise<AnnouncementRow> {
  const values = { title, text, showFrom, showUntil, audience, department };
  await check(tx, values);
  const at = new Date(now);
  const stamps = { createdBy: caller.id, createdAt: at, updatedAt: at };
  const row = await insertAnnouncement(tx, { ...values, ...stamps });
  await writeAudit(tx, caller, now, { action: 'announcement.create', after: row });
  return row;
}

/** @throws ApiError `invalid` when the last date is before the first, or its department does not exist. */
export async function updateAnnouncement(
  { tx, now, caller }: Command,
  before: AnnouncementRow,
  input: AnnouncementInput,
): Promise<AnnouncementRow> {
  const changes = Object.entries(input).filter(([, value]) => value !== undefined);
  const after: AnnouncementRow = { ...before, ...Object.fromEntries(changes) };
  await check(tx, after);
  await saveAnnouncement(tx, after, new Date(now));
  await writeAudit(tx, caller, now, { action: 'announcement.update', before, after });
  return after;
}

export async function deleteAnnouncement(
  { tx, now, caller }: Command,
  before: AnnouncementRow,
): Promise<void> {
  await removeAnnouncement(tx, before.id);
  await writeAudit(tx, caller, now, { action: 'announcement.delete', before });
}

/** @throws ApiError `not_found`. */
export async function lockAnnouncement({ tx }: Command, id: number): Promise<AnnouncementRow> {
  const found = await findLockedAnnouncement(tx, id);
  if (!found) throw new ApiError('not_found', 'There is no such announcement.');
  return found;
}

async function check(
  tx: Db,
  { showFrom, showUntil, audience, department }: Omit<AnnouncementRow, 'id'>,
): Promise<void> {
  if (showFrom !== null && showUntil !== null && showFrom > showUntil) {
    throw invalid('showUntil', 'The last day must not be before the first');
  }
  if (audience !== 'department') {
    if (department === null) return;
    throw invalid('department', 'Only an announcement to a department names one');
  }
  if (department === null) throw invalid('department', 'Choose a department');
  if (await isDepartment(tx, department)) return;
  throw invalid('department', 'There is no such department');
}
