import type { Holiday, SuggestedHoliday } from '@rollcall/shared/calls';
import { type Part, readPart } from './parts.ts';

/** A holiday that can be imported, and the one of its date that the calendar has. */
export interface Proposal {
  readonly date: string;
  readonly name: string;
  readonly part: Part;
  readonly kind: string | null;
  /** The calendar's holiday of this date, when it differs. */
  readonly replaces: Holiday | undefined;
  /** The calendar has it, so that importing it would change nothing. */
  readonly isKnown: boolean;
}

/** What importing each holiday would do to a calendar; without those that have no date or name. */
export function propose(
  holidays: readonly SuggestedHoliday[],
  existing: readonly Holiday[],
): readonly Proposal[] {
  const byDate = new Map(existing.map((holiday) => [holiday.date, holiday]));
  return holidays.flatMap(({ date, name, kind, part: sent }) => {
    if (date === null || name === null) return [];
    const part = readPart(sent);
    const other = byDate.get(date);
    const isKnown = other !== undefined && other.name === name && readPart(other.part) === part;
    return { date, name, part, kind, replaces: isKnown ? undefined : other, isKnown };
  });
}

/**
 * Whether a holiday is chosen at first: days off for everyone, and all of a file, unless the calendar has a holiday of that date.
 */
export const isChosenAtFirst = ({ kind, replaces, isKnown }: Proposal): boolean =>
  (kind === null || kind === 'public') && replaces === undefined && !isKnown;
