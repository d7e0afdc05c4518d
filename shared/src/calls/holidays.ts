import {
  type AnswerOf,
  type BodyOf,
  type QueryOf,
  queryClient,
  type RowOf,
} from '@rollcall/shared/transport';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { request, requestOwn } from './request.ts';
import { scheduleMutation } from './schedules.ts';
import { writeMutation } from './write.ts';

/** A holiday calendar. */
export interface HolidayCalendar extends RowOf<'listHolidayCalendars'> {}

/** A holiday of a calendar, or one that is not saved yet. */
export type Holiday = AnswerOf<'getHolidayCalendar'>['holidays'][number];

/** All holiday calendars, by name (capability `working-time`). Failure: 'Failed to fetch the settings'. */
export const holidayCalendarsQuery = () =>
  queryOptions({
    queryKey: ['schedules', 'holiday-calendars'],
    queryFn: ({ signal }): Promise<readonly HolidayCalendar[]> =>
      requestOwn(ENDPOINTS.listHolidayCalendars, 'readSettings', { signal }),
  });

/** The holidays of a calendar in a year, in order. Failure: 'Failed to fetch the settings'. */
export const holidaysQuery = (id: number, year: number) =>
  queryOptions({
    queryKey: ['schedules', 'holiday-calendars', id, year],
    queryFn: async ({ signal }): Promise<readonly Holiday[]> => {
      const options = { params: { id }, query: { year }, signal };
      return (await requestOwn(ENDPOINTS.getHolidayCalendar, 'readSettings', options)).holidays;
    },
  });

/** A country whose holidays are known, with its regions that have rules of their own. */
export interface HolidayCountry extends RowOf<'listHolidayCountries'> {}

/** The countries of {@link suggestedHolidaysQuery}; they change with the server only. Failure: 'Failed to fetch the settings'. */
export const holidayCountriesQuery = () =>
  queryOptions({
    queryKey: ['schedules', 'holiday-countries'],
    queryFn: ({ signal }): Promise<readonly HolidayCountry[]> =>
      requestOwn(ENDPOINTS.listHolidayCountries, 'readSettings', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A holiday of a country or region. */
export interface SuggestedHoliday extends RowOf<'suggestHolidays'> {}

/** Where holidays are suggested from; without a region those of the whole country. */
export type HolidaySource = QueryOf<'suggestHolidays'>;

/** The holidays of a country or region in a year. Failure: 'Failed to fetch the settings'. */
export const suggestedHolidaysQuery = (query: HolidaySource) =>
  queryOptions({
    queryKey: ['schedules', 'holiday-suggestions', query],
    queryFn: ({ signal }): Promise<readonly SuggestedHoliday[]> =>
      requestOwn(ENDPOINTS.suggestHolidays, 'readSettings', { query, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The holidays of a file, and what was left out and why. */
export interface HolidayFile extends AnswerOf<'readHolidayFile'> {}

/** Reads the text of an iCalendar file; saves nothing. The dialog shows a failure: 'Failed to read the file'. */
export const readHolidayFileMutation = () =>
  mutationOptions({
    mutationFn: (body: BodyOf<'readHolidayFile'>) =>
      requestOwn(ENDPOINTS.readHolidayFile, 'readHolidayFile', { body }),
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
      await request(ENDPOINTS.deleteHoliday, 'saveSchedules', { params });
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
