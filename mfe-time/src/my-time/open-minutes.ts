import type { TimeLog } from '@rollcall/shared/calls';
import { liveMinutes } from '@rollcall/shared/domain';

/** Minutes so far of a log that is open (design §10), in its own zone, else the company's; undefined without either. */
export function openMinutes(log: TimeLog, now: number, companyZone: string | null) {
  const zone = log.zone ?? companyZone;
  return zone === null ? undefined : liveMinutes(log, now, zone);
}
