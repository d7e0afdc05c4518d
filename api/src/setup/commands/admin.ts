import { randomBytes } from 'node:crypto';
import { isEmailAddress } from '@rollcall/shared/domain';
import { printable } from '@rollcall/shared/node';
import { renderMail } from '../../core/mail/render-mail.ts';
import { openMailer } from '../../core/ports/open-mailer.ts';
import { createAdministrator, resetAccount } from './administrators.ts';
import { CommandError, changeDatabase, runCommand } from './run-command.ts';

const USAGE = `npm run admin -- COMMAND EMAIL
  create EMAIL     creates an administrator, or promotes the employee with that address
  reset EMAIL      gives an account a new password; its sessions end
  test-mail EMAIL  sends a mail with the settings SMTP_URL and MAIL_FROM
create and reset print a new password. On the embedded database, stop the server first.`;

const TEST_MAIL = {
  subject: 'A test email from Rollcall',
  paragraphs: ['Mail works: this is what your employees will see.'],
  action: { label: 'Open the console', path: '/' },
  why: 'You get this email because an administrator sent a test to this address.',
};

/** `npm run admin -- create|reset|test-mail EMAIL`: works when no one can sign in. */
await runCommand(async (settings) => {
  const [command = '', email = ''] = process.argv.slice(2);
  if (!isEmailAddress(email)) throw new CommandError(USAGE);
  if (command === 'test-mail') {
    const mailer = openMailer(settings);
    const { publicUrl, COMPANY_NAME: companyName = null } = settings;
    const mail = renderMail(TEST_MAIL, '', { companyName, publicUrl });
    await mailer
      .send({ id: `rollcall-test-${Date.now()}`, to: email, ...mail })
      .catch((error: Error) => {
        throw new CommandError(printable(`The mail was not sent: ${error.message}`));
      })
      .finally(() => mailer.close());
    const how = settings.SMTP_URL ? 'by SMTP' : `as a file in ${settings.DATA_DIR}/mail`;
    return console.log(`Sent to ${email} ${how}.`);
  }
  const change = { create: createAdministrator, reset: resetAccount }[command];
  if (!change) throw new CommandError(USAGE);
  const password = randomPassword();
  await changeDatabase(settings, (client) => change(client, email, password));
  console.log(`${email} can sign in with ${password}\nChange it after signing in.`);
});

/** A password of 96 bits, in groups, so that it can be read aloud. */
function randomPassword(): string {
  const letters = randomBytes(12).toString('hex');
  return letters.match(/.{6}/g)?.join('-') ?? letters;
}
