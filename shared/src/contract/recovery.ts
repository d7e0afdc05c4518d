import * as z from 'zod/mini';
import { OTP_LENGTH } from '../domain/index.ts';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { acknowledgement, envelope } from './envelope.ts';
import { emailAddress, newPassword, withConfirmation } from './fields.ts';
import { EMAIL_RULE, RESET_PASSWORD_RULE } from './registration-rules.ts';

const WRONG_CODE = 'Invalid OTP code';
/** Secrets in mails and responses have 43 characters; the maximum rejects anything much longer. */
const secret = z.string().check(z.minLength(1), z.maxLength(200));

/** Mails a one-time code (spec §7). The response does not reveal whether the account exists. */
export const forgotPassword = defineCall({
  ...ENDPOINTS.forgotPassword,
  body: z.object({ email: emailAddress(EMAIL_RULE) }),
  response: acknowledgement,
});

/** Exchanges a code for the reset reference, `data.ref` (spec §7). */
export const verifyOtpCode = defineCall({
  ...ENDPOINTS.verifyOtpCode,
  body: z.object({
    email: emailAddress(EMAIL_RULE),
    otpCode: z.string(WRONG_CODE).check(z.regex(new RegExp(`^[0-9]{${OTP_LENGTH}}$`), WRONG_CODE)),
  }),
  response: envelope(z.object({ ref: z.string() })),
});

/** Sets a new password; only the reference identifies the account (spec §7). */
export const setPassword = defineCall({
  ...ENDPOINTS.setPassword,
  body: withConfirmation(
    z.object({
      ref: secret,
      password: newPassword(RESET_PASSWORD_RULE),
      confirmPassword: z.string('Please confirm your password'),
    }),
    'Passwords do not match.',
  ),
  response: acknowledgement,
});

/** Confirms an email address with the secret from a mail (design §8). */
export const verifyEmail = defineCall({
  ...ENDPOINTS.verifyEmail,
  body: z.object({ token: secret }),
  response: acknowledgement,
});

/** Sends the confirmation mail again. The response does not reveal whether the account exists. */
export const resendVerification = defineCall({
  ...ENDPOINTS.resendVerification,
  body: z.object({ email: emailAddress(EMAIL_RULE) }),
  response: acknowledgement,
});

export type ResetPasswordInput = z.input<(typeof setPassword)['body']>;
export type ForgotPasswordInput = z.input<(typeof forgotPassword)['body']>;
