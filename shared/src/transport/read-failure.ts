import type { AxiosError } from 'axios';
import type { FieldError } from '../contract/index.ts';
import { ApiError, type MessageOrigin } from './api-error.ts';

/**
 * Converts a failed request into an ApiError; its body may have any shape. `message` is empty unless the server sent
 * one: the caller then uses the call's default (spec §8).
 */
export function readFailure(error: AxiosError): ApiError {
  const body = asRecord(error.response?.data);
  const message = text(body.message) ?? texts(body.message);
  return new ApiError(
    {
      message,
      status: error.response?.status ?? 0,
      origin: originOf(error, message),
      code: text(body.code),
      fields: readFields(body.fields),
      requestId: text(body.requestId),
      retryAfterSeconds: readRetryAfter(error.response?.headers['retry-after']),
    },
    error,
  );
}

function originOf({ response }: AxiosError, message: string): MessageOrigin {
  if (!response) return 'network';
  return message === '' ? 'default' : 'server';
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Joins several messages, which some frameworks send as a list. */
const texts = (value: unknown): string =>
  Array.isArray(value) ? value.filter((each) => text(each) !== undefined).join(', ') : '';

function readFields(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.map(asRecord).flatMap(({ field, message }) => {
    const read = { field: text(field), message: text(message) };
    return read.field && read.message ? [{ field: read.field, message: read.message }] : [];
  });
}

/** Whole seconds of a Retry-After header; ignores a date, because clocks differ. */
function readRetryAfter(value: unknown): number | undefined {
  const seconds = typeof value === 'string' && value !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}
