import * as z from 'zod/mini';
import { dayPlan } from '../attendance.ts';
import { defineCall } from '../call.ts';
import { ENDPOINTS } from '../endpoint.ts';
import { calendarDate, envelope, pageEnvelope, pageNumber } from '../envelope.ts';
import { planScope, zoneName } from './plan-fields.ts';

/** What a scope can have for a range of dates. */
const planKind = z.enum(['assignments', 'policies']);

/** A scope with the name of its department or employee. */
const namedScope = z.object({
  scope: z.string(),
  /** Null for the company. */
  name: z.nullable(z.string()),
  /** The employee code; null for the company and departments. */
  code: z.nullable(z.string()),
});

/** A scope that has assignments or policies of its own, with those of today; null fields are those of the wider scope. */
export const planScopeRow = z.extend(namedScope, {
  id: z.int(),
  /** How many it has, also past and future ones. */
  entries: z.int(),
  schedule: z.nullable(z.string()),
  calendar: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  policy: z.nullable(z.string()),
});

/** Which scopes have assignments, or policies, of their own: the company, departments and employees by name, ten per page. */
export const listPlanScopes = defineCall({
  ...ENDPOINTS.listPlanScopes,
  query: z.object({ what: planKind, page: z.optional(pageNumber) }),
  response: pageEnvelope(planScopeRow),
});

/** A value, and the scope that it comes from. */
const sourced = z.object({ id: z.int(), name: z.string(), scope: z.string() });

/** What counts today in a scope, and the wider scopes, the narrowest first (docs/working-time.md#plans). */
export const planScopeToday = z.extend(namedScope, {
  wider: z.array(namedScope),
  schedule: z.nullable(sourced),
  calendar: z.nullable(sourced),
  /** Its scope is null when it is the company zone, which is a setting of the server. */
  zone: z.object({ name: z.string(), scope: z.nullable(z.string()) }),
  /** Null for the default policy. */
  policy: z.nullable(sourced),
});

export const getPlanScope = defineCall({
  ...ENDPOINTS.getPlanScope,
  query: z.object({ scope: planScope }),
  response: envelope(planScopeToday),
});

const NONE = 'none';
const idOrNone = z
  .string()
  .check(
    z.refine(
      (text) => text === NONE || (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647),
      'Enter an id or none',
    ),
  );

/** A day of the example: what is planned for it now, and what would be planned. */
const changedDay = z.object({
  date: calendarDate,
  before: dayPlan,
  after: dayPlan,
  /** A closed day keeps its figures. */
  isClosed: z.boolean(),
});

/** What a change of an assignment or a policy would touch. */
export const planChange = z.object({
  /** How many employees belong to the scope on a date of the range. */
  employees: z.int(),
  /** How many departments and employees within it have their own for dates of the range, which counts before the change. */
  ownDepartments: z.int(),
  ownEmployees: z.int(),
  /** Past days, whose figures are calculated again; `from` is null for all of them. Null when the range has no past day. */
  recalculated: z.nullable(z.object({ from: z.nullable(calendarDate), to: calendarDate })),
  /** Closed periods with days of the range, which stay as they are, the oldest first. */
  closedPeriods: z.array(z.object({ from: calendarDate, to: calendarDate })),
  closedDays: z.int(),
  /** At most two weeks of one employee; null for a policy, or without an employee. */
  example: z.nullable(
    z.object({ employeeId: z.int(), employeeName: z.string(), days: z.array(changedDay) }),
  ),
});

/**
 * What `setAssignment` or `setTimePolicy` would touch; nothing is written. Without `from` since ever, without `to` without end. For an
 * assignment, an absent field keeps what is, `none` leaves it to the wider scope.
 */
export const previewPlanChange = defineCall({
  ...ENDPOINTS.previewPlanChange,
  query: z.object({
    what: planKind,
    scope: planScope,
    from: z.optional(calendarDate),
    to: z.optional(calendarDate),
    scheduleId: z.optional(idOrNone),
    calendarId: z.optional(idOrNone),
    zone: z.optional(z.union([z.literal(NONE), zoneName])),
  }),
  response: envelope(planChange),
});

export type PlanScopeRowBody = z.infer<typeof planScopeRow>;
export type PlanScopeTodayBody = z.infer<typeof planScopeToday>;
export type PlanChangeBody = z.infer<typeof planChange>;
