import { queryClient } from '@rollcall/shared/transport';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { type Fields, readCount, readNumber, readText } from './reading/fields.ts';
import { objectsOf, readList, readObject } from './reading/list.ts';
import { requestData } from './request.ts';
import { scheduleMutation } from './schedules.ts';
import { writeMutation } from './write.ts';

/** A holiday calendar; null where the server sent no value. */
export interface HolidayCalendar {
  readonly id: number | null;
  readonly name: string | null;
  /** ISO 3166-1, two letters. */
  readonly country: string | null;
  readonly region: string | null;
  /** A change names the version on which it is based. */
  readonly version: number | null;
  /** How many holidays it has, of all years. */
  readonly holidays: number;
  /** How many assignments have it, also past and future ones. */
  readonly assignments: number;
}

/** A holiday; `part` is `full`, `am` or `pm`. */
export interface Holiday {
  /** `YYYY-MM-DD`. */
  readonly date: string | null;
  readonly name: string | null;
  readonly part: string | null;
}

const readCalendar = (fields: Fields): HolidayCalendar => ({
  id: readNumber(fields.id),
  name: readText(fields.name),
  country: readText(fields.country),
  region: readText(fields.region),
  version: readNumber(fields.version),
  holidays: readCount(fields.holidays) ?? 0,
  assignments: readCount(fields.assignments) ?? 0,
});

const readHoliday = (fields: Fields): Holiday => ({
  date: readText(fields.date),
  name: readText(fields.name),
  part: readText(fields.part),
});

const readSuggestion = (fields: Fields): SuggestedHoliday => ({
  ...readHoliday(fields),
  kind: readText(fields.kind),
});

/** All holiday calendars, by name (capability `working-time`). Failure: 'Failed to fetch the settings'. */
export const holidayCalendarsQuery = () =>
  queryOptions({
    queryKey: ['schedules', 'holiday-calendars'],
    queryFn: async ({ signal }): Promise<readonly HolidayCalendar[]> =>
      readList(
        await requestData(ENDPOINTS.listHolidayCalendars, 'readSettings', { signal }),
        readCalendar,
      ).rows,
  });

/** The holidays of a calendar in a year, in order. Failure: 'Failed to fetch the settings'. */
export const holidaysQuery = (id: number, year: number) =>
  queryOptions({
    queryKey: ['schedules', 'holiday-calendars', id, year],
    queryFn: async ({ signal }): Promise<readonly Holiday[]> => {
      const options = { params: { id }, query: { year }, signal };
      const data = readObject(
        await requestData(ENDPOINTS.getHolidayCalendar, 'readSettings', options),
      );
      return objectsOf(data.holidays).map(readHoliday);
    },
  });

/** A country whose holidays are known, with its regions that have rules of their own. */
export interface HolidayCountry {
  /** ISO 3166-1, two letters. */
  readonly code: string | null;
  readonly regions: readonly { readonly code: string | null; readonly name: string | null }[];
}

/** The countries of {@link suggestedHolidaysQuery}; they change with the server only. Failure: 'Failed to fetch the settings'. */
export const holidayCountriesQuery = () =>
  queryOptions({
    queryKey: ['schedules', 'holiday-countries'],
    queryFn: async ({ signal }): Promise<readonly HolidayCountry[]> =>
      readList(
        await requestData(ENDPOINTS.listHolidayCountries, 'readSettings', { signal }),
        (fields): HolidayCountry => ({
          code: readText(fields.code),
          regions: objectsOf(fields.regions).map(({ code, name }) => ({
            code: readText(code),
            name: readText(name),
          })),
        }),
      ).rows,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A holiday that is not saved yet. */
export interface SuggestedHoliday extends Holiday {
  /** `public`, `bank`, `optional` or `observance`; null from a file. */
  readonly kind: string | null;
}

/** Where holidays are suggested from; without a region those of the whole country. */
export interface HolidaySource {
  readonly country: string;
  readonly region?: string;
  readonly year: number;
}

/** The holidays of a country or region in a year. Failure: 'Failed to fetch the settings'. */
export const suggestedHolidaysQuery = (query: HolidaySource) =>
  queryOptions({
    queryKey: ['schedules', 'holiday-suggestions', query],
    queryFn: async ({ signal }): Promise<readonly SuggestedHoliday[]> =>
      readList(
        await requestData(ENDPOINTS.suggestHolidays, 'readSettings', { query, signal }),
        readSuggestion,
      ).rows,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The holidays of a file, and what was left out and why. */
export interface HolidayFile {
  readonly holidays: readonly SuggestedHoliday[];
  readonly skipped: readonly string[];
}

/** Reads the text of an iCalendar file; saves nothing. The dialog shows a failure: 'Failed to read the file'. */
export const readHolidayFileMutation = () =>
  mutationOptions({
    mutationFn: async (body: {
      readonly text: string;
      readonly from: string;
    }): Promise<HolidayFile> => {
      const data = readObject(
        await requestData(ENDPOINTS.readHolidayFile, 'readHolidayFile', { body }),
      );
      return {
        holidays: objectsOf(data.holidays).map(readSuggestion),
        skipped: (Array.isArray(data.skipped) ? data.skipped : []).flatMap(
          (text) => readText(text) ?? [],
        ),
      };
    },
    meta: { outcome: { toastFailure: false } },
  });

/** A holiday of a calendar, with what its undo needs. */
export interface HolidayDeletion {
  readonly calendarId: number;
  readonly date: string;
  readonly name: string;
  readonly part: 'full' | 'am' | 'pm';
}

/** Deletes a holiday; the toast can undo it. Failure: 'Failed to save the settings'. */
export const deleteHolidayMutation = () =>
  writeMutation('deleteHoliday', {
    mutationFn: async ({ calendarId, date }: HolidayDeletion): Promise<void> => {
      const params = { id: calendarId, date };
      await requestData(ENDPOINTS.deleteHoliday, 'saveSchedules', { params });
    },
    success: {
      text: 'Holiday deleted',
      tone: 'success',
      action: { label: 'Undo', run: (deleted) => restore(deleted as HolidayDeletion) },
    },
  });

function restore({ calendarId, date, name, part }: HolidayDeletion): void {
  const mutation = queryClient
    .getMutationCache()
    .build(queryClient, { ...scheduleMutation('setHoliday'), meta: { outcome: RESTORED } });
  // A failure shows a toast.
  mutation.execute({ params: { id: calendarId, date }, body: { name, part } }).catch(() => {});
}

const RESTORED = {
  toastFailure: true,
  success: { text: 'Holiday restored', tone: 'success' },
} as const;
