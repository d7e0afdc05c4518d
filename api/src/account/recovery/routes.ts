import { forgotPassword, setPassword, verifyOtpCode } from '@rollcall/shared/contract';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { requestCode } from './request.ts';
import { resetPassword } from './reset.ts';
import { verifyCode } from './verify.ts';

/** Recovery of a forgotten password (spec §7): code, reference, new password. */
export function addRecoveryRoutes(addCall: AddCall, context: Context): void {
  addCall(forgotPassword, async ({ body: { email }, ip, device }) => {
    await requestCode(context, email, { ip, device });
    return { status: true, message: 'If there is an account for this address, a code was sent.' };
  });

  addCall(verifyOtpCode, async (request) => ({
    status: true,
    message: 'Code verified',
    data: { ref: await verifyCode(context, request, request) },
  }));

  addCall(setPassword, async (request) => {
    await resetPassword(context, request);
    return { status: true, message: 'Password reset successfully.' };
  });
}
