import { getDashboard } from '@rollcall/shared/contract';
import type { Context } from '../context.ts';
import type { AddCall } from '../plugins/route-call.ts';
import { getDashboardCounts } from './service.ts';

/** `GET /admin/dashboard` (spec §7). */
export function addDashboardRoutes(addCall: AddCall, context: Context): void {
  addCall(getDashboard, async () => ({
    status: true,
    message: 'Dashboard',
    data: await getDashboardCounts(context),
  }));
}
