import { type TextRule, textRule } from '../domain/index.ts';

/** The reason of a request, a decision or a manual time log. */
export const REASON_RULE: TextRule = {
  ...textRule('Reason', 500),
  missing: 'A reason is required',
  limit: { max: 500, message: 'A reason can have at most 500 characters' },
};
