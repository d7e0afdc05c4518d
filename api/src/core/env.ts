import { existsSync } from 'node:fs';
import {
  DEFAULT_UTC_OFFSET_MINUTES,
  fixedZone,
  isEmailAddress,
  isZone,
} from '@rollcall/shared/domain';
import {
  commonNotes,
  commonSettings,
  type Environment,
  isLoopback,
  onOff,
  proxyWarnings,
  readSettings,
  SettingError,
  type SettingNotes,
  wholeNumber,
} from '@rollcall/shared/node';
import * as z from 'zod/mini';

const LARGEST_UPLOAD = 100 * 1024 * 1024;
const MOST_WRITES = 1_000_000;
const COMPANY_NAME = /^(?=\S)[^\p{C}]{1,80}(?<=\S)$/u;
const SENDER = /^([^<>"@]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

function isFontFile(file: string): boolean {
  return /\.(ttf|otf)$/i.test(file) && existsSync(file);
}

/** Schemas of the API's settings, by the name of their environment variable. */
export const apiSettings = {
  ...commonSettings,
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.regex(/^postgres(ql)?:\/\/\S+$/, 'a URL like postgresql://user:password@host/database'),
      ),
  ),
  JWT_SECRET: z.optional(z.string().check(z.minLength(32, 'at least 32 characters long'))),
  ADMIN_EMAIL: z.optional(z.string().check(z.refine(isEmailAddress, 'an email address'))),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(8, 'at least 8 characters long'))),
  PREPARED_STATEMENTS: z.prefault(onOff, 'on'),
  DEMO_DATA: z.optional(onOff),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'at least 16 characters long'))),
  UPLOAD_MAX_BYTES: z.prefault(wholeNumber(1024, LARGEST_UPLOAD), '1048576'),
  UPLOAD_ID_MAX_BYTES: z.prefault(wholeNumber(1024, LARGEST_UPLOAD), '5242880'),
  WRITES_PER_MINUTE: z.prefault(wholeNumber(1, MOST_WRITES), '120'),
  REQUESTS_PER_HOUR: z.prefault(wholeNumber(1, MOST_WRITES), '20'),
  SMTP_URL: z.optional(
    z
      .string()
      .check(z.regex(/^smtps?:\/\/\S+$/, 'a URL like smtps://user:password@mail.example:465')),
  ),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(z.regex(SENDER, 'an email address, or one like Rollcall <hr@company.example>')),
  ),
  COMPANY_NAME: z.optional(
    z.string().check(z.regex(COMPANY_NAME, 'a name of at most 80 characters on one line')),
  ),
  PDF_FONT_FILE: z.optional(
    z.string().check(z.refine(isFontFile, 'a font file that can be read (.ttf or .otf)')),
  ),
  COMPANY_ZONE: z.optional(z.string().check(z.refine(isZone, 'an IANA zone like America/Chicago'))),
  COMPANY_UTC_OFFSET_MINUTES: z.prefault(
    wholeNumber(-840, 840),
    String(DEFAULT_UTC_OFFSET_MINUTES),
  ),
};

/** Their descriptions in the README (`npm run settings`). */
export const apiNotes: SettingNotes<typeof apiSettings> = {
  ...commonNotes,
  ADMIN_EMAIL: {
    group: 'Console',
    meaning: 'The first administrator, created once and not changed by later starts.',
    fallback: 'a demo administrator on the embedded database, printed at each start',
  },
  ADMIN_PASSWORD: {
    group: 'Console',
    meaning: 'Password for `ADMIN_EMAIL`; at least 8 characters.',
  },
  JWT_SECRET: {
    group: 'Console',
    meaning:
      'Signs sessions and file URLs; at least 32 characters, the same on every server. Required with `DATABASE_URL`.',
    fallback: 'created once and stored in `DATA_DIR`',
  },
  COMPANY_NAME: {
    group: 'Console',
    meaning:
      'Name of the company, e.g. `Acme Ltd`. Mails and public pages show it, until administrators enter a name in Settings.',
    fallback: '`Rollcall`',
  },
  PDF_FONT_FILE: {
    group: 'Console',
    meaning:
      'A font (.ttf or .otf) for names in PDF files whose letters are not Latin, Greek or Cyrillic, such as Chinese or Arabic.',
    fallback: 'such names are replaced by the employee code',
  },
  COMPANY_ZONE: {
    group: 'Console',
    meaning: 'IANA zone of working days, e.g. `America/Chicago`.',
    fallback: 'the fixed offset below',
  },
  COMPANY_UTC_OFFSET_MINUTES: {
    group: 'Console',
    meaning: 'Fixed offset when there is no `COMPANY_ZONE`, in minutes.',
  },
  DATABASE_URL: {
    group: 'Database',
    meaning: 'A PostgreSQL 15 or newer, e.g. `postgresql://user:password@host/database`.',
    fallback: 'the embedded database',
  },
  PREPARED_STATEMENTS: {
    group: 'Database',
    meaning:
      '`on` or `off`: whether the database plans a statement once per connection. `off` when `DATABASE_URL` is a pooler that gives each transaction another connection and knows no prepared statements, such as PgBouncer before 1.21.',
  },
  DEMO_DATA: {
    group: 'Database',
    meaning:
      '`on` or `off`: whether an empty database is filled with 120 employees and three months of data.',
    fallback: '`on` for the embedded database, `off` with `DATABASE_URL`',
  },
  SMTP_URL: {
    group: 'Mail',
    meaning:
      'Mail server, e.g. `smtps://user:password@mail.example:465`. Without it nothing is sent: each mail is written to a file `DATA_DIR/mail/rollcall-N.eml`. Getting started in Settings sends a test, and so does `npm run admin -- test-mail EMAIL`.',
    fallback: 'none: mails are written to files',
  },
  MAIL_FROM: {
    group: 'Mail',
    meaning:
      'Sender address, e.g. `Rollcall <hr@company.example>`. Without a display name, `COMPANY_NAME` is used. Required with `SMTP_URL`.',
    fallback: '`rollcall@localhost`',
  },
  UPLOAD_MAX_BYTES: {
    group: 'Uploads',
    meaning: 'Largest document, in bytes; 100 MiB at most.',
  },
  UPLOAD_ID_MAX_BYTES: {
    group: 'Uploads',
    meaning: 'Largest photo, Aadhaar or PAN card, in bytes; 100 MiB at most.',
  },
  WRITES_PER_MINUTE: {
    group: 'Operations',
    meaning:
      'How many changes an account may make in a minute; administrators may make ten times as many.',
  },
  REQUESTS_PER_HOUR: {
    group: 'Operations',
    meaning:
      'How many requests for leaves and corrections an account may send in an hour; administrators ten times as many.',
  },
  METRICS_TOKEN: {
    group: 'Operations',
    meaning:
      'Bearer token, at least 16 characters, that may read `/metrics` (Prometheus) from anywhere.',
    fallback: 'only requests from this machine may read `/metrics`',
  },
};

