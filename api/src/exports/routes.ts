import {
  cancelExport,
  createExport,
  getExportFile,
  listExportColumns,
  listExports,
} from '@rollcall/shared/contract';
import { noLock, runCommand } from '../commands/run-command.ts';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/connection.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { cancelJob } from '../core/jobs/jobs.ts';
import type { AddCall } from '../http/add-call.ts';
import { Streamed } from '../http/streamed.ts';
import { isSignedExport } from './export-url.ts';
import { LISTS } from './lists.ts';
import { type ExportWithJob, findExports, findOwnExport } from './queries.ts';
import { oldest, openExport, presentExport, startExport } from './service.ts';

/** Exports of lists (capability `export`, decision 093). */
export function addExportRoutes(addCall: AddCall, context: Context): void {
  const { db, clock } = context;

  addCall(listExportColumns, async ({ params: { list } }) => ({
    status: true,
    message: 'Columns',
    data: LISTS[list].columns.map(({ key, title, isDefault }) => ({ key, title, isDefault })),
  }));

  addCall(createExport, async (request) => {
    const data = await runCommand(context, request, {
      lock: noLock,
      work: async (command) => presentExport(await startExport(command, request.body), context),
    });
    return { status: true, message: 'Export started', data };
  });

  addCall(listExports, async ({ caller }) => {
    const found = await findExports(db, caller.id, oldest(clock()));
    const data = found.map((row) => presentExport(row, context));
    return { status: true, message: 'Exports', data };
  });

  addCall(cancelExport, async (request) => {
    const { id } = request.params;
    const data = await runCommand(context, request, {
      lock: ({ tx, caller }) => ownExport(tx, caller.id, id),
      work: async ({ tx, now, caller }, { export: { jobId } }) => {
        if (jobId !== null) await cancelJob(tx, now, jobId);
        return presentExport(await ownExport(tx, caller.id, id), context);
      },
    });
    return { status: true, message: 'Export cancelled', data };
  });

  addCall(getExportFile, async ({ params: { id }, query }) => {
    if (query.expires <= clock() || !isSignedExport(context.signer, id, query)) {
      throw new ApiError('forbidden', 'This link has expired. Open Export again to get a new one.');
    }
    const { stream, fileName, mediaType } = await openExport(context, id);
    return new Streamed(stream, {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
}

async function ownExport(db: Db, callerId: number, id: string): Promise<ExportWithJob> {
  const found = await findOwnExport(db, callerId, id);
  if (!found) throw new ApiError('not_found', 'There is no such export.');
  return found;
}
