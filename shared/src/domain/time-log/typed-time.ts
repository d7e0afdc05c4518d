import { formatTime } from '../format/index.ts';
import {
  type CompanyZone,
  chosenInstant,
  SkippedTimeError,
  toIsoWithOffset,
  WallClockUnreadableError,
} from '../work-date/index.ts';

/**
 * The instant (epoch milliseconds) that a time means in its zone, or the sentence that says why it means none: it is
 * unreadable, the clocks skipped it, or it occurs twice and no offset names one of the two (design §10).
 * @param label of its field, for a form whose summary of errors must say more.
 */
export function typedInstant(time: string, zone: CompanyZone, label?: string): number | string {
  try {
    const instant = chosenInstant(time, zone);
    if (instant !== undefined) return instant;
    const twice = `${formatTime(time)} occurs twice on this day. Choose the first or second.`;
    return label === undefined ? twice : `${label}: ${twice}`;
  } catch (error) {
    const isKnown = error instanceof SkippedTimeError || error instanceof WallClockUnreadableError;
    if (isKnown) return error.message;
    throw error;
  }
}

/**
 * A typed time as our own calls send it: ISO 8601 with the offset of its zone.
 * @throws Error for a time that {@link typedInstant} refuses; a form is checked before it is sent.
 */
export function sentTime(time: string, zone: CompanyZone): string {
  const instant = typedInstant(time, zone);
  if (typeof instant === 'string') throw new Error(instant);
  return toIsoWithOffset(instant, zone);
}