/** Every setting of the API, validated (design §11). */
export type ApiSettings = ReturnType<typeof readApiSettings>;

/**
 * Reads the API's settings.
 * @throws SettingError with one sentence per invalid variable.
 */
export function readApiSettings(env: Environment) {
  const read = readSettings(apiSettings, env);
  if (read.DATABASE_URL && !read.JWT_SECRET) {
    throw new SettingError(
      'JWT_SECRET is not set; with DATABASE_URL it must be a string of at least 32 characters that all servers share.',
    );
  }
  if (Boolean(read.ADMIN_EMAIL) !== Boolean(read.ADMIN_PASSWORD)) {
    const [missing, given] = read.ADMIN_EMAIL
      ? ['ADMIN_PASSWORD', 'ADMIN_EMAIL']
      : ['ADMIN_EMAIL', 'ADMIN_PASSWORD'];
    throw new SettingError(`${missing} is not set; it must be given together with ${given}.`);
  }
  if (read.SMTP_URL && !read.MAIL_FROM) {
    throw new SettingError(
      'MAIL_FROM is not set; with SMTP_URL it must be the email address that mail comes from.',
    );
  }
  if (
    read.PUBLIC_URL &&
    !read.ADMIN_EMAIL &&
    !read.DATABASE_URL &&
    !isLoopbackUrl(read.PUBLIC_URL)
  ) {
    throw new SettingError(
      `ADMIN_EMAIL is not set; with PUBLIC_URL ${read.PUBLIC_URL} it must be given with ADMIN_PASSWORD, since the password of the demo administrator is public.`,
    );
  }
  return {
    ...read,
    mailFrom: fromAddress(read.MAIL_FROM ?? 'rollcall@localhost', read.COMPANY_NAME),
    /** Base URL of links in mails. */
    publicUrl: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
    /** Zone of working days: an IANA name, else a fixed offset (design §10). */
    companyZone: read.COMPANY_ZONE ?? fixedZone(read.COMPANY_UTC_OFFSET_MINUTES),
    /** Whether an empty database is filled with the demo company. */
    demoData: read.DEMO_DATA ?? !read.DATABASE_URL,
    /** Sentences to print at the start about settings that are valid but probably not intended. */
    warnings: [...proxyWarnings(read, env), ...mailWarnings(read)],
  };
}

/** Mails contain links to the console, so its address must be known. */
function mailWarnings({ SMTP_URL, PUBLIC_URL, PORT }: Record<'PORT', number> & MailSettings) {
  if (!SMTP_URL || PUBLIC_URL) return [];
  return [
    `Warning: SMTP_URL is set and PUBLIC_URL is not, so the links in mails lead to http://localhost:${PORT}. Set PUBLIC_URL to the address at which people open the console, e.g. https://hr.company.example.`,
  ];
}

interface MailSettings {
  readonly SMTP_URL?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
}

/** `"Acme Ltd" <hr@acme.example>`: a sender that has no name gets the company's. */
function fromAddress(sender: string, companyName = 'Rollcall'): string {
  if (sender.includes('<')) return sender;
  return `"${companyName.replaceAll(/["\\]/g, '\\$&')}" <${sender}>`;
}

function isLoopbackUrl(url: string): boolean {
  return isLoopback(new URL(url).hostname);
}
