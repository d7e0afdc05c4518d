import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { envelope, pageEnvelope, pageNumber, rowId } from './envelope.ts';

/** A notification to the caller (capability `notifications`, design §8). */
export const notification = z.object({
  id: z.int(),
  kind: z.string(),
  /** A sentence for people. */
  text: z.string(),
  /** Path of the related page in the console. */
  link: z.nullable(z.string()),
  /** ISO 8601 with the company's offset. */
  createdAt: z.string(),
  isRead: z.boolean(),
});

/** The caller's notifications, newest first, and the number of all unread ones. */
export const listNotifications = defineCall({
  ...ENDPOINTS.listNotifications,
  query: z.object({ page: z.optional(pageNumber) }),
  response: z.extend(pageEnvelope(notification), { unread: z.int() }),
});

/** Marks one of the caller's notifications as read; repeating it changes nothing. */
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
