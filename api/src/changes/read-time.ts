import {
  CLOCK_TOLERANCE_MINUTES,
  type CompanyZone,
  readInstant,
  WallClockGapError,
  WallClockUnreadableError,
} from '@rollcall/shared/domain';
import { isAdministrator } from '../auth/policy.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Change } from './change.ts';

const TOLERANCE_MS = CLOCK_TOLERANCE_MINUTES * 60_000;

/**
 * A time of a request as an instant.
 * @param notBefore what an ambiguous time must not precede (design §10).
 * @throws ApiError `invalid`, naming the field: unreadable, or skipped by the company's clocks.
 */
export function readTime(
  field: string,
  text: string,
  zone: CompanyZone,
  notBefore?: number,
): number {
  try {
    return readInstant(text, zone, notBefore);
  } catch (error) {
    const isKnown = error instanceof WallClockGapError || error instanceof WallClockUnreadableError;
    if (!isKnown) throw error;
    throw invalid(field, error.message);
  }
}

/**
 * The moment of a punch. For an employee the server's clock decides, and a time that they send may differ
 * from it by five minutes; an administrator may give any time that is not in the future (design §10).
 * @param notBefore what an ambiguous time must not precede: the punch-in of a punch-out.
 */
export function punchTime(
  { now, zone, caller }: Change,
  field: string,
  text: string | null | undefined,
  notBefore = -Infinity,
): number {
  if (!text) return now;
  const isClosest = Math.max(notBefore, now - TOLERANCE_MS);
  if (Math.abs(readTime(field, text, zone, isClosest) - now) <= TOLERANCE_MS) return now;
  if (!isAdministrator(caller)) {
    throw invalid(
      field,
      `The time differs from the server's clock by more than ${CLOCK_TOLERANCE_MINUTES} minutes`,
    );
  }
  const instant = readTime(field, text, zone, notBefore);
  if (instant > now) throw invalid(field, 'The time must not be in the future');
  return instant;
}

/** The refusal of one field. */
export function invalid(field: string, message: string): ApiError {
  return new ApiError('invalid', message, { fields: [{ field, message }] });
}
