import { addDays, type CompanyZone, fromWallClock } from '@rollcall/shared/domain';

interface DateRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Days of the company as instants: from the first one until after the last one. */
export function toInstants({ from, to }: DateRange, zone: CompanyZone) {
  const startOf = (date: string | undefined) =>
    date === undefined ? undefined : new Date(fromWallClock(`${date} 00:00:00`, zone));
  return { from: startOf(from), until: startOf(to && addDays(to, 1)) };
}
