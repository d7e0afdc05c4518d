import {
  CLOCK_TOLERANCE_MINUTES,
  type CompanyZone,
  instantsOf,
  MINUTE_MS,
  readInstant,
  SkippedTimeError,
  typedInstant,
  WallClockUnreadableError,
  wallClockOf,
} from '@rollcall/shared/domain';
import { isAdministrator } from '../access/policy.ts';
import { ApiError } from '../core/errors/api-error.ts';
import type { Command } from './command.ts';

const TOLERANCE_MS = CLOCK_TOLERANCE_MINUTES * MINUTE_MS;

/**
 * Converts a time of our own calls to an instant (epoch milliseconds): ISO 8601 with the offset of the zone, or a text that
 * occurs once (decision 051).
 * @throws ApiError `invalid`, naming the field: unreadable, skipped by the zone's clocks, twice on its day without an
 * offset, or with the offset of another zone, such as that of an earlier plan.
 */
export function readTime(field: string, time: string, zone: CompanyZone): number {
  const instant = typedInstant(time, zone);
  if (typeof instant === 'string') throw invalid(field, instant);
  if (instantsOf(time, zone).includes(instant)) return instant;
  throw invalid(field, `${time.trim()} is not ${wallClockOf(time)} in ${zone}. Reload the page.`);
}

/** Reads the text of a punch, which may occur twice: the first instant that is not before `notBefore` (design §10). */
function readPunch(field: string, text: string, zone: CompanyZone, notBefore: number): number {
  try {
    return readInstant(text, zone, notBefore);
  } catch (error) {
    const isKnown = error instanceof SkippedTimeError || error instanceof WallClockUnreadableError;
    if (!isKnown) throw error;
    throw invalid(field, error.message);
  }
}

/** The existing log that a punch belongs to. */
interface OfLog {
  /** The log's zone; that of the plan for a new log. By default the company's. */
  readonly zone?: CompanyZone;
  /** An ambiguous time is not resolved to before this: for a punch-out, the punch-in. */
  readonly notBefore?: number;
}

/**
 * The instant of a punch; now when no time is stated. For an employee the server's clock decides, and a stated
 * time may differ from it by at most five minutes. An administrator's stated time is stored as it is; a time up
 * to five minutes in the future becomes now, and a later one is refused (design §10). A time that occurs twice
 * is resolved to the one within five minutes of now, else to the earlier one after `notBefore`.
 * @throws ApiError `invalid`, naming the field.
 */
export function punchTime(
  { now, zone: companyZone, caller }: Command,
  field: string,
  text: string | null | undefined,
  { zone = companyZone, notBefore = -Infinity }: OfLog = {},
): number {
  if (!text) return now;
  const closest = readPunch(field, text, zone, Math.max(notBefore, now - TOLERANCE_MS));
  const isNear = Math.abs(closest - now) <= TOLERANCE_MS;
  if (!isAdministrator(caller)) {
    if (isNear) return now;
    throw invalid(
      field,
      `The time differs from the server's clock by more than ${CLOCK_TOLERANCE_MINUTES} minutes`,
    );
  }
  if (isNear) return Math.min(closest, now);
  const stated = readPunch(field, text, zone, notBefore);
  if (stated > now) throw invalid(field, 'The time must not be in the future');
  return stated;
}

/** The error for one invalid field. */
export function invalid(field: string, message: string): ApiError {
  return new ApiError('invalid', message, { fields: [{ field, message }] });
}
