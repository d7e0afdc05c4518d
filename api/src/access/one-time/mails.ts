/** Mails about accounts: ASCII, one thing each, links on lines of their own (decision 017). */
interface Text {
  readonly subject: string;
  readonly text: string;
}

const NOT_YOU = 'If this was not you, you can ignore this email.';
const sentences = (...lines: string[]) => `${lines.join('\n\n')}\n`;

export function codeMail(code: string): Text {
  return {
    subject: 'Your code to reset your password',
    text: sentences(
      `Your code is ${code}. It can be used once, within 10 minutes.`,
      `We will never ask you for it. ${NOT_YOU}`,
    ),
  };
}

/** Secrets travel in the fragment, which browsers do not send to any server (design §15.15). */
export function resetLinkMail(publicUrl: string, secret: string): Text {
  return {
    subject: 'Reset your password',
    text: sentences(
      'Too many wrong codes were entered for your account today, so use this link instead:',
      `${publicUrl}/reset-password#ref=${secret}`,
      `It can be used once, within an hour. ${NOT_YOU}`,
    ),
  };
}

export function setPasswordMail(publicUrl: string, secret: string): Text {
  return {
    subject: 'Set your password',
    text: sentences(
      'An account has been created for you. Set your password here:',
      `${publicUrl}/reset-password#ref=${secret}`,
      'The link can be used once, within 24 hours. After that, request a code on the sign-in page.',
    ),
  };
}

export function verifyEmailMail(publicUrl: string, secret: string): Text {
  return {
    subject: 'Verify your email address',
    text: sentences(
      'Please confirm that this address is yours:',
      `${publicUrl}/verify-email#token=${secret}`,
      `The link can be used once, within 24 hours. ${NOT_YOU}`,
    ),
  };
}

export function addressTakenMail(publicUrl: string): Text {
  return {
    subject: 'Someone tried to register with your email address',
    text: sentences(
      'Someone tried to register with this address, but it already has an account.',
      `If it was you and you have forgotten your password, reset it here:\n${publicUrl}/forgot-password`,
      NOT_YOU,
    ),
  };
}

export function passwordChangedMail(publicUrl: string): Text {
  return {
    subject: 'Your password was changed',
    text: sentences(
      'The password of your account was just changed.',
      `If this was not you, reset it right away and tell an administrator:\n${publicUrl}/forgot-password`,
    ),
  };
}
