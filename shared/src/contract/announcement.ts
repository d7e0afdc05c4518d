import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { calendarDate, envelope, rowId } from './envelope.ts';

/** What everybody is told on the dashboard (capability `announcements`, design §8). */
export const announcement = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  /** Company dates between which it is shown, both included; null is open. */
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

/** The announcements that are shown today, oldest first. */
export const listAnnouncements = defineCall({
  ...ENDPOINTS.listAnnouncements,
  response: envelope(z.array(announcement)),
});

/** Every announcement, those of other days too, for administrators. */
export const listAllAnnouncements = defineCall({
  ...ENDPOINTS.listAllAnnouncements,
  response: envelope(z.array(announcement)),
});

export const createAnnouncement = defineCall({
  ...ENDPOINTS.createAnnouncement,
  body: z.object({ title, text, showFrom: optionalDate, showUntil: optionalDate }),
  response: envelope(announcement),
});

/** Changes an announcement: an absent field stays, null opens a date (design §9). */
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
