import { TEXTS } from './texts.ts';

/** The whole day, its first or its second half. */
export type Part = 'full' | 'am' | 'pm';

/** A part of a day; the whole day for anything else. */
export const readPart = (part: string | null): Part =>
  part === 'am' || part === 'pm' ? part : 'full';

/** Options of a control that chooses a part of the day. */
export const PART_OPTIONS = (['full', 'am', 'pm'] as const).map((value) => ({
  value,
  label: TEXTS.parts[value],
}));
