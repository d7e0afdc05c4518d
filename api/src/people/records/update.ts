import type { EmployeeUpdate } from '@rollcall/shared/contract';
import { normaliseEmail, today } from '@rollcall/shared/domain';
import { revokeCodesAndLinks } from '../../access/one-time/cleanup.ts';
import type { Command } from '../../commands/command.ts';
import { invalid } from '../../commands/read-time.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { checkDepartment } from '../../employees/check-department.ts';
import { withEmailConflict } from '../../employees/email-taken.ts';
import { buildJobText, buildSearchText } from '../../employees/search-text.ts';
import { assertConsistentDates } from './consistent-dates.ts';
import { mailInvitation } from './invitation.ts';
import { checkedPhones } from './phones.ts';
import { replacePhoto, requestedPhoto } from './photo.ts';
import { type EmployeeRecord, saveEmailKey, saveEmployee } from './record.ts';
import { stayAfterAll } from './stay.ts';

type Values = Record<string, unknown>;

/**
 * Updates an employee: absent fields stay, null clears. A `version` turns on optimistic locking; without one the
 * last write wins, and the audit says so. An update without changes writes nothing.
 * @throws ApiError `stale` for an older version, `conflict` for a taken email address, `invalid` for
 * dates that contradict each other, for phone numbers that cannot exist and for a department that is not offered.
 */
export async function updateEmployee(
  command: Command,
  record: EmployeeRecord,
  update: EmployeeUpdate,
): Promise<EmployeeRecord> {
  const { version = null, avatarUrl: _avatarUrl, profilePhotoUrl: _photoUrl, ...rest } = update;
  const { effectiveDate, ...input } = rest;
  const { tx, caller, now, zone } = command;
  const { id, employeeCode: code } = record;
  refuseStale(record, version);
  refuseFuture(effectiveDate, today(now, zone));
  refuseOwnEnd(record, input, caller);
  const avatarUrl = requestedPhoto(record, update, command);
  const changes = diffRecord(record, { ...input, avatarUrl });
  const { before } = changes;
  const after = checkedPhones(changes.after);
  if (Object.keys(after).length === 0) return record;
  assertConsistentDates({ ...record, ...after }, after, today(now, zone));
  await checkDepartment(tx, after.department as string | null | undefined);
  const changedRecord = { ...record, ...after };
  const texts = {
    searchText: buildSearchText(changedRecord),
    jobText: buildJobText(changedRecord),
  };
  const changed = await withEmailConflict(() =>
    saveEmployee(command, id, { ...after, ...texts }, effectiveDate ?? undefined),
  );
  // Links and codes already mailed to the old email address may be in the wrong hands.
  if ('email' in after) {
    await withEmailConflict(() => saveEmailKey(tx, id, normaliseEmail(changed.email)));
    await revokeCodesAndLinks(tx, id);
    if (record.isInvited) await mailInvitation(command, changed);
  }
  if ('avatarUrl' in after) await replacePhoto(command, record, avatarUrl);
  await writeAudit(tx, caller, now, {
    action: 'employee.update',
    employee: { id, code },
    before,
    after,
    ...(version === null && { note: 'Saved without a version: the last write wins' }),
  });
  return 'exitDate' in after || 'deactivateOnExit' in after
    ? stayAfterAll(command, changed)
    : changed;
}

function refuseStale(record: EmployeeRecord, version: number | null): void {
  if (version === null || version === record.version) return;
  throw new ApiError(
    'stale',
    'Someone else has changed this employee since you opened it. Reload it and save again.',
  );
}

/** @throws ApiError `invalid`: the record shows what counts today. */
function refuseFuture(effectiveDate: string | null | undefined, day: string): void {
  if (!effectiveDate || effectiveDate <= day) return;
  throw invalid('effectiveDate', 'The change must count from today or an earlier date');
}

/** @throws ApiError `invalid`, as when someone deactivates their own account. */
function refuseOwnEnd(
  record: EmployeeRecord,
  { deactivateOnExit }: Pick<EmployeeUpdate, 'deactivateOnExit'>,
  caller: Command['caller'],
): void {
  if (record.id !== caller.id || !deactivateOnExit || record.deactivateOnExit) return;
  throw invalid('deactivateOnExit', 'Your own account can only be deactivated by someone else');
}

/** The fields that actually change; a time of day is compared to the minute. */
export function diffRecord(
  record: EmployeeRecord,
  requested: Values,
): { before: Values; after: Values } {
  const stored: Values = record;
  const changed = Object.keys(requested).filter(
    (field) =>
      requested[field] !== undefined &&
      withoutSeconds(requested[field]) !== withoutSeconds(stored[field]),
  );
  return { before: pick(stored, changed), after: pick(requested, changed) };
}

function withoutSeconds(value: unknown): unknown {
  return typeof value === 'string' && /^\d\d:\d\d:00$/.test(value) ? value.slice(0, 5) : value;
}

function pick(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
}
