import { ownAttendanceQuery } from '@rollcall/shared/calls';
import { useCapability, useSession } from '@rollcall/shared/session';
import { isTypedDate, useToday } from '@rollcall/shared/ui';
import { useQueries } from '@tanstack/react-query';
import type { Row } from './row.ts';

/** The zone of a row's times. */
export type ZoneOf = (row: Row) => string;

/**
 * The zones of rows (docs/working-time.md#which-day-a-time-log-belongs-to): of the row's log; without a log of the
 * employee's plan on the date of the punch-in, or today while none is typed; else the company zone. On a base backend, which
 * reads no times, UTC.
 */
export function useRowZones(rows: readonly Row[], companyZone: string | null): ZoneOf {
  const hasPlans = useCapability('working-time');
  const isSignedIn = useSession(({ token }) => token !== null);
  const today = useToday();
  const dateOf = ({ punchIn }: Row) => (isTypedDate(punchIn) ? punchIn.slice(0, 10) : today);
  const dates = rows.filter(({ log }) => log === null).map(dateOf);
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
  const read = useQueries({
    queries: months.map((month) => ({
      ...ownAttendanceQuery(month),
      enabled: hasPlans && isSignedIn,
    })),
  });
  const company = companyZone ?? 'UTC';
  const zones = new Map(months.map((month, index) => [month, read[index]?.data?.zones]));
  return (row) => {
    if (row.log) return row.log.zone ?? company;
    const date = dateOf(row);
    return zones.get(date.slice(0, 7))?.[Number(date.slice(8)) - 1] ?? company;
  };
}
