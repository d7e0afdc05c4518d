import type { PlanScopeRowBody, PlanScopeTodayBody } from '@rollcall/shared/contract';
import { today } from '@rollcall/shared/domain';
import { createDepartmentFinder } from '../../attendance/plans/departments.ts';
import { createValidRows, firstValue } from '../../attendance/plans/scopes.ts';
import type { Context } from '../../core/context.ts';
import { fullName } from '../../employees/full-name.ts';
import { readScope } from '../ranges/scope.ts';
import {
  findAssignmentsOn,
  findPoliciesOn,
  findScopeNames,
  findScopePage,
  type PlanKind,
  type ScopeName,
} from './queries.ts';

type ScopeContext = Pick<Context, 'db' | 'clock' | 'zone'>;

/** One page of the scopes with assignments or policies of their own, and their number. */
export async function listScopePage(
  { db, clock, zone }: ScopeContext,
  what: PlanKind,
  page: number,
): Promise<{ rows: PlanScopeRowBody[]; total: number }> {
  const { rows, total } = await findScopePage(db, what, page);
  const keys = rows.map(({ scope }) => scope);
  const date = today(clock(), zone);
  const assigned = await findAssignmentsOn(db, keys, date);
  const policies = await findPoliciesOn(db, keys, date);
  return {
    total,
    rows: rows.map((row) => {
      const own = assigned.find(({ scopeKey }) => scopeKey === row.scope);
      return {
        ...presentName(row),
        id: row.id,
        entries: row.entries,
        schedule: own?.scheduleName ?? null,
        calendar: own?.calendarName ?? null,
        zone: own?.zone ?? null,
        policy: policies.find(({ scopeKey }) => scopeKey === row.scope)?.name ?? null,
      };
    }),
  };
}

/**
 * What counts today in a scope, and where it comes from.
 * @throws ApiError `not_found`.
 */
export async function readScopeToday(
  { db, clock, zone }: ScopeContext,
  key: string,
): Promise<PlanScopeTodayBody> {
  const scope = await readScope(db, key);
  const date = today(clock(), zone);
  const department =
    scope.employeeId === null
      ? undefined
      : (await createDepartmentFinder(db, [scope.employeeId], { from: date, to: date }))(
          scope.employeeId,
          date,
        );
  const wider = scope.kind === 'company' ? [] : [...(department ? [department] : []), 'company'];
  const keys = [key, ...wider];
  const names = new Map((await findScopeNames(db, keys)).map((row) => [row.scope, row]));
  const nameOf = (name: string) =>
    presentName(names.get(name) ?? { scope: name, department: null, employee: null });
  return { ...nameOf(key), wider: wider.map(nameOf), ...(await readValues(db, keys, date, zone)) };
}

/** The values of the narrowest scope that has one. */
async function readValues(
  db: ScopeContext['db'],
  keys: readonly string[],
  date: string,
  companyZone: string,
) {
  const assigned = createValidRows(await findAssignmentsOn(db, keys, date))(keys, date);
  const policies = createValidRows(await findPoliciesOn(db, keys, date))(keys, date);
  const zone = firstValue(assigned, ({ zone: name, scopeKey }) =>
    name === null ? null : { name, scope: scopeKey },
  );
  return {
    schedule: firstValue(assigned, (row) =>
      sourced(row.scopeKey, row.scheduleId, row.scheduleName),
    ),
    calendar: firstValue(assigned, (row) =>
      sourced(row.scopeKey, row.calendarId, row.calendarName),
    ),
    zone: zone ?? { name: companyZone, scope: null },
    policy: firstValue(policies, ({ scopeKey, id, name }) => sourced(scopeKey, id, name)),
  };
}

function sourced(scope: string, id: number | null, name: string | null) {
  return id === null || name === null ? null : { id, name, scope };
}

function presentName({ scope, department, employee }: ScopeName) {
  return {
    scope,
    name: department ?? (employee && fullName(employee)),
    code: employee?.code ?? null,
  };
}
