import type { DocumentBody } from '@rollcall/shared/contract';
import * as calls from '@rollcall/shared/contract';
import { lockEmployee } from '../../commands/lock-employee.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import { urlSigner } from '../../files/file-url.ts';
import { purgeMarkedFiles } from '../../files/service.ts';
import type { AddCall } from '../../http/add-call.ts';
import { presentDocument, signDocument } from '../records/record-documents.ts';
import { createDocument, deleteDocument, lockDocument, updateDocument } from './service.ts';

/** `/admin/document` (spec §7). */
export function addDocumentRoutes(addCall: AddCall, context: Context): void {
  const sign = urlSigner(context);
  const withSignedUrl = (document: DocumentBody) => signDocument(document, sign);

  addCall(calls.createDocument, async (request) => {
    const { params, body } = request;
    const data = await runCommand(context, request, {
      lock: (command) => lockEmployee(command, params.employeeId),
      work: async (command, employee) =>
        presentDocument(await createDocument(command, employee, body)),
    });
    return { status: true, message: 'Document uploaded successfully', data: withSignedUrl(data) };
  });

  addCall(calls.updateDocument, async (request) => {
    const { params, body } = request;
    const data = await runCommand(context, request, {
      lock: (command) => lockDocument(command, body.id, params.employeeId),
      work: async (command, locked) => presentDocument(await updateDocument(command, locked, body)),
    });
    context.background.run(() => purgeMarkedFiles(context));
    return { status: true, message: 'Document updated successfully', data: withSignedUrl(data) };
  });

  addCall(calls.deleteDocument, async (request) => {
    await runCommand(context, request, {
      lock: (command) => lockDocument(command, request.params.id),
      work: deleteDocument,
    });
    context.background.run(() => purgeMarkedFiles(context));
    return { status: true, message: 'Document deleted successfully' };
  });
}
