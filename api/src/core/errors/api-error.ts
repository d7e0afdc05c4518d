import type { FieldError } from '@rollcall/shared/contract';

/** Every error code of the API with its HTTP status (design §9). */
const STATUS_OF_CODE = {
  malformed: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  forbidden: 403,
  email_unverified: 403,
  awaiting_activation: 403,
  deactivated: 403,
  not_found: 404,
  conflict: 409,
  stale: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many_tries: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF_CODE;

interface Details {
  readonly fields?: readonly FieldError[];
  /** The time log in the way, or the current version of the one that was asked for. */
  readonly timeLogId?: number;
  /** Seconds to wait before a retry. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** An error that is sent to the client: `message` is a sentence for people, `code` is for programs. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[] | undefined;
  readonly timeLogId: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    const { fields, timeLogId, retryAfter, cause } = details;
    super(message, { cause });
    this.code = code;
    this.fields = fields;
    this.timeLogId = timeLogId;
    this.retryAfter = retryAfter;
  }

  get statusCode(): number {
    return STATUS_OF_CODE[this.code];
  }
}
