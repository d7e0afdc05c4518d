import * as calls from '@rollcall/shared/contract';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import * as service from './service.ts';

/** `/me` and what belongs to it (design §8): the caller's profile, password and sessions. */
export function addMeRoutes(addCall: AddCall, context: Context): void {
  addCall(calls.getMe, async ({ caller }) => ({
    status: true,
    message: 'Profile',
    data: await service.readMe(context, caller),
  }));

  addCall(calls.updateMe, async ({ caller, body }) => ({
    status: true,
    message: 'Profile saved',
    data: await service.updateMe(context, caller, body),
  }));

  addCall(calls.changePassword, async ({ caller, body }) => {
    await service.changePassword(context, caller, body);
    return { status: true, message: 'Password changed' };
  });

  addCall(calls.listMySessions, async ({ caller }) => ({
    status: true,
    message: 'Sessions',
    data: await service.listSessions(context, caller),
  }));

  addCall(calls.endOtherSessions, async ({ caller }) => {
    await service.endOtherSessions(context, caller);
    return { status: true, message: 'All other sessions ended' };
  });

  addCall(calls.endSession, async ({ caller, params: { id } }) => {
    await service.endSession(context, caller, id);
    return { status: true, message: 'Session ended' };
  });
}
