import type { BodyOf } from '@rollcall/shared/transport';
import { ENDPOINTS } from '../contract/index.ts';
import { asFields, type Fields, readNumber, readText } from './reading/fields.ts';
import { readObject } from './reading/list.ts';
import { request } from './request.ts';
import { writeMutation } from './write.ts';

/** A document of an employee (spec §3): its name, and the URL of its file. */
export interface EmployeeDocument {
  readonly id: number | null;
  readonly type: string | null;
  readonly url: string | null;
}

function readDocument(fields: Fields): EmployeeDocument {
  return { id: readNumber(fields.id), type: readText(fields.type), url: readText(fields.url) };
}

/** The documents of an employee; undefined when the backend sent no list of them. */
export function readDocuments({ documents }: Fields): readonly EmployeeDocument[] | undefined {
  if (!Array.isArray(documents)) return undefined;
  return documents
    .map(asFields)
    .filter((fields) => fields !== undefined)
    .map(readDocument);
}

/** Adds a document (spec §7) and returns it. Failure: 'Failed to upload document'. */
export const createDocumentMutation = (employeeId: number) =>
  writeMutation('createDocument', {
    mutationFn: async (input: BodyOf<'createDocument'>): Promise<EmployeeDocument> => {
      const options = { params: { employeeId }, body: input };
      const response = await request(ENDPOINTS.createDocument, 'createDocument', options);
      return { ...readDocument(readObject(response)), ...input };
    },
    success: { text: 'Document uploaded successfully', tone: 'success' },
  });

/** Changes a document (spec §7) and returns it. Failure: 'Failed to updated document', as specified. */
export const updateDocumentMutation = (employeeId: number) =>
  writeMutation('updateDocument', {
    mutationFn: async (
      input: BodyOf<'createDocument'> & { readonly id: number },
    ): Promise<EmployeeDocument> => {
      const options = { params: { employeeId }, body: input };
      await request(ENDPOINTS.updateDocument, 'updateDocument', options);
      return input;
    },
    success: { text: 'Document updated successfully', tone: 'success' },
  });

/** Deletes a document (spec §7). Failure: 'Failed to delete document'; the success is a warning (spec §8). */
export const deleteDocumentMutation = () =>
  writeMutation('deleteDocument', {
    mutationFn: (id: number) =>
      request(ENDPOINTS.deleteDocument, 'deleteDocument', { params: { id } }),
    success: { text: 'Document deleted successfully', tone: 'warning' },
  });
