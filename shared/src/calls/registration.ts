import { ENDPOINTS } from '../contract/index.ts';
import { request } from './request.ts';

/** What somebody registers with (spec §3). `phone` is the country code and the digits, `dob` a date. */
export interface RegistrationRequest {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly dob: string;
  readonly gender: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** Registers an employee (spec §7). Failure: 'Registration failed. Please try again.'. */
export async function registerEmployee(body: RegistrationRequest): Promise<void> {
  await request(ENDPOINTS.register, 'register', { body });
}

/** Confirms an e-mail address by the secret of a mail (design §8). */
export async function verifyEmailAddress(token: string): Promise<void> {
  await request(ENDPOINTS.verifyEmail, 'verifyEmail', { body: { token } });
}

/** Asks for the mail with that secret once more; the answer tells nothing of the account. */
export async function resendVerificationMail(email: string): Promise<void> {
  await request(ENDPOINTS.resendVerification, 'resendVerification', { body: { email } });
}
