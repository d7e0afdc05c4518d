import {
  CLOCK_TOLERANCE_MINUTES,
  type CompanyZone,
  InstantMismatchError,
  MINUTE_MS,
  resolveInstant,
  type TimeHints,
  WallClockGapError,
  WallClockUnreadableError,
} from '@rollcall/shared/domain';
import { isAdministrator } from '../access/policy.ts';
import { ApiError } from '../core/errors/api-error.ts';
import type { Change } from './change.ts';

const TOLERANCE_MS = CLOCK_TOLERANCE_MINUTES * MINUTE_MS;

/**
 * A time of a request as an instant (epoch milliseconds).
 * @param hints what says which of two equal times is meant (design §10).
 * @throws ApiError `invalid`, naming the field: unreadable, skipped by the zone's clocks, or, as `<field>At`, not the
 * time of the instant given beside it.
 */
export function readTime(
  field: string,
  text: string,
  zone: CompanyZone,
  hints?: TimeHints,
): number {
  try {
    return resolveInstant(text, zone, hints);
  } catch (error) {
    if (error instanceof InstantMismatchError) throw invalid(`${field}At`, error.message);
    const isKnown = error instanceof WallClockGapError || error instanceof WallClockUnreadableError;
    if (!isKnown) throw error;
    throw invalid(field, error.message);
  }
}

/** What a punch has to do with a log that exists. */
interface OfLog {
  /** The log's; the company's for a new one. */
  readonly zone?: CompanyZone;
  /** What an ambiguous time must not precede: the punch-in of a punch-out. */
  readonly notBefore?: number;
}

/**
 * The moment of a punch, now when none is stated. For an employee the server's clock decides, and a time that they
 * state may differ from it by five minutes. What an administrator states is stored as stated, unless it is ahead: now
 * up to five minutes, refused beyond (design §10). Of two equal times the one within five minutes of now is meant,
 * else the earlier that follows `notBefore`.
 * @throws ApiError `invalid`, naming the field.
 */
export function punchTime(
  { now, zone: companyZone, caller }: Change,
  field: string,
  text: string | null | undefined,
  { zone = companyZone, notBefore = -Infinity }: OfLog = {},
): number {
  if (!text) return now;
  const closest = readTime(field, text, zone, {
    notBefore: Math.max(notBefore, now - TOLERANCE_MS),
  });
  const isNear = Math.abs(closest - now) <= TOLERANCE_MS;
  if (!isAdministrator(caller)) {
    if (isNear) return now;
    throw invalid(
      field,
      `The time differs from the server's clock by more than ${CLOCK_TOLERANCE_MINUTES} minutes`,
    );
  }
  if (isNear) return Math.min(closest, now);
  const stated = readTime(field, text, zone, { notBefore });
  if (stated > now) throw invalid(field, 'The time must not be in the future');
  return stated;
}

/** The refusal of one field. */
export function invalid(field: string, message: string): ApiError {
  return new ApiError('invalid', message, { fields: [{ field, message }] });
}
