import type { TimeLog } from '@rollcall/shared/calls';
import { isMissingOut, readInstant } from '@rollcall/shared/domain';

/**
 * Whether a punch-in would give the open log up as missing its out (design §10): it belongs to an earlier work date and
 * is older than 16 hours. The server decides; this only says beforehand what it will say.
 */
export function mayPunchInAnew(open: TimeLog, now: number, companyZone: string | null): boolean {
  const zone = companyZone ?? open.zone;
  if (zone === null || open.punchInAt === null || open.workDate === null) return false;
  const punchIn = readInstant(open.punchInAt, zone);
  return isMissingOut({ punchIn, workDate: open.workDate }, now, zone);
}
