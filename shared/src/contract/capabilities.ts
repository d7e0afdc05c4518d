import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { envelope } from './envelope.ts';

/**
 * What a backend can do beyond the calls of spec §7 (design §8). A backend announces a capability only once its page
 * exists; the console ignores unknown names.
 */
export const CAPABILITIES = [
  'self',
  'leave.decide',
  'leaves.page',
  'timelogs.page',
  'timelogs.repair',
  'attendance.month',
  'working-time',
  'corrections',
  'activity',
  'announcements',
  'notifications',
  'profile',
  'settings',
  'roles',
  'rights',
  'register.full',
  'audit',
  'export',
  'import',
  'bulk',
  'list-views',
  'saved-views',
  'waiting',
  'getting-started',
  'now',
  'employees.filter',
  'leavers',
] as const;

export type Capability = (typeof CAPABILITIES)[number];

/** Called by the web host, and by a console on a static file host (design §8). Needs no token. */
export const getCapabilities = defineCall({
  ...ENDPOINTS.getCapabilities,
  response: envelope(
    z.object({
      capabilities: z.array(z.string()),
      /** IANA zone or fixed offset of the company's working days. */
      companyZone: z.optional(z.string()),
      /** Absent while the company has no name. */
      companyName: z.optional(z.string()),
    }),
  ),
});
