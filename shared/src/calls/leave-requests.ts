import { ENDPOINTS } from '../contract/index.ts';
import { request } from './request.ts';

/** A leave that is asked for; dates are `YYYY-MM-DD` and both ends are days of it. */
export interface LeaveRequest {
  readonly type: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly reason?: string;
}

/**
 * Asks for a leave: one's own, or with `employeeId` on that employee's behalf (design §8). 409 names the leave that
 * it overlaps. Failure: 'Failed to request the leave'.
 * @param idempotencyKey one a form, so that sending it again after a lost answer asks for nothing twice
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

/** Takes a pending leave back (design §15.7). Failure: 'Failed to withdraw the leave'. */
export async function withdrawLeave(id: number): Promise<void> {
  await request(ENDPOINTS.withdrawLeave, 'withdrawLeave', { params: { id } });
}
