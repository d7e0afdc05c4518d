import { forgotPassword, setPassword, verifyOtpCode } from '@rollcall/shared/contract';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { requestCode } from './request.ts';
import { resetPassword } from './reset.ts';
import { verifyCode } from './verify.ts';

/** Recovery of a forgotten password (spec §7): code, reference, new password. */
export function addRecoveryRoutes(addCall: AddCall, context: Context): void {
  addCall(forgotPassword, async ({ body: { email }, address, device }) => {
    await requestCode(context, email, { address, device });
    return { status: true, message: 'If there is an account for this address, a code was sent.' };
  });

  addCall(verifyOtpCode, async ({ body, address, device }) => ({
    status: true,
    message: 'Code verified',
    data: { ref: await verifyCode(context, body, { address, device }) },
  }));

  addCall(setPassword, async ({ body, address }) => {
    await resetPassword(context, body, address);
    return { status: true, message: 'Password reset successfully.' };
  });
}
