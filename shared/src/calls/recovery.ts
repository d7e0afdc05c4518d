import { ApiError, type BodyOf } from '@rollcall/shared/transport';
import { ENDPOINTS } from '../contract/index.ts';
import { DEFAULT_ERROR_MESSAGES } from './default-error-messages.ts';
import { asFields, readText } from './reading/fields.ts';
import { readObject } from './reading/list.ts';
import { request } from './request.ts';

/** Requests a one-time code by mail (spec §7). Failure: 'Failed to send OTP. Please try again.'. */
export async function sendCode(email: string): Promise<void> {
  await request(ENDPOINTS.forgotPassword, 'forgotPassword', { body: { email } });
}

/**
 * Exchanges a code for the reset token (spec §7). A response without one is the error 'Reset token missing in
 * response' (spec §5), with status 200.
 */
export async function verifyCode(body: BodyOf<'verifyOtpCode'>): Promise<string> {
  const response = await request(ENDPOINTS.verifyOtpCode, 'verifyOtpCode', { body });
  const ref = readText(readObject(response).ref);
  if (ref === null) throw new ApiError({ message: 'Reset token missing in response', status: 200 });
  return ref;
}

/**
 * Sets a new password (spec §7). Succeeds only if the response's `status` is true; otherwise its message is the error
 * (spec §5). Returns the server's message, or null.
 */
export async function resetPassword(body: BodyOf<'setPassword'>): Promise<string | null> {
  const response = asFields(await request(ENDPOINTS.setPassword, 'setPassword', { body }));
  const message = readText(response?.message);
  if (response?.status === true) return message;
  throw new ApiError({
    message: message ?? DEFAULT_ERROR_MESSAGES.setPassword,
    status: 200,
    origin: message === null ? 'default' : 'server',
  });
}
