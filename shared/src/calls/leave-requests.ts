import { ENDPOINTS } from '../contract/index.ts';
import { request } from './request.ts';

/** A requested leave; dates are `YYYY-MM-DD`, both included. */
export interface LeaveRequest {
  readonly type: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly reason?: string;
}

/**
 * Requests a leave for the caller, or with `employeeId` on behalf of that employee (design §8). 409 names the leave
 * that it overlaps. Failure: 'Failed to request the leave'.
 * @param idempotencyKey one per form, so that a retry after a lost response creates no duplicate
 */
export async function requestLeave(
  { employeeId, ...leave }: LeaveRequest & { readonly employeeId?: number | undefined },
  idempotencyKey: string,
): Promise<void> {
  const isOwn = employeeId === undefined;
  await request(isOwn ? ENDPOINTS.requestLeave : ENDPOINTS.requestLeaveFor, 'requestLeave', {
    body: isOwn ? leave : { ...leave, employeeId },
    idempotencyKey,
  });
}

/** Withdraws a pending leave (design §15.7). Failure: 'Failed to withdraw the leave'. */
export async function withdrawLeave(id: number): Promise<void> {
  await request(ENDPOINTS.withdrawLeave, 'withdrawLeave', { params: { id } });
}
