import type { FieldError } from '@rollcall/shared/contract';
import type { FastifyError } from 'fastify';
import { ApiError, type ErrorCode } from './api-error.ts';
import { isDiskFull } from './disk-full.ts';
import { refusalOfConstraint } from './of-constraint.ts';

/** Errors of the framework that are the caller's fault, in words for people. */
const OF_FRAMEWORK: Record<string, readonly [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed', 'The request is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed', 'The request was cut off.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'The request is too large.'],
  FST_REQ_FILE_TOO_LARGE: ['too_large', 'The file is too large.'],
  FST_FILES_LIMIT: ['too_large', 'The form has too many files.'],
  FST_FIELDS_LIMIT: ['too_large', 'The form has too many fields.'],
  FST_PARTS_LIMIT: ['too_large', 'The form has too many parts.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_type', 'This request must be JSON.'],
};

/** Signs of a database that is away or too slow, by SQLSTATE class, system error or driver message. */
const DATABASE_AWAY =
  /^(57|08|53)|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|Connection terminated|timeout exceeded/;

/** SQLSTATE of a text that is no valid UTF-8 for the database, as one with a zero byte, and of values out of range. */
const UNSTORABLE = /^22(021|P02|P05|003|007|008)$/;

/** Whatever went wrong, as what the caller may know of it. Anything unforeseen is `internal` and says nothing. */
export function toApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  if (error.validation) return ofValidation(error);
  const known = OF_FRAMEWORK[error.code];
  if (known) return new ApiError(...known);
  if (error.statusCode === 429) {
    return new ApiError('too_many_tries', 'Too many attempts. Please wait a moment.', {
      cause: error,
    });
  }
  const refusal = refusalOfConstraint(error);
  if (refusal) return refusal;
  if (hasCause(error, UNSTORABLE)) {
    return new ApiError('malformed', 'The request holds a value that cannot be stored.');
  }
  if (isDiskFull(error)) {
    const message = 'The server has no disk space left. Please tell an administrator.';
    return new ApiError('unavailable', message, { retryAfter: 60, cause: error });
  }
  if (hasCause(error, DATABASE_AWAY)) {
    const message = 'The database did not answer in time. Please try again.';
    return new ApiError('unavailable', message, { retryAfter: 2, cause: error });
  }
  if (error.statusCode && error.statusCode < 500) {
    return new ApiError('malformed', 'The request cannot be read.', { cause: error });
  }
  return new ApiError('internal', 'Something went wrong on the server.', { cause: error });
}

/**
 * A body that breaks rules is 422 with every broken field and the first rule that it breaks; an unreadable
 * path or query is 400.
 */
function ofValidation({ validation = [], validationContext }: FastifyError): ApiError {
  const fields: FieldError[] = [];
  for (const { instancePath, message = 'Invalid' } of validation) {
    const field = instancePath.slice(1).replaceAll('/', '.');
    if (!fields.some((told) => told.field === field)) fields.push({ field, message });
  }
  const isBody = validationContext === 'body';
  const message = fields.map((field) => field.message).join('. ');
  return new ApiError(isBody ? 'invalid' : 'malformed', message, { fields });
}

/** Whether the error or one of its causes has such a code or message. */
function hasCause(error: unknown, sign: RegExp): boolean {
  for (let at = error; isErrorLike(at); at = at.cause) {
    if (sign.test(String(at.code ?? '')) || sign.test(at.message)) return true;
  }
  return false;
}

function isErrorLike(
  value: unknown,
): value is { message: string; code?: unknown; cause?: unknown } {
  return typeof value === 'object' && value !== null && 'message' in value;
}
