import { randomBytes } from 'node:crypto';
import { isEmailAddress } from '@rollcall/shared/domain';
import { printable } from '@rollcall/shared/node';
import { renderMail } from '../../core/mail/render-mail.ts';
import { TEST_MAIL } from '../../core/mail/test-mail.ts';
import { openMailer } from '../../core/ports/open-mailer.ts';
import { createAdministrator, resetAccount } from './administrators.ts';
import { CommandError, changeDatabase, runCommand } from './run-command.ts';

const USAGE = `npm run admin -- COMMAND EMAIL
  create EMAIL     creates an administrator, or promotes the employee with that address
  reset EMAIL      sets a new password and signs the account out everywhere
  test-mail EMAIL  sends a mail with the settings SMTP_URL and MAIL_FROM
create and reset print a new password. On the embedded database, stop the server first.`;

/** `npm run admin -- create|reset|test-mail EMAIL`: works when no one can sign in. */
await runCommand(async (settings) => {
  const [command = '', email = ''] = process.argv.slice(2);
  if (command === '') throw new CommandError(USAGE);
  if (!['create', 'reset', 'test-mail'].includes(command)) {
    throw new CommandError(printable(`There is no command ${command}.\n${USAGE}`));
  }
  if (!isEmailAddress(email)) {
    const problem = email === '' ? 'EMAIL is missing.' : `${email} is not an email address.`;
    throw new CommandError(`${printable(problem)}\n${USAGE}`);
  }
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
    return console.log(
      settings.SMTP_URL
        ? `Sent to ${email} by SMTP.`
        : `Saved as a file in ${settings.DATA_DIR}/mail (SMTP_URL is not set).`,
    );
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
