import type { BodyOf, RowOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS, type ExportedListName } from '../../contract/index.ts';
import { requestOwn } from '../request.ts';
import { writeMutation } from '../write.ts';

/** A column that the export of a list can have. */
export interface ExportColumn extends RowOf<'listExportColumns'> {}

/** An export of a list, in progress or finished. */
export interface ListExport extends RowOf<'listExports'> {}

/** What is exported, and as what. */
export type ExportRequest = BodyOf<'createExport'>;

/** How often exports in progress are read again. */
const PROGRESS_MS = 1000;

/** The columns that an export of a list can have (capability `export`). Failure: 'Failed to fetch the exports'. */
export const exportColumnsQuery = (list: ExportedListName) =>
  queryOptions({
    queryKey: ['exports', 'columns', list],
    queryFn: ({ signal }): Promise<readonly ExportColumn[]> =>
      requestOwn(ENDPOINTS.listExportColumns, 'readExports', { params: { list }, signal }),
  });

/** The caller's exports of the last day, latest first; read every second while one is in progress. Failure: 'Failed to fetch the exports'. */
export const exportsQuery = () =>
  queryOptions({
    queryKey: ['exports', 'list'],
    queryFn: ({ signal }): Promise<readonly ListExport[]> =>
      requestOwn(ENDPOINTS.listExports, 'readExports', { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((each) => each.state === 'running') ? PROGRESS_MS : false,
  });

/** Starts an export. The page shows a failure: 'Failed to export the list'. */
export const createExportMutation = () =>
  writeMutation('createExport', {
    mutationFn: (body: ExportRequest): Promise<ListExport> =>
      requestOwn(ENDPOINTS.createExport, 'createExport', { body }),
    toastFailure: false,
  });

/** Cancels an export. A failure is a toast: 'Failed to cancel the export'. */
export const cancelExportMutation = () =>
  writeMutation('cancelExport', {
    mutationFn: async (id: string): Promise<void> => {
      await requestOwn(ENDPOINTS.cancelExport, 'cancelExport', { params: { id } });
    },
  });
