import { getDashboard } from '@rollcall/shared/contract';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { getDashboardCounts } from './service.ts';

/** `GET /admin/dashboard` (spec §7). */
export function addDashboardRoutes(addCall: AddCall, context: Context): void {
  addCall(getDashboard, async () => ({
    status: true,
    message: 'Dashboard',
    data: await getDashboardCounts(context),
  }));
}
