import type { FieldError } from '../contract/index.ts';

interface ApiErrorDetails {
  readonly message: string;
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  readonly code?: string | undefined;
  readonly fields?: readonly FieldError[] | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/** Any failure of a call, in a uniform shape (contributing, habit 7). `message` is a sentence to show to people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly fields: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(details: ApiErrorDetails, cause?: unknown) {
    super(details.message, { cause });
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? [];
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** The same failure, with the call's default message if the server sent none (spec §8). */
  withDefault(message: string): ApiError {
    if (this.message !== '') return this;
    const { status, code, fields, requestId, retryAfterSeconds } = this;
    return new ApiError(
      { message, status, code, fields, requestId, retryAfterSeconds },
      this.cause,
    );
  }
}
