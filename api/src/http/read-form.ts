import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../core/errors/api-error.ts';

/** Size limits of a form. */
export interface FormLimits {
  /** Bytes of one file. */
  readonly fileBytes: number;
  readonly files: number;
}

/** More than the longest form has. */
const FIELDS = 100;
const FIELD_BYTES = 10_000;
const OTHER_BYTES = 64 * 1024;

/** Enables forms in a scope, for routes that expect one. */
export async function registerForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
}

/**
 * Reads a form into the body, fields as text and files as `File`, before validation. A form that is too large
 * is refused by its content length, or while it is read, and is never held in memory as a whole.
 */
export function readForm({ fileBytes, files }: FormLimits) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!request.isMultipart()) {
      throw new ApiError('unsupported_type', 'This request must be a form (multipart/form-data).');
    }
    const contentLength = Number(request.headers['content-length'] ?? 0);
    if (contentLength > fileBytes * files + OTHER_BYTES) throw tooLarge(fileBytes);
    request.body = Object.fromEntries(await readParts(request, { fileBytes, files }));
  };
}

async function readParts(
  request: FastifyRequest,
  { fileBytes, files }: FormLimits,
): Promise<Map<string, unknown>> {
  const limits = { fileSize: fileBytes, files, fields: FIELDS, fieldSize: FIELD_BYTES };
  const form = new Map<string, unknown>();
  let field: string | undefined;
  try {
    for await (const part of request.parts({ limits: { ...limits, parts: FIELDS + files } })) {
      field = part.fieldname;
      if (part.type === 'file') {
        const data = await part.toBuffer();
        // An input without a choice sends a file without a name and without bytes.
        if (part.filename || data.length > 0)
          form.set(part.fieldname, new File([new Uint8Array(data)], part.filename));
      } else {
        if (part.valueTruncated)
          throw new ApiError('too_large', 'A field of the form is too long.');
        form.set(part.fieldname, part.value);
      }
    }
  } catch (cause) {
    const { code } = cause as { code?: unknown };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(fileBytes, field);
    // A truncated form, or one without a boundary, fails in the parser with an error without a code.
    if (code === undefined) throw new ApiError('malformed', 'The form cannot be read.', { cause });
    throw cause;
  }
  return form;
}

/** @param field that has the file; undefined when the whole form is too large. */
function tooLarge(bytes: number, field?: string): ApiError {
  const megabytes = Math.round((bytes / 1_048_576) * 10) / 10;
  const message = `The file is too large. It may have at most ${megabytes} MB.`;
  return new ApiError('too_large', message, field ? { fields: [{ field, message }] } : {});
}
