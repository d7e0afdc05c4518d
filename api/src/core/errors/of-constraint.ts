import { SESSION_RULES } from '@rollcall/shared/domain';
import { ApiError } from './api-error.ts';

/** Rules that the database itself holds, in words for people: two requests at once are refused by it alone. */
const SENTENCE: Record<string, string> = {
  time_logs_no_overlap: `${SESSION_RULES.overlap}.`,
  time_logs_one_open: 'You are still punched in.',
  breaks_no_overlap: 'This overlaps another break.',
  breaks_one_open: 'You are still on a break.',
  corrections_no_overlap: 'A correction of this time is already pending.',
  corrections_one_pending: 'A correction of this log is already pending.',
  leaves_no_overlap: 'This overlaps another leave.',
};

/** What to say when a constraint of the database refused a change; undefined for any other error. */
export function refusalOfConstraint(error: unknown): ApiError | undefined {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    const { constraint } = at as { constraint?: unknown };
    const sentence = typeof constraint === 'string' ? SENTENCE[constraint] : undefined;
    if (sentence) return new ApiError('conflict', sentence, { cause: error });
  }
  return undefined;
}
