import {
  getNow as getNowCall,
  getRecentDays as getRecentDaysCall,
} from '@rollcall/shared/contract';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { getNow, getRecentDays } from './service.ts';

/** `GET /admin/now` and the days before it (capability `now`). */
export function addNowRoutes(addCall: AddCall, context: Context): void {
  addCall(getNowCall, async ({ query }) => ({
    status: true,
    message: 'Now',
    data: await getNow(context, query),
  }));

  addCall(getRecentDaysCall, async () => ({
    status: true,
    message: 'Recent days',
    data: await getRecentDays(context),
  }));
}
