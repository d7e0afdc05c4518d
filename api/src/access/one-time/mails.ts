import type { Role } from '@rollcall/shared/contract';
import type { MailContent } from '../../core/mail/content.ts';

/** Mails about accounts. Secrets travel in the fragment, which browsers do not send to any server (design §15.15). */

const EXPECTED = 'If you did not expect this email, you can ignore it.';

/** The code of the password recovery. */
export function codeMail(code: string): MailContent {
  return {
    subject: 'Your code to reset your password',
    paragraphs: [
      'You asked to reset your password. Enter this code on the page where you asked for it:',
    ],
    code,
    notes: [
      'The code works once, within 10 minutes. We will never ask you for it by phone or email.',
      'If you did not ask for it, you can ignore this email. Your password stays as it is.',
    ],
    why: 'You get this email because a password reset was requested for this address.',
  };
}

/** A link instead of a code, once too many wrong codes were entered. */
export function resetLinkMail(secret: string): MailContent {
  return {
    subject: 'Reset your password',
    paragraphs: [
      'You asked to reset your password. Too many wrong codes were entered for your account today, so this email has a link instead of a code.',
    ],
    action: { label: 'Reset your password', path: `/reset-password#ref=${secret}` },
    notes: [
      'The link works once, within an hour.',
      'If you did not ask for it, you can ignore this email. Your password stays as it is.',
    ],
    why: 'You get this email because a password reset was requested for this address.',
  };
}

interface Invitation {
  readonly secret: string;
  /** With which the page signs in, once the password is set. */
  readonly email: string;
  /** When the link expires, in epoch milliseconds and in words. */
  readonly expiresAt: number;
  readonly until: string;
}

/** The invitation of an employee whom an administrator has added. */
export function invitationMail({ secret, email, expiresAt, until }: Invitation): MailContent {
  const link = { ref: secret, invitation: email, until: String(expiresAt) };
  return {
    subject: 'Set your password',
    paragraphs: [
      'An administrator has created an account for you in Rollcall, where you record your working time and ask for leave. Choose a password to sign in:',
    ],
    action: { label: 'Set your password', path: `/reset-password#${new URLSearchParams(link)}` },
    notes: [
      `The link works once, until ${until}. After that, ask an administrator for a new invitation, or choose "Forgot Password?" on the sign-in page to get a code.`,
    ],
    why: 'You get this email because an account was created with this address.',
  };
}

/** Asks the owner of an email address to confirm it. */
export function verifyEmailMail(secret: string): MailContent {
  return {
    subject: 'Verify your email address',
    paragraphs: ['Please confirm that this email address is yours:'],
    action: { label: 'Verify your email address', path: `/verify-email#token=${secret}` },
    notes: ['The link works once, within 24 hours.', EXPECTED],
    why: 'You get this email because this address was entered for an account.',
  };
}

/** Tells the owner of an account that a registration with their email address was refused. */
export function addressTakenMail(): MailContent {
  return {
    subject: 'You already have an account',
    paragraphs: [
      'Someone tried to register with your email address. No new account was created, because you already have one.',
      'If that was you and you have forgotten your password, you can reset it:',
    ],
    action: { label: 'Reset your password', path: '/forgot-password' },
    notes: ['If it was not you, you can ignore this email.'],
    why: 'You get this email because a registration was attempted with this address.',
  };
}

/** Tells the owner of an account that its password was changed. */
export function passwordChangedMail(): MailContent {
  return {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was just changed. If you did this, there is nothing more to do.',
      'If it was not you, reset your password now and tell an administrator:',
    ],
    action: { label: 'Reset your password', path: '/forgot-password' },
    why: 'You get this email because the password of your account was changed.',
  };
}

/** Tells the owner of an account that an administrator has activated or deactivated it. */
export function accountStatusMail(isActive: boolean): MailContent {
  return isActive
    ? {
        subject: 'Your account is active',
        paragraphs: ['An administrator has activated your account. You can sign in now:'],
        action: { label: 'Sign in', path: '/login' },
        notes: [
          'If you are asked to verify your email address, use the link that was sent to you.',
        ],
        why: 'You get this email because this address belongs to your account.',
      }
    : {
        subject: 'Your account is deactivated',
        paragraphs: [
          'An administrator has deactivated your account. You can no longer sign in.',
          'Your records stay as they are. If this is a mistake, ask an administrator.',
        ],
        why: 'You get this email because this address belongs to your account.',
      };
}

/** Tells an employee that the account has ended with the last day, `Nov 30, 2026`. */
export function leftMail(lastDay: string): MailContent {
  return {
    subject: 'Your account has ended',
    paragraphs: [
      `Your last day was ${lastDay}, so your account is deactivated. You can no longer sign in.`,
      'Your records stay as they are. If this is a mistake, ask an administrator.',
    ],
    why: 'You get this email because this address belongs to your account.',
  };
}

/** Tells who registered that an administrator did not accept it. */
export function registrationRefusedMail(): MailContent {
  return {
    subject: 'Your registration was not accepted',
    paragraphs: [
      'You registered for an account, and an administrator has not accepted the registration. You cannot sign in.',
      'If you think that this is a mistake, ask an administrator of your company, or the person who asked you to register.',
    ],
    why: 'You get this email because this address was registered for an account.',
  };
}

/** Tells the owner of an account that an administrator has changed what they may do. */
export function roleMail(role: Role): MailContent {
  const why = 'You get this email because this address belongs to your account.';
  return role === 'ADMIN'
    ? {
        subject: 'You are an administrator now',
        paragraphs: [
          'An administrator has given you the role of an administrator: you can manage employees, their time and their leave.',
        ],
        action: { label: 'Open the console', path: '/' },
        why,
      }
    : {
        subject: 'You are no longer an administrator',
        paragraphs: [
          'An administrator has given you the role of an employee. Your own time and leave are where they were:',
        ],
        action: { label: 'View your time', path: '/my/time' },
        why,
      };
}
