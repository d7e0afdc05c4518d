import type { BodyOf } from '@rollcall/shared/transport';
import { ENDPOINTS } from '../contract/index.ts';
import { request } from './request.ts';

/** A requested leave; dates are `YYYY-MM-DD`, both included. */
export type LeaveRequest = BodyOf<'requestLeave'>;

/**
 * Requests a leave for the caller, or with `employeeId` on behalf of that employee (design §8). 409 names the leave
 * that it overlaps. Failure: 'Failed to request the leave'.
 * @param idempotencyKey one per form, so that a retry after a lost response creates no duplicate
 */
export async function requestLeave(
  { employeeId, ...leave }: LeaveRequest & { readonly employeeId?: number | undefined },
  idempotencyKey: string,
): Promise<void> {
  if (employeeId === undefined) {
    await request(ENDPOINTS.requestLeave, 'requestLeave', { body: leave, idempotencyKey });
  } else {
    const body = { ...leave, employeeId };
    await request(ENDPOINTS.requestLeaveFor, 'requestLeave', { body, idempotencyKey });
  }
}

/** Withdraws a pending leave (design §15.7). Failure: 'Failed to withdraw the leave'. */
export async function withdrawLeave(id: number): Promise<void> {
  await request(ENDPOINTS.withdrawLeave, 'withdrawLeave', { params: { id } });
}
