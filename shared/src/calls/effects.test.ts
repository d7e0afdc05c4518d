/** @jest-environment jsdom */

import { ENDPOINTS, type Endpoint } from '../contract/index.ts';
import { aNewEmployee } from '../testing/builders.ts';
import { fetchNow, mutate, serveCalls } from '../testing/serve-calls.ts';
import { queryClient } from '../transport/index.ts';
import { accountStatusMutation, deleteEmployeeMutation } from './account-status.ts';
import {
  createDocumentMutation,
  deleteDocumentMutation,
  updateDocumentMutation,
} from './documents.ts';
import {
  createEmployeeMutation,
  employeeRoleMutation,
  updateEmployeeMutation,
} from './employee-record.ts';
import { allEmployeesQuery } from './employees.ts';
import { uploadMutation } from './uploads.ts';

const { respond, toasts } = serveCalls();

const FILE = { file: new Blob(['x']), name: 'a.png' };
const DOCUMENT = { type: 'Passport', url: '/f' };

/** Query keys that a change invalidates after success and failure (spec §8). */
const EMPLOYEES = [['employees'], ['dashboard']];
const NO_KEYS: string[][] = [];

interface Effect {
  readonly call: Endpoint;
  readonly send: () => Promise<unknown>;
  /** Tone and text of a success. */
  readonly success: readonly string[] | null;
  readonly isFailureRaised: boolean;
  readonly afterSuccess: string[][];
  readonly afterFailure: string[][];
}

const effect = (
  name: keyof typeof ENDPOINTS,
  send: () => Promise<unknown>,
  success: Effect['success'],
  others: Partial<Effect> = {},
): Effect => ({
  call: ENDPOINTS[name],
  send,
  success,
  isFailureRaised: true,
  afterSuccess: EMPLOYEES,
  afterFailure: EMPLOYEES,
  ...others,
});

const EFFECTS = [
  effect('createDocument', () => mutate(createDocumentMutation(7), DOCUMENT), [
    'success',
    'Document uploaded successfully',
  ]),
  effect('updateDocument', () => mutate(updateDocumentMutation(7), { ...DOCUMENT, id: 3 }), [
    'success',
    'Document updated successfully',
  ]),
  effect('deleteDocument', () => mutate(deleteDocumentMutation(), 3), [
    'warning',
    'Document deleted successfully',
  ]),
  effect('updateEmployee', () => mutate(updateEmployeeMutation(7), { received: {}, changes: {} }), [
    'success',
    'Employee updated successfully',
  ]),
  effect('setEmployeeRole', () => mutate(employeeRoleMutation(7), 'ADMIN'), null),
  effect('deleteEmployee', () => mutate(deleteEmployeeMutation(7), undefined), [
    'success',
    'Employee deleted successfully',
  ]),
  // The page's banner shows the failure, and no data has changed.
  effect(
    'createEmployee',
    () => mutate(createEmployeeMutation(), aNewEmployee()),
    ['success', 'Employee created successfully'],
    { isFailureRaised: false, afterFailure: NO_KEYS },
  ),
  // The list itself refetches its page or its search (spec §4).
  effect(
    'setEmployeeStatus',
    () => mutate(accountStatusMutation(7, true), undefined),
    ['success', 'Employee activated successfully'],
    { afterSuccess: NO_KEYS, afterFailure: NO_KEYS },
  ),
  effect(
    'setEmployeeStatus',
    () => mutate(accountStatusMutation(7, false), undefined),
    ['success', 'Employee deactivated successfully'],
    { afterSuccess: NO_KEYS, afterFailure: NO_KEYS },
  ),
  effect(
    'upload',
    () => mutate(uploadMutation(), FILE),
    ['success', 'Image uploaded successfully'],
    { afterSuccess: NO_KEYS, afterFailure: NO_KEYS },
  ),
].map((change) => [`${change.call.name} (${change.success?.[1] ?? 'no toast'})`, change] as const);

/** The keys of cached queries that are stale. */
function staleKeys(): unknown[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey);
}

const CACHED = [['employees'], ['dashboard'], ['leaves'], ['time-logs']];

test.each(EFFECTS)('%s: toast and stale queries after success (spec §8)', async (_, change) => {
  for (const queryKey of CACHED) queryClient.setQueryData(queryKey, 'read before');
  respond(change.call, { data: '/f' });
  await change.send();
  expect(toasts.map(({ tone, text }) => [tone, text])).toEqual(
    change.success ? [change.success] : [],
  );
  expect(staleKeys()).toEqual(change.afterSuccess);
});

test.each(EFFECTS)('%s: toast and stale queries after a failure (spec §8)', async (_, change) => {
  for (const queryKey of CACHED) queryClient.setQueryData(queryKey, 'read before');
  respond(change.call, { message: 'No' }, 409);
  await change.send().catch(() => {});
  expect(toasts).toEqual(change.isFailureRaised ? [{ tone: 'error', text: 'No' }] : []);
  expect(staleKeys()).toEqual(change.afterFailure);
});

test.each([
  ['getTodaysPunches', [{ tone: 'error', text: 'Failed to fetch dashboard stats' }]],
  ['listTimeLogs', []],
  ['listAttendance', []],
] as const)('all employees that fail, read for %s, raise %j (spec §8)', async (outcome, raised) => {
  respond(ENDPOINTS.listEmployees, '', 500);
  await fetchNow(allEmployeesQuery(outcome)).catch(() => {});
  expect(toasts).toEqual(raised);
});
