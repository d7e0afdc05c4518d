import type { BodyOf } from '@rollcall/shared/transport';
import { ENDPOINTS } from '../contract/index.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import { request } from './request.ts';
import { writeMutation } from './write.ts';

/** A requested leave; dates are `YYYY-MM-DD`, both included. Without `employeeId` it is the caller's. */
export type LeaveRequest = BodyOf<'requestLeave'> & { readonly employeeId?: number | undefined };

/**
 * Requests a leave for the caller, or with `employeeId` on behalf of that employee (design §8). 409 names the leave
 * that it overlaps; the form shows it. Failure: 'Failed to request the leave'.
 * @param keyOf idempotency keys of the form, so that a retry after a lost response creates no duplicate
 */
export const requestLeaveMutation = (keyOf: IdempotencyKeys) =>
  writeMutation('requestLeave', {
    mutationFn: async (input: LeaveRequest): Promise<void> => {
      const { employeeId, ...leave } = input;
      const idempotencyKey = keyOf(input);
      if (employeeId === undefined) {
        await request(ENDPOINTS.requestLeave, 'requestLeave', { body: leave, idempotencyKey });
      } else {
        const body = { ...leave, employeeId };
        await request(ENDPOINTS.requestLeaveFor, 'requestLeave', { body, idempotencyKey });
      }
    },
    toastFailure: false,
    success: { text: 'Leave requested', tone: 'success' },
  });

/** Withdraws a pending leave (design §15.7). Failure: 'Failed to withdraw the leave'. */
export const withdrawLeaveMutation = () =>
  writeMutation('withdrawLeave', {
    mutationFn: async (id: number): Promise<void> => {
      await request(ENDPOINTS.withdrawLeave, 'withdrawLeave', { params: { id } });
    },
    success: { text: 'Leave withdrawn', tone: 'success' },
    isPendingUntilRefetched: true,
  });
