import type { FieldError } from '@rollcall/shared/contract';
import type { FastifyError } from 'fastify';
import { ApiError, type ErrorCode } from './api-error.ts';
import { constraintError } from './constraint-error.ts';
import { isDiskFull } from './disk-full.ts';

/** Codes and messages for the framework's errors that the client caused. */
const FRAMEWORK_ERRORS: Record<string, readonly [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed', 'The request is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed', 'The request was cut off.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'The request is too large.'],
  FST_REQ_FILE_TOO_LARGE: ['too_large', 'The file is too large.'],
  FST_FILES_LIMIT: ['too_large', 'The form has too many files.'],
  FST_FIELDS_LIMIT: ['too_large', 'The form has too many fields.'],
  FST_PARTS_LIMIT: ['too_large', 'The form has too many parts.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_type', 'This request must be JSON.'],
};

/** SQLSTATE classes, system errors and driver messages of a database that is unavailable or too slow. */
const DATABASE_UNAVAILABLE =
  /^(57|08|53)|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|Connection terminated|timeout exceeded/;

/**
 * SQLSTATE of text that is not valid UTF-8 for the database, such as a zero byte, and of values out of range.
 */
const UNSTORABLE = /^22(021|P02|P05|003|007|008)$/;

/**
 * Converts any error to one that may be sent to the client. An unexpected error becomes `internal`, without
 * details.
 */
export function toApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  if (error.validation) return validationError(error);
  const known = FRAMEWORK_ERRORS[error.code];
  if (known) return new ApiError(...known);
  if (error.statusCode === 429) {
    return new ApiError('too_many_tries', 'Too many attempts. Please wait a moment.', {
      cause: error,
    });
  }
  const refusal = constraintError(error);
  if (refusal) return refusal;
  if (hasCause(error, UNSTORABLE)) {
    return new ApiError('malformed', 'The request contains a value that cannot be stored.');
  }
  if (isDiskFull(error)) {
    const message = 'The server has no disk space left. Please contact an administrator.';
    return new ApiError('unavailable', message, { retryAfter: 60, cause: error });
  }
  if (hasCause(error, DATABASE_UNAVAILABLE)) {
    const message = 'The database did not respond in time. Please try again.';
    return new ApiError('unavailable', message, { retryAfter: 2, cause: error });
  }
  if (error.statusCode && error.statusCode < 500) {
    return new ApiError('malformed', 'The request cannot be read.', { cause: error });
  }
  return new ApiError('internal', INTERNAL_ERROR, { cause: error });
}

const INTERNAL_ERROR =
  'Something went wrong on the server. Try again. If the problem persists, give the request id to an administrator.';

/**
 * An invalid body is 422, with the first broken rule of every invalid field; an invalid path or query is 400.
 */
function validationError({ validation = [], validationContext }: FastifyError): ApiError {
  const fields: FieldError[] = [];
  for (const { instancePath, message = 'Invalid' } of validation) {
    const field = instancePath.slice(1).replaceAll('/', '.');
    if (!fields.some((other) => other.field === field)) fields.push({ field, message });
  }
  const isBody = validationContext === 'body';
  const message = fields.map((field) => field.message).join('. ');
  return new ApiError(isBody ? 'invalid' : 'malformed', message, { fields });
}

/** Whether the code or message of the error or one of its causes matches a pattern. */
function hasCause(error: unknown, pattern: RegExp): boolean {
  for (let at = error; isErrorLike(at); at = at.cause) {
    if (pattern.test(String(at.code ?? '')) || pattern.test(at.message)) return true;
  }
  return false;
}

function isErrorLike(
  value: unknown,
): value is { message: string; code?: unknown; cause?: unknown } {
  return typeof value === 'object' && value !== null && 'message' in value;
}
