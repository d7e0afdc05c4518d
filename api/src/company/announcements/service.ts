import type { AnnouncementBody } from '@rollcall/shared/contract';
import { today } from '@rollcall/shared/domain';
import type { Change } from '../../commands/change.ts';
import { invalid } from '../../commands/read-time.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import {
  type AnnouncementRow,
  findAnnouncements,
  insertAnnouncement,
  lockAnnouncement,
  removeAnnouncement,
  saveAnnouncement,
} from './queries.ts';

/** An announcement as sent; on update, an absent field stays unchanged (design §9). */
type AnnouncementInput = {
  readonly [Field in keyof Omit<AnnouncementBody, 'id'>]?: AnnouncementBody[Field] | undefined;
};

/** The announcements visible today in the company zone, oldest first. */
export async function listCurrentAnnouncements({
  db,
  clock,
  zone,
}: Context): Promise<AnnouncementRow[]> {
  return findAnnouncements(db, today(clock(), zone));
}

/** Every announcement, oldest first. */
export async function listEveryAnnouncement({ db }: Context): Promise<AnnouncementRow[]> {
  return findAnnouncements(db);
}

/** @throws ApiError `invalid` when the last date is before the first. */
export async function createAnnouncement(
  { tx, now, caller }: Change,
  {
    title,
    text,
    showFrom = null,
    showUntil = null,
  }: AnnouncementInput & { title: string; text: string },
): Promise<AnnouncementRow> {
  const values = { title, text, showFrom, showUntil };
  checkDates(values);
  const at = new Date(now);
  const stamps = { createdBy: caller.id, createdAt: at, updatedAt: at };
  const row = await insertAnnouncement(tx, { ...values, ...stamps });
  await writeAudit(tx, caller, now, { action: 'announcement.create', after: row });
  return row;
}

/** @throws ApiError `not_found`, `invalid` when the last date is before the first. */
export async function updateAnnouncement(
  { tx, now, caller }: Change,
  id: number,
  input: AnnouncementInput,
): Promise<AnnouncementRow> {
  const before = await lockAnnouncement(tx, id);
  if (!before) throw noSuchAnnouncement();
  const changes = Object.entries(input).filter(([, value]) => value !== undefined);
  const after: AnnouncementRow = { ...before, ...Object.fromEntries(changes) };
  checkDates(after);
  await saveAnnouncement(tx, after, new Date(now));
  await writeAudit(tx, caller, now, { action: 'announcement.update', before, after });
  return after;
}

export async function deleteAnnouncement({ tx, now, caller }: Change, id: number): Promise<void> {
  const before = await lockAnnouncement(tx, id);
  if (!before) throw noSuchAnnouncement();
  await removeAnnouncement(tx, id);
  await writeAudit(tx, caller, now, { action: 'announcement.delete', before });
}

function checkDates({ showFrom, showUntil }: Omit<AnnouncementRow, 'id'>): void {
  if (showFrom === null || showUntil === null || showFrom <= showUntil) return;
  throw invalid('showUntil', 'The last day must not be before the first');
}

function noSuchAnnouncement(): ApiError {
  return new ApiError('not_found', 'There is no such announcement.');
}
