import type { QueryOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import {
  asFields,
  type Fields,
  readBoolean,
  readCount,
  readName,
  readNumber,
  readText,
} from './reading/fields.ts';
import { objectsOf, type ReadList, readList, readObject } from './reading/list.ts';
import { type DayPlan, readPlan } from './reading/plan.ts';
import { requestData } from './request.ts';

/** A scope: `company`, `department:3` or `employee:12`; the company has no name. */
export interface PlanScope {
  readonly scope: string | null;
  readonly name: string | null;
  /** The employee code. */
  readonly code: string | null;
}

/** A scope with assignments or policies of its own, and those of today. */
export interface PlanScopeRow extends PlanScope {
  /** Of one of its entries. */
  readonly id: number | null;
  /** How many entries it has, also past and future ones. */
  readonly entries: number;
  readonly schedule: string | null;
  readonly calendar: string | null;
  readonly zone: string | null;
  readonly policy: string | null;
}

/** A value, and the scope that it comes from; without a scope it is a setting of the server. */
export interface SourcedValue {
  readonly name: string | null;
  readonly scope: string | null;
}

/** What counts today in a scope; null where nothing does. */
export interface PlanScopeToday extends PlanScope {
  /** The narrowest first. */
  readonly wider: readonly PlanScope[];
  readonly schedule: SourcedValue | null;
  readonly calendar: SourcedValue | null;
  readonly zone: SourcedValue | null;
  readonly policy: SourcedValue | null;
}

/** What a change would touch (docs/working-time.md#plans). */
export interface PlanChange {
  readonly employees: number;
  /** Departments and employees within the scope with their own, which counts before the change. */
  readonly ownDepartments: number;
  readonly ownEmployees: number;
  /** Past days that are calculated again; `from` is null for all of them. */
  readonly recalculated: { readonly from: string | null; readonly to: string | null } | undefined;
  readonly closedPeriods: readonly { readonly from: string | null; readonly to: string | null }[];
  readonly closedDays: number;
  readonly example:
    | { readonly employeeName: string | null; readonly days: readonly ChangedDay[] }
    | undefined;
}

/** A day before and after a change; a closed day keeps its figures. */
export interface ChangedDay {
  readonly date: string | null;
  readonly before: DayPlan | undefined;
  readonly after: DayPlan | undefined;
  readonly isClosed: boolean;
}

const readScope = ({ scope, name, code }: Fields): PlanScope => ({
  scope: readText(scope),
  name: readText(name),
  code: readText(code),
});

function readSourced(value: unknown): SourcedValue | null {
  const fields = asFields(value);
  return fields ? { name: readText(fields.name), scope: readText(fields.scope) } : null;
}

const readDates = ({ from, to }: Fields) => ({ from: readText(from), to: readText(to) });

/** A page of the scopes with entries of their own (capability `working-time`). Failure: 'Failed to fetch the settings'. */
export const planScopesQuery = (query: QueryOf<'listPlanScopes'>) =>
  queryOptions({
    queryKey: ['schedules', 'scopes', query],
    queryFn: async ({ signal }): Promise<ReadList<PlanScopeRow>> =>
      readList(
        await requestData(ENDPOINTS.listPlanScopes, 'readSettings', { query, signal }),
        (fields) => ({
          ...readScope(fields),
          id: readNumber(fields.id),
          entries: readCount(fields.entries) ?? 0,
          schedule: readText(fields.schedule),
          calendar: readText(fields.calendar),
          zone: readText(fields.zone),
          policy: readText(fields.policy),
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** What counts today in a scope (capability `working-time`). Failure: 'Failed to fetch the settings'. */
export const planScopeQuery = (scope: string) =>
  queryOptions({
    queryKey: ['schedules', 'scope', scope],
    queryFn: async ({ signal }): Promise<PlanScopeToday> => {
      const options = { query: { scope }, signal };
      const data = readObject(await requestData(ENDPOINTS.getPlanScope, 'readSettings', options));
      return {
        ...readScope(data),
        wider: objectsOf(data.wider).map(readScope),
        schedule: readSourced(data.schedule),
        calendar: readSourced(data.calendar),
        zone: readSourced(data.zone),
        policy: readSourced(data.policy),
      };
    },
  });

/**
 * What a change would touch (capability `working-time`); skipped while `query` is undefined. It is read whenever it is shown. Failure:
 * 'Failed to fetch the preview'.
 */
export const planChangeQuery = (query: QueryOf<'previewPlanChange'> | undefined) =>
  queryOptions({
    queryKey: ['plan-change', { ...query }],
    queryFn:
      query === undefined
        ? skipToken
        : async ({ signal }): Promise<PlanChange> =>
            readChange(
              readObject(
                await requestData(ENDPOINTS.previewPlanChange, 'previewPlanChange', {
                  query,
                  signal,
                }),
              ),
            ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

function readChange(data: Fields): PlanChange {
  const [recalculated, example] = [asFields(data.recalculated), asFields(data.example)];
  return {
    employees: readCount(data.employees) ?? 0,
    ownDepartments: readCount(data.ownDepartments) ?? 0,
    ownEmployees: readCount(data.ownEmployees) ?? 0,
    recalculated: recalculated && readDates(recalculated),
    closedPeriods: objectsOf(data.closedPeriods).map(readDates),
    closedDays: readCount(data.closedDays) ?? 0,
    example: example && {
      employeeName: readName(example.employeeName),
      days: objectsOf(example.days).map(({ date, before, after, isClosed }) => ({
        date: readText(date),
        before: readPlan(before),
        after: readPlan(after),
        isClosed: readBoolean(isClosed) ?? false,
      })),
    },
  };
}
