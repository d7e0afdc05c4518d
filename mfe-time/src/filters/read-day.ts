import { formatDate } from '@rollcall/shared/domain';

/** The day `YYYY-MM-DD` in the URL; undefined when it is none that the contract accepts, so that no link breaks the page. */
export const readDay = (text: string | undefined): string | undefined =>
  text !== undefined && /^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(text) && formatDate(text) !== '-'
    ? text
    : undefined;
