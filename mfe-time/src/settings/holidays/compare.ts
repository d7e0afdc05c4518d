import type { Holiday, SuggestedHoliday } from '@rollcall/shared/calls';
import type { Part } from './parts.ts';

/** A holiday of a country's rules, or of a file, which says no kind. */
export type ImportedHoliday = Holiday & Partial<Pick<SuggestedHoliday, 'kind'>>;

/** A holiday that can be imported, and the one of its date that the calendar has. */
export interface Proposal {
  readonly date: string;
  readonly name: string;
  readonly part: Part;
  readonly kind: SuggestedHoliday['kind'] | undefined;
  /** The calendar's holiday of this date, when it differs. */
  readonly replaces: Holiday | undefined;
  /** The calendar has it, so that importing it would change nothing. */
  readonly isKnown: boolean;
}

/** What importing each holiday would do to a calendar. */
export function propose(
  holidays: readonly ImportedHoliday[],
  existing: readonly Holiday[],
): readonly Proposal[] {
  const byDate = new Map(existing.map((holiday) => [holiday.date, holiday]));
  return holidays.map(({ date, name, kind, part }) => {
    const other = byDate.get(date);
    const isKnown = other !== undefined && other.name === name && other.part === part;
    return { date, name, part, kind, replaces: isKnown ? undefined : other, isKnown };
  });
}

/**
 * Whether a holiday is chosen at first: days off for everyone, and all of a file, unless the calendar has a holiday of that date.
 */
export const isChosenAtFirst = ({ kind, replaces, isKnown }: Proposal): boolean =>
  (kind === undefined || kind === 'public') && replaces === undefined && !isKnown;
