import * as calls from '@rollcall/shared/contract';
import type { AddCall } from '../../http/add-call.ts';
import { readHolidayFile } from './read-file.ts';
import { listCountries, suggestHolidays } from './suggest.ts';

/** Holidays from other sources, to choose from. Nothing is saved: that is `setHolidays`. */
export function addHolidayImportRoutes(addCall: AddCall): void {
  addCall(calls.listHolidayCountries, async () => ({
    status: true,
    message: 'Countries',
    data: await listCountries(),
  }));

  addCall(calls.suggestHolidays, async ({ query: { country, region, year } }) => ({
    status: true,
    message: 'Holidays',
    data: await suggestHolidays(country, region, year),
  }));

  addCall(calls.readHolidayFile, async ({ body: { text, from } }) => {
    const { holidays, skipped } = readHolidayFile(text, from);
    return {
      status: true,
      message: 'Holidays',
      data: { holidays: [...holidays], skipped: [...skipped] },
    };
  });
}
