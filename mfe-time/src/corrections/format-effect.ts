import { formatMinutes } from '@rollcall/shared/domain';
import { TEXTS } from './texts.ts';

/**
 * Formats the change of the worked minutes, with its sign.
 * @example formatEffect(-75) // '−1 hr 15 min'
 */
export function formatEffect(minutes: number): string {
  if (Math.round(minutes) === 0) return TEXTS.none;
  return `${minutes > 0 ? '+' : '−'}${formatMinutes(Math.abs(minutes))}`;
}
