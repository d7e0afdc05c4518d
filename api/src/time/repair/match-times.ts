import type { TimeLogEdit } from '@rollcall/shared/contract';
import { formatTime, toWallClock } from '@rollcall/shared/domain';
import { invalid } from '../../commands/read-time.ts';
import { type LogWithBreaks, toBreakSpans } from '../log/find-logs.ts';

type Field = 'start' | 'end';
type EditedBreak = NonNullable<TimeLogEdit['breaks']>[number];

/**
 * Finds the instant that a break of the log has for a text without an instant, so that an unchanged text keeps it also in
 * a repeated hour, wherever the break is in the list.
 * @returns a function that throws ApiError `invalid` when breaks that are left out make it unclear which one is meant
 */
export function matchTimes(log: LogWithBreaks, edited: readonly EditedBreak[]) {
  const known = (field: Field, text: string) => {
    const instants = toBreakSpans(log).flatMap((item) => item[field] ?? []);
    return [...new Set(instants)].filter((at) => sameText(toWallClock(at, log.zone), text));
  };
  return (field: Field, index: number): number | undefined => {
    const text = edited[index]?.[field];
    if (typeof text !== 'string') return undefined;
    const instants = known(field, text);
    if (instants.length < 2) return instants[0];
    const named = new Set(edited.map((item) => Date.parse(item[`${field}At`] ?? '')));
    const left = instants.filter((at) => !named.has(at));
    const unnamed = edited.flatMap((item, at) => {
      const isSame = !item[`${field}At`] && sameText(item[field] ?? '', text);
      return isSame ? [at] : [];
    });
    if (left.length === 1 || left.length === unnamed.length) return left[unnamed.indexOf(index)];
    throw invalid(`breaks.${index}.${field}`, isAmbiguous(field, text));
  };
}

/** Whether two wall-clock texts are the same time; seconds and the separator may differ. */
function sameText(stored: string, sent: string): boolean {
  const text = sent.trim().replace('T', ' ');
  return text === stored || `${text}:00` === stored;
}

const isAmbiguous = (field: Field, text: string) => {
  const time = formatTime(text.trim().replace('T', ' '));
  return `${field === 'start' ? 'Start' : 'End'} of the break: ${time} occurs twice on this day. Choose the first or second.`;
};
