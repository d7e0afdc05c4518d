import { SESSION_RULES } from '@rollcall/shared/domain';
import { ApiError } from './api-error.ts';

/** Messages for constraints of the database, which are what refuses one of two concurrent requests. */
const MESSAGES: Record<string, string> = {
  time_logs_no_overlap: `${SESSION_RULES.overlap}.`,
  time_logs_one_open: 'You are still punched in.',
  breaks_no_overlap: 'This overlaps another break.',
  breaks_one_open: 'You are still on a break. End it first.',
  corrections_no_overlap: 'You already have a pending correction for this time. Withdraw it first.',
  corrections_one_pending: 'You already have a pending correction for this log. Withdraw it first.',
  leaves_no_overlap: 'This overlaps another leave.',
};

/**
 * The error for the client when a constraint of the database refused a change; undefined for any other error.
 */
export function constraintError(error: unknown): ApiError | undefined {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    const { constraint } = at as { constraint?: unknown };
    const message = typeof constraint === 'string' ? MESSAGES[constraint] : undefined;
    if (message) return new ApiError('conflict', message, { cause: error });
  }
  return undefined;
}
