import type { Mail } from './mailer.ts';

/** A mail in the words of nodemailer. The address is given apart from any name: it is never parsed. */
export function messageOf({ id, to, subject, text }: Mail, from: string) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    messageId: messageIdOf(id, from),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** The same for the same mail, whenever it is sent. */
export function messageIdOf(id: string, from: string): string {
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}
