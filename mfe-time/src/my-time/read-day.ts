import { formatDate } from '@rollcall/shared/domain';

/** The day `YYYY-MM-DD` in the URL; undefined when it is none. */
export const readDay = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && formatDate(text) !== '-'
    ? text
    : undefined;
