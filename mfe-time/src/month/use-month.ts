import { useCapability } from '@rollcall/shared/session';
import { useBaseMonth } from './base.ts';
import { useExtendedMonth } from './extended.ts';
import type { MonthListResult, MonthQuery } from './month-list-result.ts';

/** The month by the strategy that the backend supports; the other one sends no request. */
export function useMonth(query: MonthQuery): MonthListResult {
  const isOfServer = useCapability('attendance.month');
  const base = useBaseMonth(query, !isOfServer);
  const extended = useExtendedMonth(query, isOfServer);
  return isOfServer ? extended : base;
}
