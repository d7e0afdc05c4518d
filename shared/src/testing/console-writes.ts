import {
  createImportMutation,
  dailyMailMutation,
  deleteViewMutation,
  hideGettingStartedMutation,
  inviteImportedMutation,
  makeIdempotencyKeys,
  ownNameMutation,
  runBulkActionMutation,
  saveViewMutation,
  testMailMutation,
  undoBulkAction,
  undoImportMutation,
} from '../calls/index.ts';
import type { BulkRowBody, Write } from '../contract/index.ts';
import { mutate } from './serve-calls.ts';

const IMPORT_ID = '3b0c2f0e-2f4e-4c35-9d5e-0c2f6b7a9d10';
const IMPORT = {
  rows: [{ firstName: 'Ana', email: 'ana@example.test' }],
  matchBy: 'email',
  existing: 'skip',
  invites: true,
} as const;

const ROW: BulkRowBody = {
  id: 7,
  name: 'Ada Byron',
  detail: 'EMP-7',
  isChanged: true,
  problem: null,
  note: null,
  undo: 'true',
};

/** What the server answers, where a mutation reads more of it than all others do. */
export const ANSWERS: Partial<Record<Write, unknown>> = {
  runBulkAction: [ROW],
  undoBulkAction: [ROW],
};

/** What administrators set for themselves and for the console, imports, and bulk actions: the toast, and whether a failure is one. */
export const CONSOLE_WRITES = [
  {
    write: 'updatePreferences',
    send: () => mutate(dailyMailMutation(), false),
    success: ['success', 'Preferences saved'],
    isFailureRaised: true,
  },
  {
    write: 'saveView',
    send: () => mutate(saveViewMutation(), { list: 'leaves', name: 'Waiting', query: '' }),
    success: ['success', 'View saved'],
    // The form shows it.
    isFailureRaised: false,
  },
  {
    write: 'deleteView',
    send: () => mutate(deleteViewMutation(), 7),
    success: ['success', 'View deleted'],
    isFailureRaised: true,
  },
  {
    write: 'updateEmployee',
    send: () => mutate(ownNameMutation(7), { firstName: 'Ada', lastName: 'Byron' }),
    success: ['success', 'Name saved'],
    isFailureRaised: true,
  },
  {
    write: 'hideGettingStarted',
    send: () => mutate(hideGettingStartedMutation(), true),
    success: null,
    isFailureRaised: true,
  },
  {
    write: 'sendTestMail',
    send: () => mutate(testMailMutation(), undefined),
    success: null,
    // The card shows it.
    isFailureRaised: false,
  },
  {
    write: 'createImport',
    send: () => mutate(createImportMutation(), IMPORT),
    success: null,
    // The page shows it.
    isFailureRaised: false,
  },
  {
    write: 'undoImport',
    send: () => mutate(undoImportMutation(), IMPORT_ID),
    success: null,
    isFailureRaised: true,
  },
  {
    write: 'inviteImported',
    send: () => mutate(inviteImportedMutation(), IMPORT_ID),
    success: null,
    isFailureRaised: true,
  },
  {
    write: 'runBulkAction',
    send: () =>
      mutate(runBulkActionMutation(makeIdempotencyKeys()), {
        action: 'employees.activate',
        ids: [7],
        before: [],
        signal: new AbortController().signal,
        onRows: () => {},
      }),
    // The dialog shows what was done.
    success: null,
    isFailureRaised: false,
  },
  {
    write: 'undoBulkAction',
    send: () => undoBulkAction('employees.activate', [ROW]),
    success: ['success', 'Change undone'],
    isFailureRaised: true,
  },
] as const;
