import {
  type CallBody,
  createExport,
  type ExportBody,
  listExports,
} from '@rollcall/shared/contract';
import { exportKind } from '../exports/job.ts';
import { runJobs } from './run-job.ts';
import { NOON, type TestApi } from './test-api.ts';

/** Runs the exports that are in progress. */
export const runExports = (api: TestApi, now = NOON): Promise<void> =>
  runJobs(api, exportKind(api.api.context), now);

/** Exports a list without notes, as CSV unless the request says otherwise, and downloads the file. */
export async function download(
  api: TestApi,
  token: string,
  request: Pick<CallBody<typeof createExport>, 'list'> & Partial<CallBody<typeof createExport>>,
): Promise<Response> {
  const body = { filter: {}, format: 'csv' as const, hasNotes: false, ...request };
  const { id } = (await api.call(createExport, { body, token })).body.data;
  await runExports(api);
  const { url } = await findExport(api, token, id);
  return fetch(new URL(url ?? '', api.base));
}

/** One of an administrator's exports. */
export async function findExport(api: TestApi, token: string, id: string): Promise<ExportBody> {
  const { data } = (await api.call(listExports, { token })).body;
  const found = data.find((each) => each.id === id);
  if (!found) throw new Error(`there is no export ${id}`);
  return found;
}

/** The lines of a CSV file without its byte order mark. */
export async function linesOf(response: Response): Promise<string[]> {
  const text = await response.text();
  return text.trimEnd().split('\r\n');
}
