import type { Mail } from './mailer.ts';

/** A mail in the words of nodemailer. The address is given apart from any name: it is never parsed. */
export function messageOf({ id, to, subject, text }: Mail, from: string) {
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
