import type { RosterConflict } from '@rollcall/shared/calls';
import { formatDate, formatMinutes } from '@rollcall/shared/domain';
import { TEXTS } from './texts.ts';

/** What a conflict is, as the rest of a sentence. */
export function conflictText({ kind, otherDate, minutes, days }: RosterConflict): string {
  const rest = formatMinutes(minutes);
  const texts = TEXTS.conflict;
  switch (kind) {
    case 'overlap':
      return texts.overlap(formatDate(otherDate));
    case 'short-rest':
      return texts['short-rest'](rest, formatDate(otherDate));
    case 'days-in-row':
      return texts['days-in-row'](days ?? 0);
    case 'weekly-rest':
      return texts['weekly-rest'](rest);
    case 'leave':
    case 'pending-leave':
    case 'holiday':
      return texts[kind];
    default:
      return texts.other;
  }
}

/** A shift on a holiday is often what was meant. */
export const isNote = ({ kind }: Pick<RosterConflict, 'kind'>): boolean => kind === 'holiday';
