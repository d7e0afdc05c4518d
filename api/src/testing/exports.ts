import {
  type CallBody,
  createExport,
  type ExportBody,
  listExports,
} from '@rollcall/shared/contract';
import { startJobRunner } from '../core/jobs/job-runner.ts';
import { exportKind } from '../exports/job.ts';
import { NOON, type TestApi } from './test-api.ts';

/** Runs the exports that are in progress, at a time (epoch milliseconds). */
export async function runExports({ api, database: { db } }: TestApi, now = NOON): Promise<void> {
  const runner = startJobRunner({
    db,
    clock: () => now,
    kinds: [exportKind(api.context) as Parameters<typeof startJobRunner>[0]['kinds'][number]],
    concurrency: 1,
    onError: (message, error) => {
      throw new Error(message, { cause: error });
    },
    isPolling: false,
  });
  await runner.runDue();
  await runner.stop();
}

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
