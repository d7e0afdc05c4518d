import { types } from 'node:util';

/** What a log may say of an error: what went wrong and where, and no value that somebody sent or stored. */
export type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  cause?: LoggedError;
};

/** SQLSTATE class of errors whose message quotes the value itself. */
const QUOTES_VALUES = /^(22|23)/;
const DEEPEST = 5;

/**
 * An error without the parameters that drizzle puts into its message, and without the rows that PostgreSQL
 * quotes in its details: they hold addresses, hashes, bank numbers.
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
    ...(isError(error.cause) && depth < DEEPEST && { cause: logError(error.cause, depth + 1) }),
  };
}

/** Also for errors of Node's own, which are of another realm where code runs in a context. */
function isError(value: unknown): value is Error {
  return types.isNativeError(value) || value instanceof Error;
}

function withoutParameters(message: string): string {
  return message.replace(/\nparams: [^]*$/, '');
}
