import { useNow, usePageContext } from '@rollcall/shared/session';
import { localDate, today } from '../domain/index.ts';

/** Today's date `YYYY-MM-DD`: in the company zone, or on a base backend in the browser's zone (design §10). */
export function useToday(): string {
  const now = useNow();
  const zone = usePageContext(({ companyZone }) => companyZone);
  return zone === null ? localDate(now) : today(now, zone);
}
