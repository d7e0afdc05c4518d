import { useCapability } from '@rollcall/shared/session';
import { useBaseMonth } from './base.ts';
import { useExtendedMonth } from './extended.ts';
import type { AskedMonth, MonthRead } from './month-read.ts';

/** The month by the strategy that the page's backend allows; the other one asks for nothing. */
export function useMonth(asked: AskedMonth): MonthRead {
  const isOfServer = useCapability('attendance.month');
  const base = useBaseMonth(asked, !isOfServer);
  const extended = useExtendedMonth(asked, isOfServer);
  return isOfServer ? extended : base;
}
