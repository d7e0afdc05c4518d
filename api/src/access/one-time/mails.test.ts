import { renderMail } from '../../core/mail/render-mail.ts';
import {
  accountStatusMail,
  addressTakenMail,
  codeMail,
  invitationMail,
  passwordChangedMail,
  registrationRefusedMail,
  resetLinkMail,
  roleMail,
  verifyEmailMail,
} from './mails.ts';

const ACME = { companyName: 'Acme & Sons', publicUrl: 'https://hr.acme.example' };

const INVITATION = {
  secret: 's3cret',
  email: 'grace@acme.example',
  expiresAt: 1000,
  until: 'Dec 06, 2026, 07:00 AM',
};

const MAILS = [
  ['code', codeMail('0471')],
  ['reset link', resetLinkMail('s3cret')],
  ['invitation', invitationMail(INVITATION)],
  ['verify email', verifyEmailMail('s3cret')],
  ['address taken', addressTakenMail()],
  ['password changed', passwordChangedMail()],
  ['account activated', accountStatusMail(true)],
  ['account deactivated', accountStatusMail(false)],
  ['registration refused', registrationRefusedMail()],
  ['made an administrator', roleMail('ADMIN')],
  ['made an employee', roleMail('EMPLOYEE')],
] as const;

/** The words that a reader of the HTML part sees. */
function wordsOf(html: string): string {
  return html
    .replace(/<style>[^]*<\/style>|<title>[^]*<\/title>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');
}

test.each(MAILS)('%s: greets by name, says who writes, where and why', (_, content) => {
  const { text, html } = renderMail(content, 'Grace', ACME);
  for (const words of [text, wordsOf(html)]) {
    expect(words).toContain('Hello Grace,');
    expect(words).toContain('Acme & Sons');
    expect(words).toContain('Acme & Sons uses Rollcall for time tracking and leave.');
    expect(words).toContain('https://hr.acme.example');
    expect(words).toContain(content.why);
  }
});

test.each(MAILS)('%s: text and HTML say the same', (_, content) => {
  const { text, html } = renderMail(content, 'Grace', ACME);
  const { paragraphs, code, action, notes = [] } = content;
  const parts = [...paragraphs, code, action && `https://hr.acme.example${action.path}`, ...notes];
  for (const part of parts.filter((value) => value !== undefined)) {
    expect(text).toContain(part);
    expect(wordsOf(html)).toContain(part);
  }
});

test.each(MAILS)('%s: loads nothing and leads nowhere but to the console', (_, content) => {
  const { html } = renderMail(content, 'Grace', ACME);
  expect(html).not.toMatch(/<img|<script|@import|url\(|src=/);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links.every((href) => href?.startsWith('https://hr.acme.example'))).toBe(true);
});

test('codes and links have a line of their own in the text', () => {
  expect(renderMail(codeMail('0471'), 'Grace', ACME).text).toMatch(/^0471$/m);
  expect(renderMail(invitationMail(INVITATION), 'Grace', ACME).text).toMatch(
    /^https:\/\/hr\.acme\.example\/reset-password#ref=s3cret&invitation=grace%40acme\.example&until=1000$/m,
  );
});

test('markup in a value is shown, never rendered', () => {
  const content = {
    subject: '<b>',
    paragraphs: ['Reason: <a href="https://evil.example">'],
    why: '',
  };
  const { html, text } = renderMail(content, 'Grace', ACME);
  expect(html).not.toMatch(/<b>|href="https:\/\/evil/);
  expect(html).toContain('Reason: &lt;a href=&quot;https://evil.example&quot;&gt;');
  expect(text).toContain('Reason: <a href="https://evil.example">');
});

test.each([
  ['Grace', 'Hello Grace,'],
  [' Zoë ', 'Hello Zoë,'],
  ["D'Arcy-José", "Hello D'Arcy-José,"],
  ['J. R.', 'Hello J. R.,'],
  ['李', 'Hello 李,'],
  ['Visit evil.example', 'Hello,'],
  ['https://evil.example', 'Hello,'],
  ['<b>Ada</b>', 'Hello,'],
  ['Ada\nBuy now', 'Hello,'],
  ['a'.repeat(41), 'Hello,'],
  ['', 'Hello,'],
])('a first name %j is greeted with %j: what looks like a link is left out', (name, greeting) => {
  expect(renderMail(codeMail('0471'), name, ACME).text.split('\n')[0]).toBe(greeting);
});

test('without a company name Rollcall signs', () => {
  const { text } = renderMail(codeMail('0471'), 'Grace', { ...ACME, companyName: null });
  expect(text).toContain('\n\nRollcall\n\n-- \nRollcall is the time tracking and leave console');
});
