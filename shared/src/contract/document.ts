import * as z from 'zod/mini';
import { required, textRule } from '../domain/index.ts';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { acknowledgement, envelope, rowId } from './envelope.ts';
import { requiredText } from './fields.ts';

/** A document of an employee (spec §3): its name, and the URL of its file. */
export const document = z.object({
  id: z.int(),
  /** The employee's id. */
  employee: z.int(),
  type: z.string(),
  url: z.string(),
});

/** The name of a document, which the API calls its type. */
export const DOCUMENT_NAME_RULE = required(textRule('Document name', 100));

const type = requiredText(DOCUMENT_NAME_RULE);
const url = requiredText(required(textRule('File', 1000)));
const ofEmployee = z.object({ employeeId: rowId });

/** Adds a document (spec §7). `url` is the location of an upload; its query string is removed. */
export const createDocument = defineCall({
  ...ENDPOINTS.createDocument,
  params: ofEmployee,
  body: z.object({ type, url }),
  response: envelope(document),
});

/** Changes a document, which must belong to the employee in the path (spec §7). */
export const updateDocument = defineCall({
  ...ENDPOINTS.updateDocument,
  params: ofEmployee,
  body: z.object({ id: rowId, type: z.optional(type), url: z.optional(url) }),
  response: envelope(document),
});

/** Deletes a document and its file (spec §7). */
export const deleteDocument = defineCall({
  ...ENDPOINTS.deleteDocument,
  params: z.object({ id: rowId }),
  response: acknowledgement,
});

export type DocumentBody = z.infer<typeof document>;
export type DocumentInput = z.input<(typeof createDocument)['body']>;
