/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import {
  deleteAssignment,
  deleteTimePolicy,
  ENDPOINTS,
  type Endpoint,
  setAssignment,
  setTimePolicy,
} from '../contract/index.ts';
import { fetchNow, mutate, serveCalls } from '../testing/serve-calls.ts';
import {
  type Assignment,
  assignmentsQuery,
  deleteAssignmentMutation,
  setAssignmentMutation,
} from './assignments.ts';
import { employeeTermsQuery } from './employee-terms.ts';
import { planChangeQuery, planScopeQuery, planScopesQuery } from './plan-scopes.ts';
import {
  deleteTimePolicyMutation,
  setTimePolicyMutation,
  type TimePolicy,
  timePoliciesQuery,
} from './time-policies.ts';

const { server, toasts, respond } = serveCalls();
beforeEach(() => {
  respond(ENDPOINTS.setAssignment, { data: {} });
  respond(ENDPOINTS.deleteAssignment, { data: null });
  respond(ENDPOINTS.deleteTimePolicy, { data: null });
});

const SCOPE = 'department:3';
const assigned = (changes: Partial<Assignment>): Assignment => ({
  id: 1,
  from: null,
  to: null,
  scheduleId: null,
  scheduleName: null,
  calendarId: null,
  calendarName: null,
  zone: null,
  ...changes,
});
const policy = (changes: Partial<TimePolicy>): TimePolicy => ({
  id: 1,
  from: null,
  to: null,
  name: 'Law',
  rounding: 'nearest',
  stepMin: 1,
  breakRules: [],
  overtimeDailyAfterMin: null,
  overtimeWeeklyAfterMin: null,
  nightFrom: null,
  nightTo: null,
  payRules: [],
  ...changes,
});
async function pressUndo() {
  toasts[0]?.action?.run();
  await waitFor(() => expect(toasts[1]?.text).toBe('Change undone'));
}
const bodies = (call: typeof setAssignment | typeof setTimePolicy) =>
  server.requestsOf(call).map(({ body }) => body);

test('Undo of a set assignment gives each date what it had, in the changed fields only', async () => {
  const before = [assigned({ to: '2026-03-10', scheduleId: 4, zone: 'UTC' })];
  const body = { scope: SCOPE, from: '2026-03-05', scheduleId: 7 };
  await mutate(setAssignmentMutation(), { body, before });
  expect(toasts[0]).toMatchObject({ text: 'Assignment saved', action: { label: 'Undo' } });
  await pressUndo();
  expect(bodies(setAssignment)).toEqual([
    body,
    { scope: SCOPE, from: '2026-03-05', to: '2026-03-10', scheduleId: 4 },
    { scope: SCOPE, from: '2026-03-11', to: null, scheduleId: null },
  ]);
});

test('Undo of a deleted assignment sets all its fields again', async () => {
  const assignment = assigned({ id: 9, from: '2026-03-05', calendarId: 2, zone: 'UTC' });
  await mutate(deleteAssignmentMutation(), { scope: SCOPE, assignment });
  expect(server.requestsOf(deleteAssignment)).toMatchObject([{ path: '/admin/assignments/9' }]);
  await pressUndo();
  expect(bodies(setAssignment)).toEqual([
    { scope: SCOPE, from: '2026-03-05', to: null, scheduleId: null, calendarId: 2, zone: 'UTC' },
  ]);
});

test('Undo of the first policy of a scope deletes it', async () => {
  respond(ENDPOINTS.setTimePolicy, { data: { policies: [policy({ id: 5, from: '2026-03-05' })] } });
  const body = { scope: SCOPE, from: '2026-03-05', name: 'Law' };
  await mutate(setTimePolicyMutation(), { body, before: [] });
  await pressUndo();
  expect(bodies(setTimePolicy)).toEqual([body]);
  expect(server.requestsOf(deleteTimePolicy)).toMatchObject([{ path: '/admin/time-policies/5' }]);
});

test('Undo of a policy that was joined with its equal neighbour sets the neighbour again', async () => {
  const before = [policy({ id: 5, to: '2026-03-04' })];
  respond(ENDPOINTS.setTimePolicy, { data: { policies: [policy({ id: 5 })] } });
  const body = { scope: SCOPE, from: '2026-03-05', name: 'Law' };
  await mutate(setTimePolicyMutation(), { body, before });
  await pressUndo();
  expect(server.requestsOf(deleteTimePolicy)).toHaveLength(1);
  expect(bodies(setTimePolicy)[1]).toMatchObject({ scope: SCOPE, from: null, to: '2026-03-04' });
});

test('Undo of a changed policy sets all fields of the earlier one', async () => {
  const old = policy({ id: 5, stepMin: 15, payRules: [{ bucket: 'night', multiplier: 1.25 }] });
  respond(ENDPOINTS.setTimePolicy, { data: { policies: [policy({ id: 5, stepMin: 5 })] } });
  const body = { scope: SCOPE, from: null, stepMin: 5 as const };
  await mutate(setTimePolicyMutation(), { body, before: [old] });
  await pressUndo();
  const { id: _id, ...fields } = old;
  expect(bodies(setTimePolicy)[1]).toEqual({ scope: SCOPE, ...fields });
  expect(server.requestsOf(deleteTimePolicy)).toEqual([]);
});

test('Undo of a deleted policy sets it again; a failure of Undo is shown', async () => {
  respond(ENDPOINTS.setTimePolicy, { message: 'No' }, 422);
  const deleted = policy({ id: 5, from: '2026-03-05' });
  await mutate(deleteTimePolicyMutation(), { scope: SCOPE, policy: deleted });
  toasts[0]?.action?.run();
  await waitFor(() => expect(toasts[1]).toMatchObject({ tone: 'error', text: 'No' }));
  expect(bodies(setTimePolicy)).toMatchObject([{ scope: SCOPE, from: '2026-03-05', name: 'Law' }]);
});

const SETTINGS = 'Failed to fetch the settings';

test.each<[Endpoint, object, string]>([
  [ENDPOINTS.getEmployeeTerms, employeeTermsQuery(4), 'Failed to fetch the history'],
  [ENDPOINTS.listAssignments, assignmentsQuery(SCOPE), SETTINGS],
  [ENDPOINTS.listTimePolicies, timePoliciesQuery(SCOPE), SETTINGS],
  [ENDPOINTS.listPlanScopes, planScopesQuery({ what: 'policies' }), SETTINGS],
  [ENDPOINTS.getPlanScope, planScopeQuery(SCOPE), SETTINGS],
  [
    ENDPOINTS.previewPlanChange,
    planChangeQuery({ what: 'policies', scope: SCOPE }),
    'Failed to fetch the preview',
  ],
])('$name has a message of its own when the server sends none', async (call, query, message) => {
  respond(call, {}, 500);
  await expect(fetchNow(query)).rejects.toThrow(message);
});
