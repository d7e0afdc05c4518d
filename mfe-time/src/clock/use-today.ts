import { localDate, today } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';

/** Today's date `YYYY-MM-DD`: in the company zone, or on a base backend in the browser's zone (design §10). */
export function useToday(now: number): string {
  const zone = usePageContext(({ companyZone }) => companyZone);
  return zone === null ? localDate(now) : today(now, zone);
}
