import type { NewEmployeeForm } from '@rollcall/shared/contract';
import { today } from '@rollcall/shared/domain';
import { type Caller, senderOf } from '../../access/caller.ts';
import { LINK_LIVES_MS, makeLink } from '../../access/one-time/links.ts';
import { setPasswordMail } from '../../access/one-time/mails.ts';
import { hashPassword } from '../../access/password.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/connection.ts';
import { enqueueMail } from '../../core/mail/enqueue.ts';
import { orEmailTaken } from '../../employees/email-taken.ts';
import { claimUrl, keepUpload } from '../../files/service.ts';
import { refuseContradictions } from './contradictions.ts';
import { insertEmployee } from './insert.ts';
import { type EmployeeRecord, savePhoto } from './record.ts';
import { insertDocument } from './record-documents.ts';

/** Files of the form, by the name of the document that they become. */
const CARDS = { aadhaarCard: 'Aadhaar card', panCard: 'PAN card' } as const;

/**
 * Registers an employee in the name of the company: active unless said otherwise, no confirmation of the
 * address needed. Without a password they are mailed a link to set one, good once and for 24 hours.
 * @throws ApiError `conflict` for a taken address, `unsupported_type` and `invalid` for files.
 */
export async function createEmployee(
  context: Context,
  caller: Caller,
  form: NewEmployeeForm,
): Promise<EmployeeRecord> {
  const {
    profilePhoto,
    aadhaarCard,
    panCard,
    password,
    confirmPassword: _repeated,
    ...rest
  } = form;
  const { isActive = true, ...person } = withoutAbsent(rest);
  refuseContradictions(person, today(context.clock(), context.zone));
  const photoUrl = profilePhoto && (await keepUpload(context, profilePhoto, 'image'));
  const cards = await keepCards(context, { aadhaarCard, panCard });
  const passwordHash = password
    ? await context.turns.passwords.run(senderOf(caller), () => hashPassword(password))
    : null;
  return orEmailTaken(() =>
    context.db.transaction(async (tx) => {
      const now = context.clock();
      const values = { ...person, isActive, passwordHash, role: 'EMPLOYEE' as const };
      const record = await insertEmployee(tx, values);
      const own = { employeeId: record.id };
      for (const { type, url: given } of cards) {
        const url = await claimUrl(tx, context, { ...own, url: given, field: 'file' });
        await insertDocument(tx, { ...own, type, url, createdAt: new Date(now) });
      }
      if (!passwordHash) await mailSetPassword(tx, context, record);
      await writeAudit(tx, caller, now, {
        action: 'employee.create',
        employee: { id: record.id, code: record.employeeCode },
        after: { ...person, isActive },
      });
      if (!photoUrl) return record;
      const avatarUrl = await claimUrl(tx, context, {
        ...own,
        url: photoUrl,
        field: 'profilePhoto',
      });
      return savePhoto(tx, record.id, avatarUrl);
    }),
  );
}

type Card = keyof typeof CARDS;

/** Stores the files of the form; nothing claims them yet. */
async function keepCards(
  context: Context,
  files: { readonly [field in Card]: NewEmployeeForm[field] },
): Promise<{ type: string; url: string }[]> {
  const cards = [];
  for (const [field, file] of Object.entries(files)) {
    if (!file) continue;
    const url = await keepUpload(context, file, 'image or pdf');
    cards.push({ type: CARDS[field as Card], url });
  }
  return cards;
}

async function mailSetPassword(tx: Db, context: Context, record: EmployeeRecord): Promise<void> {
  const { id: employeeId, email } = record;
  const now = context.clock();
  const expiresAt = now + LINK_LIVES_MS.welcome;
  const secret = await makeLink(tx, { employeeId, email, purpose: 'password', expiresAt });
  const content = setPasswordMail(secret);
  await enqueueMail(tx, now, context, { to: record, expiresAt, content });
}

/** A form without a field leaves it to the database's default, which is not null for all of them. */
function withoutAbsent<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [K in keyof T]: Exclude<T[K], undefined> };
}
