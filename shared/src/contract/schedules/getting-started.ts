import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ENDPOINTS } from '../endpoint.ts';
import { envelope } from '../envelope.ts';

/** What a new company has already: each step of getting started is done once its part is there (design §10). */
export const gettingStarted = z.object({
  /** Whether an administrator has hidden the list from the dashboard. */
  isHidden: z.boolean(),
  /** Whether the caller has a name of their own. The first administrator of a server has none. */
  hasOwnName: z.boolean(),
  /** The company's name; null is none. */
  companyName: z.nullable(z.string()),
  /** Zone of the company's working days: a setting of the server. */
  zone: z.string(),
  /** Whether mails are sent by a mail server. Without one they are saved as files. */
  hasMailServer: z.boolean(),
  /** When the mail server last accepted a test mail, ISO 8601 with the offset of the company's zone; null is never. */
  mailTestedAt: z.nullable(z.string()),
  /** Departments in use. */
  departments: z.int(),
  /** The work schedule of the company today; null is none. */
  workSchedule: z.nullable(z.string()),
  /** Whether a holiday calendar is assigned to the company, a department or an employee. */
  hasHolidays: z.boolean(),
  /** Everyone but the caller. */
  people: z.int(),
  /** How many of them can sign in: active and with a password. */
  signedUp: z.int(),
});

export const getGettingStarted = defineCall({
  ...ENDPOINTS.getGettingStarted,
  response: envelope(gettingStarted),
});

/** Hides the list from the dashboard of all administrators, or shows it again. */
export const hideGettingStarted = defineCall({
  ...ENDPOINTS.hideGettingStarted,
  body: z.object({ isHidden: z.boolean('isHidden must be true or false') }),
  response: envelope(gettingStarted),
});

/** Mails the caller a test at once, ten in an hour. `problem` says why it was not sent; null when it was. */
export const sendTestMail = defineCall({
  ...ENDPOINTS.sendTestMail,
  response: envelope(z.object({ email: z.string(), problem: z.nullable(z.string()) })),
});

export type GettingStartedBody = z.infer<typeof gettingStarted>;
