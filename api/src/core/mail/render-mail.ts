import { titleCase } from '@rollcall/shared/domain';
import type { MailContent, MailParts, MailSender } from './content.ts';
import { htmlPage } from './html-page.ts';

/** A mail's subject, and its body as plain text and as HTML: the same words in both. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a name may consist of in a greeting. Anyone may register with any name: no link may get into a mail that way. */
const NAME = /^\p{L}[\p{L}\p{M}'’. -]{0,39}$/u;
const DOMAIN = /\.\p{L}/u;

/** Renders a mail for a reader: greeting by first name, content, and a signature that says who writes and why. */
export function renderMail(
  content: MailContent,
  firstName: string,
  { companyName, publicUrl }: MailSender,
): RenderedMail {
  const { paragraphs, code, action, notes = [], why } = content;
  const subject = content.subject.replace(/\s+/g, ' ');
  const parts = {
    subject,
    greeting: greetingFor(firstName),
    paragraphs,
    code,
    action: action && { label: action.label, url: `${publicUrl}${action.path}` },
    notes,
    sender: companyName ?? 'Rollcall',
    about: companyName
      ? `${companyName} uses Rollcall for time tracking and leave.`
      : 'Rollcall is the time tracking and leave console of your company.',
    publicUrl,
    why,
  };
  return { subject, text: plainText(parts), html: htmlPage(parts) };
}

/** `Hello Grace,`; without the name when it does not look like one. */
function greetingFor(firstName: string): string {
  const name = firstName.trim();
  return NAME.test(name) && !DOMAIN.test(name) ? `Hello ${titleCase(name)},` : 'Hello,';
}

/** Links and codes have lines of their own, so that they can be copied from the text. */
function plainText(parts: MailParts): string {
  const { greeting, paragraphs, code, action, notes, sender, about, publicUrl, why } = parts;
  const body = [
    greeting,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    sender,
    `-- \n${about}\n${publicUrl}\n${why}`,
  ];
  return `${body.join('\n\n')}\n`;
}
