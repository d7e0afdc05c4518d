import type { MailContent } from './content.ts';

/** What an administrator sends to see whether mail works. */
export const TEST_MAIL: MailContent = {
  subject: 'A test email from Rollcall',
  paragraphs: ['Mail works: this is what your employees will see.'],
  action: { label: 'Open the console', path: '/' },
  why: 'You get this email because an administrator sent a test to this address.',
};
