import { PLAN_RULES } from '@rollcall/shared/contract';
import { errorOf } from '@rollcall/shared/domain';

/** A name from another source as the name of a holiday: on one line, cut to the limit; undefined when it breaks another rule. */
export function toHolidayName(text: string): string | undefined {
  const { max } = PLAN_RULES.name.limit;
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  const isLong = characters.length > max;
  const name = isLong
    ? `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('');
  return errorOf(PLAN_RULES.name, name) === undefined ? name : undefined;
}
