import { normaliseEmail, today } from '@rollcall/shared/domain';
import type { Caller } from '../access/caller.ts';
import type { Command } from '../commands/command.ts';
import { writeAudit } from '../commands/write-audit.ts';
import type { Context } from '../core/context.ts';
import { ApiError } from '../core/errors/api-error.ts';
import type { JobKind } from '../core/jobs/job-kind.ts';
import { fullName } from '../employees/full-name.ts';
import { createEmployee } from '../people/records/create.ts';
import { deleteEmployee } from '../people/records/delete.ts';
import { mailInvitation, withdrawInvitation } from '../people/records/invitation.ts';
import { joinTerms } from '../people/records/join-terms.ts';
import { type EmployeeRecord, lockRecord } from '../people/records/record.ts';
import { updateEmployee } from '../people/records/update.ts';
import { type CheckedRow, checkRows, toNewPerson } from './check-rows.ts';
import { removeAddedDepartments } from './departments.ts';
import {
  findImported,
  findOpenRows,
  findRecords,
  type ImportDetails,
  lockImport,
  type Phase,
  restampRows,
  type StoredRow,
  updateImport,
  updateRow,
} from './queries.ts';
import { countsOf } from './service.ts';
import { findTouched } from './touched.ts';

interface Input {
  readonly id: string;
  /** The administrator who started it. */
  readonly actorId: number;
}

/** How many rows a step works off at most. */
const ROWS_PER_STEP = 20;

/** How long a step begins new rows: it is to take less than 200 ms on the embedded database, which has one connection. */
const STEP_MS = 80;

/** A step that fails three times fails again. */
const MAX_FAILURES = 3;

/**
 * Works on an import: imports its rows, mails its invitations, or undoes it, as the state of the import says. Each row is saved by
 * the same code as a form is, so that it has the same rules, history and audit entries. Invitations follow once all people are
 * there: who cancels an import has invited no one.
 */
export function importKind(context: Context): JobKind<Input, null> {
  return {
    name: 'import',
    effects: 'transaction',
    maxFailures: MAX_FAILURES,
    async step({ db: tx, input: { id, actorId }, now }) {
      const found = await lockImport(tx, id);
      if (!found || found.state === 'done' || found.state === 'undone') return { isFinished: true };
      const command = commandOf(context, actorId, { tx, now });
      const rows = await findOpenRows(tx, id, found.state, ROWS_PER_STEP);
      if (rows.length === 0) await endPhase(command, found);
      else await PHASES[found.state](context, command, found, rows);
      return { isFinished: false, position: null };
    },
  };
}

/** A command of an administrator; its time in whole seconds, as that of a call. */
function commandOf(
  { zone, publicUrl, companyName }: Context,
  actorId: number,
  { tx, now }: Pick<Command, 'tx' | 'now'>,
): Command {
  const caller: Caller = { id: actorId, role: 'ADMIN', sessionId: '' };
  return { tx, now: Math.floor(now / 1000) * 1000, zone, publicUrl, companyName, caller };
}

/** Begins the next phase, or ends the work. */
async function endPhase(command: Command, found: ImportDetails): Promise<void> {
  const { tx, caller, now } = command;
  const { id, state, invites } = found;
  if (state === 'undoing') return endUndo(command, found);
  if (state === 'inviting' || !invites) await updateImport(tx, id, { state: 'done' });
  else await updateImport(tx, id, { state: 'inviting' });
  if (state === 'importing') {
    await writeAudit(tx, caller, now, { action: 'import.create', after: countsOf(found) });
  }
}

/** What could not be undone is still there, and can be tried again. */
async function endUndo(command: Command, { id, departments }: ImportDetails): Promise<void> {
  const { tx } = command;
  await removeAddedDepartments(command, departments);
  const left = await findImported(tx, id);
  const created = left.filter((row) => row.state === 'created').length;
  await updateImport(
    tx,
    id,
    left.length === 0
      ? { state: 'undone' }
      : { state: 'done', created, updated: left.length - created },
  );
}

type Work = (
  context: Context,
  command: Command,
  found: ImportDetails,
  rows: readonly StoredRow[],
) => Promise<void>;

const PHASES: Readonly<Record<Phase, Work>> = {
  importing: importRows,
  inviting: inviteRows,
  undoing: undoRows,
};

async function importRows(...[context, command, found, rows]: Parameters<Work>): Promise<void> {
  const { tx, now } = command;
  const request = { ...found, rows: rows.map(({ cells }) => cells ?? {}) };
  // Someone may have changed something since the import was started.
  const checked = await checkRows({ ...context, db: tx, clock: () => now }, request as never);
  const counts = { created: found.created, updated: found.updated, skipped: found.skipped };
  await whileInTime(rows, async (row, at) => {
    const result = await importRow(command, found, row, checked.rows[at] as CheckedRow);
    await updateRow(tx, row, { ...result, cells: null });
    if (result.state in counts) counts[result.state as keyof typeof counts] += 1;
  });
  await updateImport(tx, found.id, counts);
}

/** Works off rows for as long as a step may take; one at least. */
async function whileInTime(
  rows: readonly StoredRow[],
  work: (row: StoredRow, at: number) => Promise<void>,
): Promise<void> {
  const end = performance.now() + STEP_MS;
  for (const [at, row] of rows.entries()) {
    if (at > 0 && performance.now() > end) return;
    await work(row, at);
  }
}

type RowResult = Partial<StoredRow> & Pick<StoredRow, 'state'>;

