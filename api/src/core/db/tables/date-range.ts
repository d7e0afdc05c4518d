import { customType } from '../drizzle.ts';

/** Dates from `from` to before `until`, `YYYY-MM-DD`; null without end. */
export interface ValidDates {
  readonly from: string | null;
  readonly until: string | null;
}

/** A `daterange` column, as PostgreSQL writes it: `[2026-01-01,)`. */
export const dateRange = customType<{ data: ValidDates; driverData: string }>({
  dataType: () => 'daterange',
  toDriver: ({ from, until }) => `[${from ?? ''},${until ?? ''})`,
  fromDriver(text) {
    const [, from, until] = /^[[(]([\d-]*),([\d-]*)\)$/.exec(text) ?? [];
    if (from === undefined || until === undefined)
      throw new Error(`unreadable date range: ${text}`);
    return { from: from || null, until: until || null };
  },
});
