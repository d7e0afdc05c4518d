import * as z from 'zod/mini';
import { OTP_LENGTH, RESET_PASSWORD_MIN_LENGTH } from '../domain/index.ts';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { acknowledgement, envelope } from './envelope.ts';
import { emailAddress, newPassword, withConfirmation } from './fields.ts';

const WRONG_CODE = 'Invalid OTP code';
/** Secrets in mails and answers are 43 characters; anything longer cannot be one. */
const secret = z.string().check(z.minLength(1), z.maxLength(200));

/** Mails a one-time code (spec §7). The answer is the same whether or not there is such an account. */
export const forgotPassword = defineCall({
  ...ENDPOINTS.forgotPassword,
  body: z.object({ email: emailAddress }),
  response: acknowledgement,
});

/** Exchanges a code for the reset reference, `data.ref` (spec §7). */
export const verifyOtpCode = defineCall({
  ...ENDPOINTS.verifyOtpCode,
  body: z.object({
    email: emailAddress,
    otpCode: z.string(WRONG_CODE).check(z.regex(new RegExp(`^[0-9]{${OTP_LENGTH}}$`), WRONG_CODE)),
  }),
  response: envelope(z.object({ ref: z.string() })),
});

/** Sets a new password by a reference, which alone names the account (spec §7). */
export const setPassword = defineCall({
  ...ENDPOINTS.setPassword,
  body: withConfirmation(
    z.object({
      ref: secret,
      password: newPassword(RESET_PASSWORD_MIN_LENGTH),
      confirmPassword: z.string('Please confirm your password'),
    }),
    'Passwords do not match.',
  ),
  response: acknowledgement,
});

/** Confirms an e-mail address by the secret of a mail (design §8). */
export const verifyEmail = defineCall({
  ...ENDPOINTS.verifyEmail,
  body: z.object({ token: secret }),
  response: acknowledgement,
});

/** Mails the link to confirm an address once more; the answer tells nothing of the account. */
export const resendVerification = defineCall({
  ...ENDPOINTS.resendVerification,
  body: z.object({ email: emailAddress }),
  response: acknowledgement,
});
