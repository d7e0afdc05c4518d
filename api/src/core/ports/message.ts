import type { Mail } from './mailer.ts';

/** A mail as nodemailer takes it. The address is passed as an object, so that nothing in it is parsed as a name. */
export function messageOf({ id, to, subject, text, html }: Mail, from: string) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: messageIdOf(id, from),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** The same for the same mail, whenever it is sent. */
export function messageIdOf(id: string, from: string): string {
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}
