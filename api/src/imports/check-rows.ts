import {
  type CheckedRowBody,
  type ImportedChanges,
  type ImportRow,
  importedChanges,
  importedPerson,
} from '@rollcall/shared/contract';
import { type EmployeeDates, normaliseEmail, today } from '@rollcall/shared/domain';
import * as z from 'zod/mini';
import type { Context } from '../core/context.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { fullName } from '../employees/full-name.ts';
import { assertConsistentDates } from '../people/records/consistent-dates.ts';
import type { NewPerson } from '../people/records/create.ts';
import { checkedPhones } from '../people/records/phones.ts';
import type { EmployeeRecord } from '../people/records/record.ts';
import { diffRecord } from '../people/records/update.ts';
import { findDepartments, findRecords } from './queries.ts';

/** What an import is to do. */
export interface ImportRequest {
  readonly rows: readonly ImportRow[];
  readonly matchBy: 'email' | 'employeeCode';
  readonly existing: 'update' | 'skip';
  readonly addsDepartments?: boolean | undefined;
}

type RowError = CheckedRowBody['errors'][number];

/** A row with what would be done, and with the values that the record would get. */
export type CheckedRow = {
  readonly errors: readonly RowError[];
} & (
  | { readonly action: 'create'; readonly record?: undefined; readonly values: ImportedChanges }
  | {
      readonly action: 'update' | 'unchanged' | 'skip';
      readonly record: EmployeeRecord;
      readonly values: ImportedChanges;
      readonly changes: readonly string[];
    }
);

/** Rows with what would be done, and the departments that do not exist yet. */
export interface CheckedRows {
  readonly rows: readonly CheckedRow[];
  readonly newDepartments: readonly string[];
}

/**
 * Says what an import would do with each row, by the rules of the calls that create and update one employee. It reads whom the
 * rows name in one query each, whatever their number.
 */
export async function checkRows(
  { db, clock, zone }: Pick<Context, 'db' | 'clock' | 'zone'>,
  request: ImportRequest,
): Promise<CheckedRows> {
  const day = today(clock(), zone);
  const read = request.rows.map(readRow);
  const rows = read.map(({ row }) => row);
  const people = await findPeople(db, rows);
  const departments = departmentsOf(await findDepartments(db), request.addsDepartments ?? false);
  const twice = repeated(rows, request.matchBy);
  const checked = rows.map((row, at) => {
    const person = personOf(row, request.matchBy, people);
    if (person.record && request.existing === 'skip') return skipped(person.record);
    const known = departments.named(row);
    const found = check(known.row, person, { matchBy: request.matchBy, day });
    // Who is in a department that is no longer offered may stay there.
    const stays = person.record?.department === known.row.department;
    const errors = [...(read[at]?.errors ?? []), ...twice(at), ...found.errors];
    return { ...found, errors: stays ? errors : [...errors, ...known.errors] };
  });
  return { rows: checked, newDepartments: departments.added() };
}

type People = Awaited<ReturnType<typeof findPeople>>;

async function findPeople(db: Context['db'], rows: readonly ImportRow[]) {
  const emails = rows.flatMap(({ email: text }) => (text ? [normaliseEmail(text)] : []));
  const codes = rows.flatMap(({ employeeCode }) => (employeeCode ? [employeeCode] : []));
  const found = await findRecords(db, emails, codes);
  return {
    byEmail: new Map(found.map((record) => [normaliseEmail(record.email), record])),
    byCode: new Map(found.map((record) => [record.employeeCode.toLowerCase(), record])),
  };
}

/** Whom a row is about: who is found by the chosen field, and who has the address. */
interface Person {
  readonly record: EmployeeRecord | undefined;
  readonly ofEmail: EmployeeRecord | undefined;
}

function personOf(
  { email, employeeCode = '' }: ImportRow,
  matchBy: ImportRequest['matchBy'],
  people: People,
): Person {
  const ofEmail = email ? people.byEmail.get(normaliseEmail(email)) : undefined;
  const ofCode = people.byCode.get(employeeCode.toLowerCase());
  return { record: matchBy === 'email' ? ofEmail : ofCode, ofEmail };
}

const skipped = (record: EmployeeRecord): CheckedRow => ({
  action: 'skip',
  record,
  values: {},
  changes: [],
  errors: [],
});

interface Rules extends Pick<ImportRequest, 'matchBy'> {
  /** Today, `YYYY-MM-DD`. */
  readonly day: string;
}

function check(row: ImportRow, { record, ofEmail }: Person, { matchBy, day }: Rules): CheckedRow {
  const { employeeCode: code = '', ...texts } = row;
  const errors: RowError[] = [];
  if (matchBy === 'employeeCode' && code !== '' && !record) {
    errors.push({ field: 'employeeCode', message: `No employee has the code ${code}` });
  }
  if (ofEmail && ofEmail.id !== record?.id) {
    errors.push({ field: 'email', message: 'Another employee has this email address' });
  }
  const parsed = z.safeParse(record ? importedChanges : importedPerson, texts);
  if (!parsed.success) errors.push(...parsed.error.issues.map(toRowError));
  const values: ImportedChanges = parsed.success ? parsed.data : {};
  const { after } = record ? diffRecord(record, values) : { after: values };
  errors.push(...ruleErrors(() => checkDates(record, after, day)));
  errors.push(...ruleErrors(() => checkedPhones(after)));
  if (!record) return { action: 'create', values, errors };
  const changes = Object.keys(after);
  const isUnchanged = changes.length === 0 && errors.length === 0;
  return { action: isUnchanged ? 'unchanged' : 'update', record, values, changes, errors };
}

