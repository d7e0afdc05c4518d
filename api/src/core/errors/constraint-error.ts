import { SESSION_RULES } from '@rollcall/shared/domain';
import { ApiError } from './api-error.ts';
import { closedDays, closedPeriodOf } from './closed-days.ts';

const CHANGED_MEANWHILE =
  'Someone else has changed this at the same time. Reload it and save again.';
const USED_MEANWHILE =
  'Someone else has started to use it at the same time. Reload the page to see where.';

/** Messages for constraints of the database, which are what refuses one of two concurrent requests. */
const MESSAGES: Record<string, string> = {
  time_logs_no_overlap: `${SESSION_RULES.overlap}.`,
  time_logs_one_open: 'You are still punched in.',
  breaks_no_overlap: 'This overlaps another break.',
  breaks_one_open: 'You are still on a break. End it first.',
  corrections_no_overlap: 'You already have a pending correction for this time. Withdraw it first.',
  corrections_one_pending: 'You already have a pending correction for this log. Withdraw it first.',
  leaves_no_overlap: 'This overlaps another leave.',
  assignments_one_at_a_time: CHANGED_MEANWHILE,
  time_policies_one_at_a_time: CHANGED_MEANWHILE,
  assignments_schedule_id_fkey: USED_MEANWHILE,
  assignments_calendar_id_fkey: USED_MEANWHILE,
  schedule_days_shift_id_fkey: USED_MEANWHILE,
  roster_entries_shift_id_fkey: USED_MEANWHILE,
  roster_drafts_shift_id_fkey: USED_MEANWHILE,
};

/**
 * The error for the client when a constraint or a trigger of the database refused a change; undefined for any other error.
 */
export function constraintError(error: unknown): ApiError | undefined {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    const period = closedPeriodOf(at);
    if (period) return closedDays(period, error);
    const { constraint } = at as { constraint?: unknown };
    const message = typeof constraint === 'string' ? MESSAGES[constraint] : undefined;
    if (message) return new ApiError('conflict', message, { cause: error });
  }
  return undefined;
}
