import type {
  AssignmentBody,
  CallBody,
  undoAssignments as undoCall,
} from '@rollcall/shared/contract';
import type { Command } from '../../commands/command.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Db } from '../../core/db/connection.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { refuseBroken, withChanges } from '../changes/change.ts';
import { isUnchanged, saveHistory } from '../ranges/save-history.ts';
import {
  countEmployees,
  lockScope,
  presentDates,
  readScope,
  type Scope,
  toValidDates,
} from '../ranges/scope.ts';
import { setRange } from '../ranges/set-range.ts';
import { undoHistory, undoOf } from '../ranges/undo-history.ts';
import {
  type AssignmentRow,
  type AssignmentValues,
  assignmentWriter,
  calendarExists,
  findHistory,
  findScopeKey,
  scheduleExists,
} from './queries.ts';

type Changes = { readonly [Field in keyof AssignmentValues]?: AssignmentValues[Field] | undefined };

/** Changed fields, and the first and last date for which they change. */
export type AssignmentChange = Changes & {
  readonly from: string | null;
  readonly to?: string | null | undefined;
};

type Undo = ReturnType<typeof undoOf<ReturnType<typeof presentUnnamed>>>;

const NOTHING: AssignmentValues = { scheduleId: null, calendarId: null, zone: null };

/** @throws ApiError `not_found`. */
export async function listAssignments(db: Db, key: string): Promise<AssignmentBody[]> {
  const scope = await readScope(db, key);
  return (await findHistory(db, scope.key)).map(presentAssignment);
}

/**
 * Sets fields of a scope for a range of dates. Where no field is left, the scope has no assignment.
 * @throws ApiError `invalid` naming the fields, `conflict` when the company would have none.
 */
export async function setAssignment(
  { tx, now, caller }: Command,
  scope: Scope,
  body: AssignmentChange,
): Promise<{
  assignments: AssignmentBody[];
  employees: number;
  undo: Undo;
  isChanged: boolean;
}> {
  const { valid, before, entries, after } = await changeHistory(tx, scope.key, body);
  if (isUnchanged(entries, after)) {
    const assignments = before.map(presentAssignment);
    return { assignments, employees: 0, undo: null, isChanged: false };
  }
  if (scope.kind === 'company' && after.length === 0) throw lastOfCompany();
  await saveHistory(entries, after, assignmentWriter(tx, scope));
  const saved = await findHistory(tx, scope.key);
  const assignments = saved.map(presentAssignment);
  await writeAudit(tx, caller, now, {
    action: 'assignment.set',
    ...(scope.employee && { employee: scope.employee }),
    before: { scope: scope.key, assignments: before.map(presentAssignment) },
    after: { scope: scope.key, assignments },
  });
  const undo = undoOf(scope.key, {
    before: before.map(presentUnnamed),
    after: saved.map(presentUnnamed),
  });
  const employees = await countEmployees(tx, scope, valid);
  return { assignments, employees, undo, isChanged: true };
}

/**
 * The history of a scope before and after a change, which is not stored.
 * @throws ApiError `invalid` naming the fields.
 */
export async function changeHistory(db: Db, scopeKey: string, change: AssignmentChange) {
  const valid = toValidDates(change);
  const { scheduleId, calendarId, zone } = change;
  await refuseUnknown(db, change);
  const before = await findHistory(db, scopeKey);
  const entries = before.map(toEntry);
  const after = setRange(entries, valid, (values) => {
    const changed = withChanges(values ?? NOTHING, { scheduleId, calendarId, zone });
    return Object.values(changed).every((value) => value === null) ? null : changed;
  });
  return { valid, before, entries, after };
}

/** @throws ApiError `conflict` for the last assignment of the company. */
export async function deleteAssignment(
  { tx, now, caller }: Command,
  { scope, id }: { readonly scope: Scope; readonly id: number },
): Promise<{ undo: Undo }> {
  const history = await findHistory(tx, scope.key);
  const before = history.find((row) => row.id === id);
  if (!before) throw noSuchAssignment();
  if (scope.kind === 'company' && history.length === 1) throw lastOfCompany();
  await assignmentWriter(tx, scope).remove([id]);
  await writeAudit(tx, caller, now, {
    action: 'assignment.delete',
    ...(scope.employee && { employee: scope.employee }),
    before: { scope: scope.key, ...presentAssignment(before) },
  });
  const rows = history.map(presentUnnamed);
  const after = rows.filter((row) => row.id !== id);
  return { undo: undoOf(scope.key, { before: rows, after }) };
}

/** @throws ApiError `stale` when the scope has been changed since, `conflict` when the company would have none. */
export async function undoChange(
  { tx, now, caller }: Command,
  scope: Scope,
  { before, after }: CallBody<typeof undoCall>,
): Promise<null> {
  const current = await findHistory(tx, scope.key);
  for (const row of before) await refuseUnknown(tx, row);
  if (scope.kind === 'company' && before.length === 0) throw lastOfCompany();
  const entriesOf = (rows: typeof before) =>
    rows.map(({ from, to, scheduleId = null, calendarId = null, ...row }) =>
      toEntry({ ...row, scheduleId, calendarId, valid: toValidDates({ from, to }) }),
    );
  await undoHistory(
    current.map(toEntry),
    { before: entriesOf(before), after: entriesOf(after) },
    assignmentWriter(tx, scope),
  );
  await writeAudit(tx, caller, now, {
    action: 'assignment.undo',
    ...(scope.employee && { employee: scope.employee }),
    before: { scope: scope.key, assignments: current.map(presentAssignment) },
    after: { scope: scope.key, assignments: before },
  });
  return null;
}

/** @throws ApiError `not_found`. */
export async function lockAssignment(command: Command, id: number) {
  const key = await findScopeKey(command.tx, id);
  if (key === undefined) throw noSuchAssignment();
  return { id, scope: await lockScope(command, key) };
}

/** An assignment as the API returns it. */
function presentAssignment({ valid, ...row }: AssignmentRow): AssignmentBody {
  return { ...row, ...presentDates(valid) };
}

function presentUnnamed({ id, valid, scheduleId, calendarId, zone }: AssignmentRow) {
  return { id, ...presentDates(valid), scheduleId, calendarId, zone };
}

type Unnamed = Omit<AssignmentRow, 'scheduleName' | 'calendarName'>;

function toEntry({ id, valid, scheduleId, calendarId, zone }: Unnamed) {
  return { id, valid, values: { scheduleId, calendarId, zone } };
}

async function refuseUnknown(tx: Db, { scheduleId, calendarId }: Changes): Promise<void> {
  const hasSchedule = !scheduleId || (await scheduleExists(tx, scheduleId));
  const hasCalendar = !calendarId || (await calendarExists(tx, calendarId));
  refuseBroken([
    ...(hasSchedule ? [] : [{ field: 'scheduleId', message: 'There is no such work schedule' }]),
    ...(hasCalendar ? [] : [{ field: 'calendarId', message: 'There is no such holiday calendar' }]),
  ]);
}

function noSuchAssignment(): ApiError {
  return new ApiError('not_found', 'There is no such assignment.');
}

function lastOfCompany(): ApiError {
  const message =
    'The company needs an assignment, since it counts for everyone without one of their own. Change it instead.';
  return new ApiError('conflict', message);
}
