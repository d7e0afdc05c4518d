import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { envelope } from './envelope.ts';

/** Counts of the dashboard (spec §3, Dashboard data; meanings in design §10). 'missmatch' is spelled as specified. */
export const dashboardCounts = z.object({
  totalUsers: z.int(),
  totalAdmins: z.int(),
  totalActiveUser: z.int(),
  totalInActiveUser: z.int(),
  totalUnverifiedUser: z.int(),
  totalVerifiedUser: z.int(),
  totalOnLeaveCount: z.int(),
  totalPunchInCount: z.int(),
  missmatch: z.object({ totalPunchOutMismatch: z.int() }),
});

export const getDashboard = defineCall({
  ...ENDPOINTS.getDashboard,
  response: envelope(dashboardCounts),
});

export type DashboardCountsBody = z.infer<typeof dashboardCounts>;
