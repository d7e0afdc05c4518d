import { TEXTS } from './texts.ts';

/** The whole day, its first or its second half. */
export type Part = 'full' | 'am' | 'pm';

/** Options of a control that chooses a part of the day. */
export const PART_OPTIONS = (['full', 'am', 'pm'] as const).map((value) => ({
  value,
  label: TEXTS.parts[value],
}));
