import { types } from 'node:util';

/** An error as logged: what went wrong and where, without user input or stored values. */
export type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  cause?: LoggedError;
};

/** SQLSTATE classes of errors whose message quotes a value. */
const QUOTES_VALUES = /^(22|23)/;
const MAX_CAUSE_DEPTH = 5;

/**
 * Serializes an error for the log, without the parameters in drizzle's message and the rows in PostgreSQL's
 * details: they contain email addresses, hashes and bank numbers.
 */
export function logError(error: unknown, depth = 0): LoggedError {
  if (!isError(error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const message =
    typeof code === 'string' && QUOTES_VALUES.test(code)
      ? `database error ${code}`
      : withoutParameters(error.message);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: frames.join('\n'),
    ...(isError(error.cause) &&
      depth < MAX_CAUSE_DEPTH && { cause: logError(error.cause, depth + 1) }),
  };
}

/** Also true for errors of another realm, such as Node's own errors when code runs in a vm context. */
function isError(value: unknown): value is Error {
  return types.isNativeError(value) || value instanceof Error;
}

function withoutParameters(message: string): string {
  return message.replace(/\nparams: [^]*$/, '');
}
