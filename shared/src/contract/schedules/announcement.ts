import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ENDPOINTS } from '../endpoint.ts';
import {
  calendarDate,
  departmentName,
  envelope,
  pageEnvelope,
  pageNumber,
  rowId,
} from '../envelope.ts';
import { requiredText } from '../fields.ts';
import { PLAN_RULES } from './plan-rules.ts';

/** Who sees an announcement. */
const AUDIENCES = ['everyone', 'administrators', 'department'] as const;

/** An announcement, on the dashboard and on My Time (capability `announcements`, design §8). */
export const announcement = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  /** First and last company date on which it is shown; null is unlimited. */
  showFrom: z.nullable(calendarDate),
  showUntil: z.nullable(calendarDate),
  audience: z.enum(AUDIENCES),
  /** The department of the audience `department`, else null. */
  department: z.nullable(z.string()),
});

const ofAnnouncement = z.object({ id: rowId });
const optionalDate = z.optional(z.nullable(calendarDate));
const title = requiredText(PLAN_RULES.announcementTitle);
const text = requiredText(PLAN_RULES.announcementText);
const audience = z.optional(z.enum(AUDIENCES));
const department = z.optional(z.nullable(departmentName));

/** The announcements that the caller sees today, oldest first. */
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
  body: z.object({
    title,
    text,
    showFrom: optionalDate,
    showUntil: optionalDate,
    /** Everyone, if absent. */
    audience,
    department,
  }),
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
    audience,
    department,
  }),
  response: envelope(announcement),
});

export const deleteAnnouncement = defineCall({
  ...ENDPOINTS.deleteAnnouncement,
  params: ofAnnouncement,
  response: envelope(z.null()),
});

export type AnnouncementBody = z.infer<typeof announcement>;
