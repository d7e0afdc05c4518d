import type { NewEmployeeForm } from '@rollcall/shared/contract';
import { today } from '@rollcall/shared/domain';
import { type Caller, queueKeyOf } from '../../access/caller.ts';
import { hashPassword } from '../../access/password.ts';
import type { Command } from '../../commands/command.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Context } from '../../core/context.ts';
import { checkDepartment } from '../../employees/check-department.ts';
import { withEmailConflict } from '../../employees/email-taken.ts';
import { claimUrl, storeUpload } from '../../files/service.ts';
import { assertConsistentDates } from './consistent-dates.ts';
import { insertEmployee } from './insert.ts';
import { mailInvitation } from './invitation.ts';
import { checkedPhones } from './phones.ts';
import { type EmployeeRecord, savePhoto } from './record.ts';
import { insertDocument } from './record-documents.ts';

/** File fields of the form, with the type of the document that each becomes. */
const CARDS = { aadhaarCard: 'Aadhaar card', panCard: 'PAN card' } as const;

/**
 * Checks the form, stores its files and hashes its password, before the transaction.
 * @throws ApiError `unsupported_type` and `invalid` for files.
 */
export async function prepareEmployee(context: Context, caller: Caller, form: NewEmployeeForm) {
  const {
    profilePhoto,
    aadhaarCard,
    panCard,
    password,
    confirmPassword: _confirmPassword,
    ...rest
  } = form;
  const { isActive = true, ...person } = checkedPhones(withoutAbsent(rest));
  assertConsistentDates(person, person, today(context.clock(), context.zone));
  const client = queueKeyOf(caller);
  const photo = { accepts: 'image', field: 'profilePhoto', label: 'Profile photo' } as const;
  const photoUrl = profilePhoto && (await storeUpload(context, client, profilePhoto, photo));
  const cards = await storeCards(context, client, { aadhaarCard, panCard });
  const passwordHash = password
    ? await context.queues.passwords.run(client, () => hashPassword(password))
    : null;
  return { person: { ...person, isActive }, passwordHash, photoUrl, cards };
}

type PreparedEmployee = Awaited<ReturnType<typeof prepareEmployee>>;

/** What is stored of a new employee. */
export type NewPerson = PreparedEmployee['person'];

/**
 * Creates an employee on behalf of the company: active by default, without verification of the email address. Without
 * a password they are mailed a link to set one, valid once within 7 days, unless they are invited later.
 * @throws ApiError `conflict` for a taken email address, `invalid` for a department that is not offered.
 */
export async function createEmployee(
  command: Command,
  { person, passwordHash, photoUrl, cards }: PreparedEmployee,
  { isInvited = true }: { readonly isInvited?: boolean } = {},
): Promise<EmployeeRecord> {
  const { tx, caller, now } = command;
  await checkDepartment(tx, person.department);
  const values = { ...person, passwordHash, role: 'EMPLOYEE' as const };
  const record = await withEmailConflict(() => insertEmployee(tx, values));
  const owner = { employeeId: record.id };
  for (const { type, url: input } of cards) {
    const url = await claimUrl(tx, command, { ...owner, url: input, field: 'file' });
    await insertDocument(tx, { ...owner, type, url, createdAt: new Date(now) });
  }
  if (isInvited && !passwordHash) await mailInvitation(command, record);
  await writeAudit(tx, caller, now, {
    action: 'employee.create',
    employee: { id: record.id, code: record.employeeCode },
    after: person,
  });
  if (!photoUrl) return record;
  const photo = { ...owner, url: photoUrl, field: 'profilePhoto' };
  return savePhoto(tx, record.id, await claimUrl(tx, command, photo));
}

type Card = keyof typeof CARDS;

/** Stores the files of the form; they have no owner yet. */
async function storeCards(
  context: Context,
  client: string,
  files: { readonly [field in Card]: NewEmployeeForm[field] },
): Promise<{ type: string; url: string }[]> {
  const cards = [];
  for (const [field, file] of Object.entries(files)) {
    if (!file) continue;
    const type = CARDS[field as Card];
    const rule = { accepts: 'image or pdf', field, label: type } as const;
    cards.push({ type, url: await storeUpload(context, client, file, rule) });
  }
  return cards;
}

/** Drops absent fields, so that the database's defaults apply; not all of them are null. */
function withoutAbsent<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const input = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(input) as { [K in keyof T]: Exclude<T[K], undefined> };
}
