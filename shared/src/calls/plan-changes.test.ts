/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { ENDPOINTS, type Endpoint } from '../contract/index.ts';
import { fetchNow, mutate, serveCalls } from '../testing/serve-calls.ts';
import {
  assignmentsQuery,
  deleteAssignmentMutation,
  setAssignmentMutation,
} from './assignments.ts';
import { employeeTermsQuery } from './employee-terms.ts';
import { planChangeQuery, planScopeQuery, planScopesQuery } from './plan-scopes.ts';
import {
  deleteTimePolicyMutation,
  setTimePolicyMutation,
  timePoliciesQuery,
} from './time-policies.ts';

const { server, toasts, respond } = serveCalls();

const SCOPE = 'department:3';
const UNDO = { scope: SCOPE, before: [], after: [] };
const RANGE = { scope: SCOPE, from: '2026-03-05' };

test.each([
  ['setAssignment', 'undoAssignments', () => mutate(setAssignmentMutation(), RANGE)],
  ['deleteAssignment', 'undoAssignments', () => mutate(deleteAssignmentMutation(), 9)],
  ['setTimePolicy', 'undoTimePolicies', () => mutate(setTimePolicyMutation(), RANGE)],
  ['deleteTimePolicy', 'undoTimePolicies', () => mutate(deleteTimePolicyMutation(), 9)],
] as const)('Undo of %s sends back what the server sent', async (call, undoCall, send) => {
  respond(ENDPOINTS[call], { data: { undo: UNDO } });
  respond(ENDPOINTS[undoCall], { data: null });
  await send();
  toasts[0]?.action?.run();
  await waitFor(() => expect(toasts[1]?.text).toBe('Change undone'));
  expect(server.requests.at(-1)).toMatchObject({ path: ENDPOINTS[undoCall].path, body: UNDO });
});

test('without anything to undo, nothing is sent', async () => {
  respond(ENDPOINTS.setAssignment, { data: { undo: null } });
  await mutate(setAssignmentMutation(), RANGE);
  toasts[0]?.action?.run();
  expect(server.requests).toHaveLength(1);
});

test('a refused undo is shown', async () => {
  const message = 'This has been changed since. It cannot be undone any more.';
  respond(ENDPOINTS.deleteAssignment, {
    data: { undo: UNDO },
  });
  respond(ENDPOINTS.undoAssignments, { message }, 409);
  await mutate(deleteAssignmentMutation(), 9);
  toasts[0]?.action?.run();
  await waitFor(() => expect(toasts[1]).toMatchObject({ tone: 'error', text: message }));
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
