import type { BodyOf } from '@rollcall/shared/transport';
import { ENDPOINTS } from '../contract/index.ts';
import { request } from './request.ts';

/** The payload of a self-registration (spec §3). `phone` is country code and digits, `dob` a date `YYYY-MM-DD`. */
export type RegistrationRequest = BodyOf<'register'>;

/** Registers an employee (spec §7). Failure: 'Registration failed. Please try again.'. */
export async function registerEmployee(body: RegistrationRequest): Promise<void> {
  await request(ENDPOINTS.register, 'register', { body });
}

/** Confirms an email address with the secret from a mail (design §8). */
export async function verifyEmailAddress(token: string): Promise<void> {
  await request(ENDPOINTS.verifyEmail, 'verifyEmail', { body: { token } });
}

/** Requests the confirmation mail again. The response does not reveal whether the account exists. */
export async function resendVerificationMail(email: string): Promise<void> {
  await request(ENDPOINTS.resendVerification, 'resendVerification', { body: { email } });
}