async function importRow(
  command: Command,
  found: ImportDetails,
  row: StoredRow,
  checked: CheckedRow,
): Promise<RowResult> {
  const { values, record } = checked;
  const sentences = checked.errors.map(({ message }) => message);
  if ((record?.id ?? null) !== row.employeeId) sentences.unshift(otherPerson(found, record));
  if (sentences.length > 0) {
    const name = [row.cells?.firstName, row.cells?.lastName].filter(Boolean).join(' ');
    const problem = [name || row.cells?.email, sentences.join('. ')].filter(Boolean).join(': ');
    return { state: 'failed', problem };
  }
  if (checked.action === 'create') {
    const person = toNewPerson(values, today(command.now, command.zone));
    const prepared = { person, passwordHash: null, photoUrl: undefined, cards: [] };
    const { id, version } = await createEmployee(command, prepared, { isInvited: false });
    return { state: 'created', employeeId: id, version, isInvited: !person.isActive };
  }
  return checked.action === 'update' ? updateRecord(command, found, checked) : { state: 'skipped' };
}

/** Someone has taken the address since the import was started, or the employee has another one by now. */
function otherPerson({ matchBy }: ImportDetails, record: EmployeeRecord | undefined): string {
  const what = matchBy === 'email' ? 'email address' : 'code';
  return record ? `Another employee has this ${what} now` : `No employee has this ${what} any more`;
}

async function updateRecord(
  command: Command,
  found: ImportDetails,
  { record: { id }, values }: CheckedRow & { readonly action: 'update' | 'unchanged' | 'skip' },
): Promise<RowResult> {
  const record = await lockRecord(command, id);
  const effectiveDate = dayOf(command, found);
  const changes = { ...withEnd(command, record, values), effectiveDate };
  const saved = await updateEmployee(command, record, changes);
  return {
    state: 'updated',
    employeeId: id,
    version: saved.version,
    versionBefore: record.version,
    before: differences(record, saved),
  };
}

/** From when an import counts in the history of employees, and its undo, too: the day on which it was started. */
const dayOf = ({ zone }: Command, { createdAt }: ImportDetails): string =>
  today(createdAt.getTime(), zone);

/** An account ends with the last day that an import brings, as the form has it; never that of the person who imports. */
function withEnd(
  { now, zone, caller }: Command,
  record: EmployeeRecord,
  values: CheckedRow['values'],
) {
  const { exitDate } = values;
  const isNew = Boolean(exitDate) && exitDate !== record.exitDate;
  const ends = isNew && (exitDate ?? '') >= today(now, zone) && record.id !== caller.id;
  return { ...values, version: record.version, ...(ends && { deactivateOnExit: true }) };
}

/** Never set back: the record's own. */
const OF_RECORD = new Set(['version', 'isInvited']);

/** The fields of a record that have changed, as they were. */
function differences(before: EmployeeRecord, after: EmployeeRecord): Record<string, unknown> {
  const changed = Object.entries(before).filter(
    ([field, value]) => !OF_RECORD.has(field) && after[field as keyof EmployeeRecord] !== value,
  );
  return Object.fromEntries(changed);
}

async function inviteRows(...[, command, , rows]: Parameters<Work>): Promise<void> {
  await whileInTime(rows, async (row) => {
    const record = await lockRecord(command, row.employeeId as number);
    // Someone who has set a password or was deactivated meanwhile needs no invitation.
    if (record.isInvited) await mailInvitation(command, record);
    await updateRow(command.tx, row, { isInvited: true });
  });
}

async function undoRows(...[, command, found, rows]: Parameters<Work>): Promise<void> {
  const { tx } = command;
  await whileInTime(rows, async (row) => {
    const record = await lockRecord(command, row.employeeId as number);
    const touched = await findTouched(tx, [row]);
    const problem =
      touched.size > 0
        ? `${fullName(record)} has been changed or used since`
        : await undoRow(command, found, row, record);
    if (problem !== null) await updateRow(tx, row, { problem });
  });
}

/** Undoes a row, or says why not. */
async function undoRow(
  command: Command,
  found: ImportDetails,
  row: StoredRow,
  record: EmployeeRecord,
): Promise<string | null> {
  if (row.state === 'created') {
    await withdrawInvitation(command, record);
    await deleteEmployee(command, { ...record, isActive: false });
    return null;
  }
  try {
    await giveBack(command, found, row, record);
    return null;
  } catch (error) {
    // The rules come before anything is written.
    if (error instanceof ApiError) return `${fullName(record)}: ${error.message}`;
    throw error;
  }
}

/** Gives a record back what an update has changed. */
async function giveBack(
  command: Command,
  found: ImportDetails,
  row: StoredRow,
  record: EmployeeRecord,
): Promise<void> {
  const { tx } = command;
  const { email } = row.before ?? {};
  if (typeof email === 'string') await refuseTaken(tx, email, record.id);
  const effectiveDate = dayOf(command, found);
  const before = { ...row.before, version: record.version, effectiveDate };
  const saved = await updateEmployee(command, record, before);
  await joinTerms(tx, record.id, effectiveDate);
  const versions = { before: row.versionBefore ?? 0, after: saved.version };
  await restampRows(tx, record.id, versions);
  await updateRow(tx, row, { state: 'skipped', before: null });
}

/** A unique violation would end the transaction of the step, with the other rows of it. */
async function refuseTaken(tx: Command['tx'], email: string, ownId: number): Promise<void> {
  const found = await findRecords(tx, [normaliseEmail(email)], []);
  if (found.every(({ id }) => id === ownId)) return;
  throw new ApiError('conflict', 'Another employee has the former email address');
}
