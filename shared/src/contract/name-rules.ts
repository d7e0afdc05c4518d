import { nameRule, required } from '../domain/index.ts';

/** First and last name of who signs up. A file of its own, because the dashboard needs no other rule. */
export const NAME_RULES = {
  firstName: required(nameRule('First name', 100)),
  lastName: required(nameRule('Last name', 100)),
} as const;
