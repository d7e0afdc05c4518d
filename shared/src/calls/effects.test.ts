/** @jest-environment jsdom */
import { ENDPOINTS, type Endpoint } from '../contract/index.ts';
import { fetchNow, mutate, serveCalls } from '../testing/serve-calls.ts';
import { queryClient } from '../transport/index.ts';
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
import { deleteEmployeeMutation, employeeStatusMutation } from './employee-status.ts';
import { allEmployeesQuery } from './employees.ts';
import { uploadMutation } from './uploads.ts';

const { answer, toasts } = serveCalls();

const FILE = { file: new Blob(['x']), name: 'a.png' };
const PAPER = { type: 'Passport', url: '/f' };

/** Keys that each change invalidates, whether it succeeds or not (spec §8). */
const EMPLOYEES = [['employees'], ['dashboard']];
const NOTHING: string[][] = [];

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
  effect('createDocument', () => mutate(createDocumentMutation(7), PAPER), [
    'success',
    'Document uploaded successfully',
  ]),
  effect('updateDocument', () => mutate(updateDocumentMutation(7), { ...PAPER, id: 3 }), [
    'success',
    'Document updated successfully',
  ]),
  effect('deleteDocument', () => mutate(deleteDocumentMutation(), 3), [
    'warning',
    'Document deleted successfully',
  ]),
  effect('updateEmployee', () => mutate(updateEmployeeMutation(7), {}), [
    'success',
    'Employee updated successfully',
  ]),
  effect('setEmployeeRole', () => mutate(employeeRoleMutation(7), 'ADMIN'), null),
  effect('deleteEmployee', () => mutate(deleteEmployeeMutation(7), undefined), [
    'success',
    'Employee deleted successfully',
  ]),
  // The page's banner tells of the failure, and nothing has changed.
  effect(
    'createEmployee',
    () => mutate(createEmployeeMutation(), new FormData()),
    ['success', 'Employee created successfully'],
    { isFailureRaised: false, afterFailure: NOTHING },
  ),
  // The list decides itself what is read again: the page or the search (spec §4).
  effect(
    'setEmployeeStatus',
    () => mutate(employeeStatusMutation(7, true), undefined),
    ['success', 'Employee activated successfully'],
    { afterSuccess: NOTHING, afterFailure: NOTHING },
  ),
  effect(
    'setEmployeeStatus',
    () => mutate(employeeStatusMutation(7, false), undefined),
    ['success', 'Employee deactivated successfully'],
    { afterSuccess: NOTHING, afterFailure: NOTHING },
  ),
  effect(
    'upload',
    () => mutate(uploadMutation(), FILE),
    ['success', 'Image uploaded successfully'],
    { afterSuccess: NOTHING, afterFailure: NOTHING },
  ),
].map((given) => [`${given.call.name} (${given.success?.[1] ?? 'no toast'})`, given] as const);

/** The keys of cached reads that are stale now. */
function staleKeys(): unknown[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey);
}

const CACHED = [['employees'], ['dashboard'], ['leaves'], ['time-logs']];

test.each(EFFECTS)('%s: toast and stale reads of a success (spec §8)', async (_, given) => {
  for (const queryKey of CACHED) queryClient.setQueryData(queryKey, 'read before');
  answer(given.call, { data: '/f' });
  await given.send();
  expect(toasts.map(({ tone, text }) => [tone, text])).toEqual(
    given.success ? [given.success] : [],
  );
  expect(staleKeys()).toEqual(given.afterSuccess);
});

test.each(EFFECTS)('%s: toast and stale reads of a failure (spec §8)', async (_, given) => {
  for (const queryKey of CACHED) queryClient.setQueryData(queryKey, 'read before');
  answer(given.call, { message: 'No' }, 409);
  await given.send().catch(() => {});
  expect(toasts).toEqual(given.isFailureRaised ? [{ tone: 'error', text: 'No' }] : []);
  expect(staleKeys()).toEqual(given.afterFailure);
});

test.each([
  ['getTodaysPunches', [{ tone: 'error', text: 'Failed to fetch dashboard stats' }]],
  ['listTimeLogs', []],
  ['listAttendance', []],
] as const)('all employees that fail, read for %s, raise %j (spec §8)', async (outcome, raised) => {
  answer(ENDPOINTS.listEmployees, '', 500);
  await fetchNow(allEmployeesQuery(outcome)).catch(() => {});
  expect(toasts).toEqual(raised);
});
