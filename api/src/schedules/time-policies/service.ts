import type {
  CallBody,
  TimePolicyBody,
  TimePolicyFields,
  undoTimePolicies as undoCall,
} from '@rollcall/shared/contract';
import { checkBreakRules, DEFAULT_TIME_POLICY } from '@rollcall/shared/domain';
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
import { type Entry, setRange } from '../ranges/set-range.ts';
import { undoHistory, undoOf } from '../ranges/undo-history.ts';
import { findHistory, findScopeKey, type PolicyValues, policyWriter } from './queries.ts';

type Undo = ReturnType<typeof undoOf<TimePolicyBody>>;
type Changes = { readonly [Field in keyof TimePolicyFields]?: TimePolicyFields[Field] | undefined };

const {
  paidBuckets: _buckets,
  nightFrom: _from,
  nightTo: _to,
  ...DEFAULT_COUNTING
} = DEFAULT_TIME_POLICY;

/** @throws ApiError `not_found`. */
export async function listPolicies(db: Db, key: string): Promise<TimePolicyBody[]> {
  const scope = await readScope(db, key);
  return (await findHistory(db, scope.key)).map(present);
}

/**
 * Sets fields of the policy of a scope for a range of dates.
 * @throws ApiError `invalid` with every broken rule.
 */
export async function setPolicy(
  { tx, now, caller }: Command,
  scope: Scope,
  {
    from,
    to,
    ...changes
  }: Changes & { readonly from: string | null; readonly to?: string | null | undefined },
): Promise<{ policies: TimePolicyBody[]; employees: number; undo: Undo }> {
  const valid = toValidDates({ from, to });
  const before = await findHistory(tx, scope.key);
  const after = setRange(before, valid, (values) => edit(values, changes));
  if (isUnchanged(before, after)) {
    return { policies: before.map(present), employees: 0, undo: null };
  }
  await saveHistory(before, after, policyWriter(tx, scope));
  const policies = (await findHistory(tx, scope.key)).map(present);
  await writeAudit(tx, caller, now, {
    action: 'time-policy.set',
    ...(scope.employee && { employee: scope.employee }),
    before: { scope: scope.key, policies: before.map(present) },
    after: { scope: scope.key, policies },
  });
  const undo = undoOf(scope.key, { before: before.map(present), after: policies });
  return { policies, employees: await countEmployees(tx, scope, valid), undo };
}

export async function deletePolicy(
  { tx, now, caller }: Command,
  { scope, id }: { readonly scope: Scope; readonly id: number },
): Promise<{ undo: Undo }> {
  const history = await findHistory(tx, scope.key);
  const before = history.find((row) => row.id === id);
  if (!before) throw noSuchPolicy();
  await policyWriter(tx, scope).remove([id]);
  await writeAudit(tx, caller, now, {
    action: 'time-policy.delete',
    ...(scope.employee && { employee: scope.employee }),
    before: { scope: scope.key, ...present(before) },
  });
  const rows = history.map(present);
  return { undo: undoOf(scope.key, { before: rows, after: rows.filter((row) => row.id !== id) }) };
}

/** @throws ApiError `stale` when the scope has been changed since. */
export async function undoChange(
  { tx, now, caller }: Command,
  scope: Scope,
  { before, after }: CallBody<typeof undoCall>,
): Promise<null> {
  const current = await findHistory(tx, scope.key);
  const entriesOf = (rows: typeof before) =>
    rows.map(({ id, from, to, ...fields }) => ({
      id,
      valid: toValidDates({ from, to }),
      values: edit(fields, {}),
    }));
  await undoHistory(
    current,
    { before: entriesOf(before), after: entriesOf(after) },
    policyWriter(tx, scope),
  );
  await writeAudit(tx, caller, now, {
    action: 'time-policy.undo',
    ...(scope.employee && { employee: scope.employee }),
    before: { scope: scope.key, policies: current.map(present) },
    after: { scope: scope.key, policies: before },
  });
  return null;
}

/** @throws ApiError `not_found`. */
export async function lockPolicy(command: Command, id: number) {
  const key = await findScopeKey(command.tx, id);
  if (key === undefined) throw noSuchPolicy();
  return { id, scope: await lockScope(command, key) };
}

/** The values of one part of the range; a new policy has the defaults and needs a name. */
function edit(stored: PolicyValues | null, changes: Changes): PolicyValues {
  const { name = '' } = changes;
  const base = stored ?? {
    name,
    ...DEFAULT_COUNTING,
    nightFrom: null,
    nightTo: null,
    payRules: [],
  };
  const values = withChanges<PolicyValues>(base, {
    ...pickPolicy(changes),
    payRules: changes.payRules?.toSorted((a, b) => a.bucket.localeCompare(b.bucket)),
  });
  const { nightFrom, nightTo } = values;
  const paysNight = values.payRules.some(({ bucket }) => bucket === 'night');
  refuseBroken([
    ...(values.name === '' ? [{ field: 'name', message: 'A new policy needs a name' }] : []),
    ...checkBreakRules(values.breakRules),
    ...((nightFrom === null) === (nightTo === null)
      ? []
      : [
          {
            field: nightFrom === null ? 'nightFrom' : 'nightTo',
            message: 'The night needs a start and an end',
          },
        ]),
    ...(paysNight && nightFrom === nightTo
      ? [{ field: 'nightFrom', message: 'A pay rule for the night needs when it starts and ends' }]
      : []),
  ]);
  return values;
}

function pickPolicy(changes: Changes): Omit<Changes, 'payRules'> {
  const { name, rounding, stepMin, breakRules, overtimeDailyAfterMin } = changes;
  const { overtimeWeeklyAfterMin, nightFrom, nightTo } = changes;
  return {
    name,
    rounding,
    stepMin,
    breakRules,
    overtimeDailyAfterMin,
    overtimeWeeklyAfterMin,
    nightFrom,
    nightTo,
  };
}

function present({ id, valid, values }: Entry<PolicyValues>): TimePolicyBody {
  return {
    id,
    ...presentDates(valid),
    ...values,
    breakRules: [...values.breakRules],
    payRules: [...values.payRules],
  };
}

function noSuchPolicy(): ApiError {
  return new ApiError('not_found', 'There is no such time policy.');
}
