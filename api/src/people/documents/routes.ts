import * as calls from '@rollcall/shared/contract';
import type { Context } from '../../core/context.ts';
import { urlSigner } from '../../files/file-url.ts';
import type { AddCall } from '../../http/add-call.ts';
import { presentDocument } from '../records/record-documents.ts';
import { createDocument, deleteDocument, updateDocument } from './service.ts';

/** `/admin/document` (spec §7). */
export function addDocumentRoutes(addCall: AddCall, context: Context): void {
  const sign = urlSigner(context);

  addCall(calls.createDocument, async ({ params: { employeeId }, body, caller }) => ({
    status: true,
    message: 'Document uploaded successfully',
    data: presentDocument(await createDocument(context, caller, employeeId, body), sign),
  }));

  addCall(calls.updateDocument, async ({ params: { employeeId }, body, caller }) => ({
    status: true,
    message: 'Document updated successfully',
    data: presentDocument(await updateDocument(context, caller, employeeId, body), sign),
  }));

  addCall(calls.deleteDocument, async ({ params: { id }, caller }) => {
    await deleteDocument(context, caller, id);
    return { status: true, message: 'Document deleted successfully' };
  });
}
