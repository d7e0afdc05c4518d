import type { AnswerOf, BodyOf, RowOf } from '@rollcall/shared/transport';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../../contract/index.ts';
import { requestOwn } from '../request.ts';
import { writeMutation } from '../write.ts';

/** An import of people, in progress or finished. */
export interface PeopleImport extends RowOf<'listImports'> {}

/** What an import would do with each row. */
export interface CheckedImport extends AnswerOf<'checkImport'> {}

/** How often imports in progress are read again. */
const PROGRESS_MS = 1000;

const WORKING: readonly string[] = ['importing', 'inviting', 'undoing'];

/** Whether the server works on an import. */
export const isWorking = ({ state }: Pick<PeopleImport, 'state'>): boolean =>
  WORKING.includes(state);

/** The imports of the last week, latest first; read every second while one is in progress. Failure: 'Failed to fetch the imports'. */
export const importsQuery = () =>
  queryOptions({
    queryKey: ['imports', 'list'],
    queryFn: ({ signal }): Promise<readonly PeopleImport[]> =>
      requestOwn(ENDPOINTS.listImports, 'readImports', { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isWorking) ? PROGRESS_MS : false),
  });

/** Says what an import would do; saves nothing. The page shows a failure: 'Failed to check the rows'. */
export const checkImportMutation = () =>
  mutationOptions({
    mutationFn: (body: BodyOf<'checkImport'>): Promise<CheckedImport> =>
      requestOwn(ENDPOINTS.checkImport, 'checkImport', { body }),
    meta: { outcome: { toastFailure: false } },
  });

/** Starts an import. The page shows a failure: 'Failed to start the import'. */
export const createImportMutation = () =>
  writeMutation('createImport', {
    mutationFn: (body: BodyOf<'createImport'>): Promise<PeopleImport> =>
      requestOwn(ENDPOINTS.createImport, 'createImport', { body }),
    toastFailure: false,
  });

/** Undoes an import, or cancels one in progress. A failure is a toast: 'Failed to undo the import'. */
export const undoImportMutation = () =>
  writeMutation('undoImport', {
    mutationFn: async (id: string): Promise<void> => {
      await requestOwn(ENDPOINTS.undoImport, 'undoImport', { params: { id } });
    },
  });

/** Mails invitations to those whom an import created. A failure is a toast: 'Failed to send the invitations'. */
export const inviteImportedMutation = () =>
  writeMutation('inviteImported', {
    mutationFn: async (id: string): Promise<void> => {
      await requestOwn(ENDPOINTS.inviteImported, 'inviteImported', { params: { id } });
    },
  });
