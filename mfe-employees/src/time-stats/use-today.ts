import { localDate, today } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';
import { useState } from 'react';

/** Today's date when the dialog was opened: the company's on our server, the browser's elsewhere (design §10). */
export function useToday(): string {
  const zone = usePageContext(({ companyZone }) => companyZone);
  const [now] = useState(() => Date.now());
  return zone === null ? localDate(now) : today(now, zone);
}
