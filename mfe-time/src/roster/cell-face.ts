import type { RosterDay, RosterShift } from '@rollcall/shared/calls';
import { formatShiftTimes } from '@rollcall/shared/domain';
import { conflictText, isNote } from './conflict-text.ts';
import { TEXTS } from './texts.ts';

type Mark = 'rostered' | 'draft' | 'closed' | 'warning';

interface Face {
  /** The shifts that are due. */
  readonly shifts: readonly RosterShift[];
  /** What the day is, when it has no shifts, or besides them. */
  readonly note: string | undefined;
  readonly marks: readonly Mark[];
  /** All of it in words. */
  readonly words: string;
}

/** What a cell of the roster shows. */
export function faceOf(day: RosterDay): Face {
  const { kind, holiday, leave, pendingLeave, conflicts } = day;
  if (!day.isEmployed) {
    return { shifts: [], note: TEXTS.notEmployed, marks: [], words: TEXTS.notEmployed };
  }
  // A schedule goes on during a leave; a shift that was chosen for the date is a conflict.
  const isAway = leave !== null && day.entry === null;
  const shifts = kind === 'shifts' && !isAway ? day.shifts : [];
  const note = noteOf(day);
  const isWarned = conflicts.some((conflict) => !isNote(conflict));
  const marks = [
    ...(day.entry ? (['rostered'] as const) : []),
    ...(day.isDraft ? (['draft'] as const) : []),
    ...(day.isClosed ? (['closed'] as const) : []),
    ...(isWarned ? (['warning'] as const) : []),
  ];
  const words = [
    leave && `${TEXTS.leave} (${leave})`,
    pendingLeave && `${TEXTS.pendingLeave} (${pendingLeave})`,
    ...shifts.map(shiftWords),
    shifts.length === 0 && note !== TEXTS.leave && note !== TEXTS.pendingLeave && note,
    shifts.length > 0 && holiday,
    ...marks.filter((mark) => mark !== 'warning').map((mark) => TEXTS[mark].toLowerCase()),
    ...conflicts.map(conflictText),
  ];
  return { shifts, note, marks, words: words.filter(Boolean).join(', ') };
}

function noteOf({ kind, holiday, leave, pendingLeave }: RosterDay): string | undefined {
  if (leave) return TEXTS.leave;
  if (pendingLeave) return TEXTS.pendingLeave;
  if (kind === 'shifts') return holiday ?? undefined;
  if (kind === 'holiday') return holiday ?? '-';
  return kind === 'day-off' ? TEXTS.dayOff : TEXTS.unplanned;
}

const shiftWords = (shift: RosterShift): string =>
  [nameOf(shift), formatShiftTimes(shift.start, shift.end)].filter(Boolean).join(' ');

/** The name of a shift; undefined when it only repeats the times, as `09:00–17:30`. */
export function nameOf({ name, start, end }: RosterShift): string | undefined {
  return name === `${start}–${end}` ? undefined : name;
}
