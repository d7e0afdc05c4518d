import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { envelope, pageEnvelope, pageNumber, rowId } from './envelope.ts';

/** What the caller is told (capability `notifications`, design §8). */
export const notification = z.object({
  id: z.int(),
  kind: z.string(),
  /** A sentence for people. */
  text: z.string(),
  /** Path of the page in the console that it is about. */
  link: z.nullable(z.string()),
  /** ISO 8601 with the company's offset. */
  createdAt: z.string(),
  isRead: z.boolean(),
});

/** The caller's notifications, newest first, and how many of all are unread. */
export const listNotifications = defineCall({
  ...ENDPOINTS.listNotifications,
  query: z.object({ page: z.optional(pageNumber) }),
  response: z.extend(pageEnvelope(notification), { unread: z.int() }),
});

/** Marks one notification of the caller's as read; one that is read already stays so. */
export const readNotification = defineCall({
  ...ENDPOINTS.readNotification,
  params: z.object({ id: rowId }),
  response: envelope(z.object({ unread: z.int() })),
});

/** Marks all of the caller's notifications as read. */
export const readAllNotifications = defineCall({
  ...ENDPOINTS.readAllNotifications,
  response: envelope(z.object({ unread: z.int() })),
});

export type NotificationBody = z.infer<typeof notification>;
