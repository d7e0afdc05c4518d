import { localDate, today } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';

/** Today's date `YYYY-MM-DD`: the company's, or where the browser is on a base backend (design §10). */
export function useToday(now: number): string {
  const zone = usePageContext(({ companyZone }) => companyZone);
  return zone === null ? localDate(now) : today(now, zone);
}
