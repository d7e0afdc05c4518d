import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { calendarDate, envelope, pageEnvelope, pageNumber, rowId } from './envelope.ts';

/** An announcement to all users on the dashboard (capability `announcements`, design §8). */
export const announcement = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  /** First and last company date on which it is shown; null is unlimited. */
  showFrom: z.nullable(calendarDate),
  showUntil: z.nullable(calendarDate),
});

const ofAnnouncement = z.object({ id: rowId });
const optionalDate = z.optional(z.nullable(calendarDate));
const title = z
  .string()
  .check(z.trim(), z.minLength(1, 'Title is required'), z.maxLength(120, 'Title is too long'));
const text = z
  .string()
  .check(z.trim(), z.minLength(1, 'Text is required'), z.maxLength(2000, 'Text is too long'));

/** The announcements shown today, oldest first. */
export const listAnnouncements = defineCall({
  ...ENDPOINTS.listAnnouncements,
  response: envelope(z.array(announcement)),
});

/** Announcements of any date, newest first, paged, for administrators; without `page`, the first page. */
export const listAllAnnouncements = defineCall({
  ...ENDPOINTS.listAllAnnouncements,
  query: z.object({ page: z.optional(pageNumber) }),
  response: pageEnvelope(announcement),
});

export const createAnnouncement = defineCall({
  ...ENDPOINTS.createAnnouncement,
  body: z.object({ title, text, showFrom: optionalDate, showUntil: optionalDate }),
  response: envelope(announcement),
});

/** Changes an announcement: an absent field is unchanged, null removes a date (design §9). */
export const updateAnnouncement = defineCall({
  ...ENDPOINTS.updateAnnouncement,
  params: ofAnnouncement,
  body: z.object({
    title: z.optional(title),
    text: z.optional(text),
    showFrom: optionalDate,
    showUntil: optionalDate,
  }),
  response: envelope(announcement),
});

export const deleteAnnouncement = defineCall({
  ...ENDPOINTS.deleteAnnouncement,
  params: ofAnnouncement,
  response: envelope(z.null()),
});

export type AnnouncementBody = z.infer<typeof announcement>;
