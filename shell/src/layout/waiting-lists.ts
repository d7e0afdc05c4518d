import type { WaitingKind } from '@rollcall/shared/calls';
import { addDays, MISSING_OUT_WAITS_DAYS } from '@rollcall/shared/domain';

/** How often what waits is refetched, in milliseconds: other people register, request and decide as well. */
export const WAITING_REFRESH_MS = 60_000;

/**
 * The lists of what waits for an administrator, each with exactly the rows that are counted; `today` is the company's date.
 */
export const waitingLists = (today: string): Readonly<Record<WaitingKind, string>> => ({
  registrations: '/employees?status=new',
  missingOuts: `/time/logs?state=missing-out&from=${addDays(today, 1 - MISSING_OUT_WAITS_DAYS)}&to=${today}`,
  corrections: '/time/corrections?status=pending',
  leaves: '/leave?status=pending',
});