/** The rules of dates, for a record with its changes. */
function checkDates(record: EmployeeRecord | undefined, after: object, day: string): void {
  const changed = after as EmployeeDates;
  assertConsistentDates({ ...record, ...changed }, changed, day);
}

const toRowError = ({ path, message }: { path: PropertyKey[]; message: string }): RowError => ({
  field: String(path[0] ?? ''),
  message,
});

/** The errors of a rule that throws. */
function ruleErrors(rule: () => void): RowError[] {
  try {
    rule();
    return [];
  } catch (error) {
    if (error instanceof ApiError && error.fields) return [...error.fields];
    throw error;
  }
}

/** A row without empty cells, which say nothing: an import never clears a field. What no database can store is an error. */
function readRow(row: ImportRow): { readonly row: ImportRow; readonly errors: RowError[] } {
  const errors: RowError[] = [];
  const cells = Object.entries(row).flatMap(([field, text = '']) => {
    const trimmed = text.trim();
    const canBeStored = trimmed.isWellFormed() && !trimmed.includes('\0');
    if (!canBeStored) errors.push({ field, message: 'This has a character that cannot be stored' });
    return trimmed === '' || !canBeStored ? [] : [[field, trimmed]];
  });
  return { row: Object.fromEntries(cells) as ImportRow, errors };
}

/** Refuses a second row about the same person. Codes count only where people are found by them. */
function repeated(rows: readonly ImportRow[], matchBy: ImportRequest['matchBy']) {
  const fields = matchBy === 'email' ? (['email'] as const) : (['email', 'employeeCode'] as const);
  const labels = { email: 'email address', employeeCode: 'employee code' } as const;
  const keysOf = (field: 'email' | 'employeeCode') =>
    rows.map(({ [field]: text }) => (text ? normaliseEmail(text) : undefined));
  const each = fields.map((field) => {
    const keys = keysOf(field);
    return { field, keys, first: firstOf(keys) };
  });
  return (at: number): RowError[] =>
    each.flatMap(({ field, keys, first }) => {
      const key = keys[at];
      const before = key === undefined ? at : (first.get(key) ?? at);
      if (before === at) return [];
      return [{ field, message: `Row ${before + 1} has the same ${labels[field]}` }];
    });
}

function firstOf(keys: readonly (string | undefined)[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const [at, key] of keys.entries()) {
    if (key !== undefined && !first.has(key)) first.set(key, at);
  }
  return first;
}

interface Department {
  readonly name: string;
  readonly isActive: boolean;
}

/** Finds departments whatever the case of their names, and collects those that would be added. */
function departmentsOf(existing: readonly Department[], addsDepartments: boolean) {
  const known = new Map(existing.map((each) => [each.name.toLowerCase(), each]));
  const missing = new Map<string, string>();
  return {
    added: () => [...missing.values()],
    named(row: ImportRow): { readonly row: ImportRow; readonly errors: readonly RowError[] } {
      const { department } = row;
      if (department === undefined) return { row, errors: [] };
      const key = department.toLowerCase();
      const found = known.get(key);
      if (found?.isActive) return { row: { ...row, department: found.name }, errors: [] };
      const field = 'department';
      if (found) {
        const message = `The department ${found.name} is not active`;
        return { row: { ...row, department: found.name }, errors: [{ field, message }] };
      }
      if (!missing.has(key)) missing.set(key, department);
      const name = missing.get(key) ?? department;
      if (addsDepartments) return { row: { ...row, department: name }, errors: [] };
      return { row, errors: [{ field, message: `There is no department ${department}` }] };
    },
  };
}

/** A checked row as the API returns it. */
export const presentRow = (row: CheckedRow): CheckedRowBody => ({
  action: row.action,
  employeeId: row.record?.id ?? null,
  employeeName: row.record ? fullName(row.record) : null,
  changes: row.record ? [...row.changes] : [],
  errors: [...row.errors],
});

/**
 * The record of someone new. Someone who has left already cannot sign in, and the account of who leaves ends with their last day.
 * @param day today, `YYYY-MM-DD`.
 */
export function toNewPerson(values: ImportedChanges, day: string): NewPerson {
  const { exitDate } = values;
  const hasLeft = exitDate ? exitDate < day : false;
  return {
    ...(checkedPhones(values) as NewPerson),
    isActive: !hasLeft,
    deactivateOnExit: Boolean(exitDate) && !hasLeft,
    hasPf: Boolean(values.pfNumber),
  };
}
