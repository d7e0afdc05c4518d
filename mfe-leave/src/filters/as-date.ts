import { formatDate } from '@rollcall/shared/domain';

/** A date of the address that exists, in the form that our server takes; anything else is none. */
export const asDate = (given: string | undefined) =>
  /^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(given ?? '') && formatDate(given) !== '-' ? given : undefined;
