import { ApiError } from '@rollcall/shared/transport';
import { ENDPOINTS } from '../contract/index.ts';
import { FAILURES } from './outcomes.ts';
import { asFields, readText } from './reading/fields.ts';
import { readObject } from './reading/list.ts';
import { request } from './request.ts';

/** Requests a one-time code by mail (spec §7). Failure: 'Failed to send OTP. Please try again.'. */
export async function sendCode(email: string): Promise<void> {
  await request(ENDPOINTS.forgotPassword, 'forgotPassword', { body: { email } });
}

/**
 * Exchanges a code for the reset token (spec §7). An answer without one is the error 'Reset token missing in
 * response' (spec §5), with status 200.
 */
export async function verifyCode(body: { email: string; otpCode: string }): Promise<string> {
  const answer = await request(ENDPOINTS.verifyOtpCode, 'verifyOtpCode', { body });
  const ref = readText(readObject(answer).ref);
  if (ref === null) throw new ApiError({ message: 'Reset token missing in response', status: 200 });
  return ref;
}

/**
 * Sets a new password (spec §7). Succeeds only if the answer's `status` is true; otherwise the answer's message is the
 * error (spec §5). Returns the server's message, or null.
 */
export async function resetPassword(body: {
  ref: string;
  password: string;
  confirmPassword: string;
}): Promise<string | null> {
  const answer = asFields(await request(ENDPOINTS.setPassword, 'setPassword', { body }));
  const message = readText(answer?.message);
  if (answer?.status === true) return message;
  throw new ApiError({ message: message ?? FAILURES.setPassword, status: 200 });
}
