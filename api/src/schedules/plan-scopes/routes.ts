import * as calls from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { previewChange } from './preview.ts';
import { listScopePage, readScopeToday } from './service.ts';

/** `/admin/plan-scopes`: who has assignments and policies, what counts, and what a change would touch. */
export function addPlanScopeRoutes(addCall: AddCall, context: Context): void {
  addCall(calls.listPlanScopes, async ({ query: { what, page = 0 } }) => {
    const { rows, total } = await listScopePage(context, what, page);
    return { status: true, message: 'Scopes', data: rows, total, pageSize: PAGE_SIZE };
  });

  addCall(calls.getPlanScope, async ({ query: { scope } }) => ({
    status: true,
    message: 'Scope',
    data: await readScopeToday(context, scope),
  }));

  addCall(calls.previewPlanChange, async ({ query }) => ({
    status: true,
    message: 'Preview',
    data: await previewChange(context, query),
  }));
}
