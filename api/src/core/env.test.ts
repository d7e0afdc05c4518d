import { readApiSettings } from './env.ts';

const SECRET = 'x'.repeat(32);

test('without settings: embedded database, demo data, the fixed zone', () => {
  expect(readApiSettings({})).toMatchObject({
    demoData: true,
    companyZone: 'UTC-06:00',
    PORT: 3000,
  });
});

test.each([
  [{ COMPANY_ZONE: 'Europe/London' }, { companyZone: 'Europe/London' }],
  [{ COMPANY_UTC_OFFSET_MINUTES: '330' }, { companyZone: 'UTC+05:30' }],
  [
    { COMPANY_ZONE: 'Asia/Kolkata', COMPANY_UTC_OFFSET_MINUTES: '0' },
    { companyZone: 'Asia/Kolkata' },
  ],
  [{ DEMO_DATA: 'off' }, { demoData: false }],
  [{}, { mailFrom: '"Rollcall" <rollcall@localhost>' }],
  [{ COMPANY_NAME: 'Say "Hi" Ltd' }, { mailFrom: '"Say \\"Hi\\" Ltd" <rollcall@localhost>' }],
  [{ COMPANY_NAME: 'Acme', MAIL_FROM: 'hr@a.example' }, { mailFrom: '"Acme" <hr@a.example>' }],
  [{ COMPANY_NAME: 'Acme', MAIL_FROM: 'HR <hr@a.example>' }, { mailFrom: 'HR <hr@a.example>' }],
  [{ DATABASE_URL: 'postgresql://u:p@h/d', JWT_SECRET: SECRET }, { demoData: false }],
  [{ DATABASE_URL: 'postgres://u:p@h/d', JWT_SECRET: SECRET, DEMO_DATA: 'on' }, { demoData: true }],
  [{ PUBLIC_URL: 'http://localhost:3000' }, { demoData: true }],
])('%j', (env, expected) => {
  expect(readApiSettings(env)).toMatchObject(expected);
});

const PROXY = { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'long enough' };
test.each([
  ['a public URL', { ...PROXY, PUBLIC_URL: 'https://hr.example' }, 1],
  ['a public URL and none', { ...PROXY, PUBLIC_URL: 'http://hr.lan', TRUST_PROXY: 'none' }, 0],
  ['a public URL and a proxy', { ...PROXY, PUBLIC_URL: 'https://hr.example', TRUST_PROXY: '1' }, 0],
  ['a URL of this machine', { PUBLIC_URL: 'http://localhost:8080' }, 0],
  ['nothing', {}, 0],
])(
  'with %s the number of warnings about untrusted proxies is as expected: %#',
  (_title, env, expected) => {
    const { warnings } = readApiSettings(env);
    expect(warnings).toHaveLength(expected);
    for (const warning of warnings)
      expect(warning).toMatch(/TRUST_PROXY is not set.*Set TRUST_PROXY to/);
  },
);

const MAIL = { SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'hr@firm.example' };

test.each([
  ['mail without a public URL', MAIL, 1],
  ['mail with a public URL', { ...MAIL, PUBLIC_URL: 'http://localhost:8080' }, 0],
  ['no mail', {}, 0],
])('with %s the number of warnings about links in mails is %s', (_title, env, expected) => {
  const { warnings } = readApiSettings({ ...env, PORT: '8123' });
  expect(warnings).toHaveLength(expected);
  for (const warning of warnings)
    expect(warning).toMatch(/links in mails lead to http:\/\/localhost:8123\. Set PUBLIC_URL/);
});

test.each([
  [
    { DATABASE_URL: 'postgresql://u:p@h/d' },
    'JWT_SECRET is not set; with DATABASE_URL it must be a string of at least 32 characters that all servers share.',
  ],
  [
    { COMPANY_NAME: 'Acme\nBcc: x' },
    'COMPANY_NAME is "Acme\\nBcc: x"; it must be a name of at most 80 characters on one line.',
  ],
  [
    { JWT_SECRET: 'short' },
    'JWT_SECRET is set but invalid; it must be at least 32 characters long.',
  ],
  [
    { DATABASE_URL: 'mysql://u:topsecret@h/d' },
    'DATABASE_URL is set but invalid; it must be a URL like postgresql://user:password@host/database.',
  ],
  [
    { SMTP_URL: 'smtp://user:topsecret@h', MAIL_FROM: '' },
    'MAIL_FROM is not set; with SMTP_URL it must be the email address that mail comes from.',
  ],
  [
    { SMTP_URL: 'mail.example' },
    'SMTP_URL is set but invalid; it must be a URL like smtps://user:password@mail.example:465.',
  ],
  [
    { ADMIN_EMAIL: 'a@b.example' },
    'ADMIN_PASSWORD is not set; it must be given together with ADMIN_EMAIL.',
  ],
  [
    { ADMIN_PASSWORD: 'long enough' },
    'ADMIN_EMAIL is not set; it must be given together with ADMIN_PASSWORD.',
  ],
  [
    { PUBLIC_URL: 'https://hr.example' },
    'ADMIN_EMAIL is not set; with PUBLIC_URL https://hr.example it must be given with ADMIN_PASSWORD, since the password of the demo administrator is public.',
  ],
  [
    { COMPANY_ZONE: 'Mars/Olympus' },
    'COMPANY_ZONE is "Mars/Olympus"; it must be an IANA zone like America/Chicago.',
  ],
  [
    { COMPANY_UTC_OFFSET_MINUTES: '900' },
    'COMPANY_UTC_OFFSET_MINUTES is "900"; it must be a whole number from -840 to 840.',
  ],
  [{ DEMO_DATA: 'maybe' }, 'DEMO_DATA is "maybe"; it must be one of on, off.'],
])('%j is refused', (env, message) => {
  expect(() => readApiSettings(env)).toThrow(message);
});
