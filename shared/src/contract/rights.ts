/** A right: a word that a module asks for, such as `payroll` (decision 076). */
export const RIGHT = /^[a-z][a-z0-9-]{0,39}$/;

export const RIGHT_MESSAGE =
  'A right is a word of small letters, digits and hyphens, such as payroll';

/** How many rights one employee can have. */
export const MAX_RIGHTS = 20;
