import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ENDPOINTS } from '../endpoint.ts';
import { calendarDate, envelope, wholeNumber } from '../envelope.ts';
import { holiday } from './holiday.ts';
import { countryCode } from './plan-fields.ts';

/** Kinds of holiday in a country's rules: days off for all, for banks only, by choice, and days that are only observed. */
export const HOLIDAY_KINDS = ['public', 'bank', 'optional', 'observance'] as const;
/** The most characters of a calendar file. */
export const MAX_CALENDAR_FILE_CHARS = 200_000;

const region = z.object({
  /** ISO 3166-2 without the country, or a part of it after a hyphen. */
  code: z.string(),
  name: z.string(),
});

/** The countries whose holidays are known, with their regions that have rules of their own. */
export const listHolidayCountries = defineCall({
  ...ENDPOINTS.listHolidayCountries,
  response: envelope(z.array(z.object({ code: z.string(), regions: z.array(region) }))),
});

/** The holidays of a country or of one of its regions in a year, in order; nothing is saved. 404 for an unknown region. */
export const suggestHolidays = defineCall({
  ...ENDPOINTS.suggestHolidays,
  query: z.object({
    country: countryCode,
    region: z.optional(z.string().check(z.maxLength(20, 'Region is too long'))),
    year: wholeNumber({ min: 1970, max: 2100 }),
  }),
  response: envelope(z.array(z.extend(holiday, { kind: z.enum(HOLIDAY_KINDS) }))),
});

const FILE = 'Choose a calendar file with at most 200,000 characters';

/**
 * The holidays of an iCalendar file, in order; nothing is saved. An event that repeats has its days from `from` on, for five
 * years. `skipped` says what was left out and why. 422 when it is no calendar.
 */
export const readHolidayFile = defineCall({
  ...ENDPOINTS.readHolidayFile,
  refusesIdempotencyKey: true,
  body: z.object({
    text: z.string().check(z.minLength(1, FILE), z.maxLength(MAX_CALENDAR_FILE_CHARS, FILE)),
    from: calendarDate,
  }),
  response: envelope(z.object({ holidays: z.array(holiday), skipped: z.array(z.string()) })),
});

export type HolidaySuggestionBody = z.infer<typeof suggestHolidays.response>['data'][number];
