import {
  checkImport,
  createImport,
  inviteImported,
  listImports,
  undoImport,
} from '@rollcall/shared/contract';
import { noLock, runCommand } from '../commands/run-command.ts';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/connection.ts';
import { ApiError } from '../core/errors/api-error.ts';
import type { AddCall } from '../http/add-call.ts';
import { checkRows, presentRow } from './check-rows.ts';
import { findImports, type ImportDetails, lockImport } from './queries.ts';
import { presentImport, startImport, startInviting, startUndo } from './service.ts';

/** Enough for all rows of an import. */
const BODY = { bodyLimit: 8 * 1024 * 1024 };

/** Imports of people (capability `import`, decision 095). */
export function addImportRoutes(addCall: AddCall, context: Context): void {
  const { db, clock } = context;

  addCall(
    checkImport,
    async ({ body }) => {
      const { rows, newDepartments } = await checkRows(context, body);
      const data = { rows: rows.map(presentRow), newDepartments: [...newDepartments] };
      return { status: true, message: 'Checked', data };
    },
    BODY,
  );

  addCall(
    createImport,
    async (request) => {
      const data = await runCommand(context, request, {
        lock: noLock,
        work: async (command) =>
          presentImport(command.tx, await startImport(context, command, request.body)),
      });
      return { status: true, message: 'Import started', data };
    },
    BODY,
  );

  addCall(listImports, async () => {
    const found = await findImports(db, clock());
    const data = await Promise.all(found.map((summary) => presentImport(db, summary)));
    return { status: true, message: 'Imports', data };
  });

  addCall(undoImport, async (request) => {
    const data = await runCommand(context, request, {
      lock: ({ tx }) => existingImport(tx, request.params.id),
      work: async (command, row) => presentImport(command.tx, await startUndo(command, row)),
    });
    return { status: true, message: 'Undo started', data };
  });

  addCall(inviteImported, async (request) => {
    const data = await runCommand(context, request, {
      lock: ({ tx }) => existingImport(tx, request.params.id),
      work: async (command, row) => presentImport(command.tx, await startInviting(command, row)),
    });
    return { status: true, message: 'Invitations started', data };
  });
}

async function existingImport(tx: Db, id: string): Promise<ImportDetails> {
  const found = await lockImport(tx, id);
  if (!found) throw new ApiError('not_found', 'There is no such import.');
  return found;
}
