import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ENDPOINTS } from '../endpoint.ts';
import { calendarDate, envelope, rowId, wholeNumber } from '../envelope.ts';
import { optionalText, requiredText } from '../fields.ts';
import { baseVersion, countryCode } from './plan-fields.ts';
import { PLAN_RULES } from './plan-rules.ts';

/** The most holidays that one call adds or replaces. */
export const MAX_HOLIDAYS_PER_CALL = 400;

const part = z.enum(['full', 'am', 'pm']);

/** A holiday: of the whole day, of its first or of its second half. */
export const holiday = z.object({ date: calendarDate, name: z.string(), part });

/** A holiday calendar, with the numbers of its holidays and of the assignments that have it. */
export const holidayCalendar = z.object({
  id: z.int(),
  name: z.string(),
  country: z.nullable(z.string()),
  region: z.nullable(z.string()),
  version: z.int(),
  holidays: z.int(),
  assignments: z.int(),
});

const ofCalendar = z.object({ id: rowId });
const ofHoliday = z.object({ id: rowId, date: calendarDate });
const name = requiredText(PLAN_RULES.name);
const optionalFields = {
  country: z.optional(z.nullable(countryCode)),
  region: optionalText(PLAN_RULES.region),
};

/** All holiday calendars, by name. */
export const listHolidayCalendars = defineCall({
  ...ENDPOINTS.listHolidayCalendars,
  response: envelope(z.array(holidayCalendar)),
});

/** A calendar with its holidays of a year, by default the current one, in order. */
export const getHolidayCalendar = defineCall({
  ...ENDPOINTS.getHolidayCalendar,
  params: ofCalendar,
  query: z.object({ year: z.optional(wholeNumber({ min: 1900, max: 2999 })) }),
  response: envelope(
    z.object({ calendar: holidayCalendar, year: z.int(), holidays: z.array(holiday) }),
  ),
});

export const createHolidayCalendar = defineCall({
  ...ENDPOINTS.createHolidayCalendar,
  body: z.object({ name, ...optionalFields }),
  response: envelope(holidayCalendar),
});

/** Changes a calendar: an absent field is unchanged, null removes country or region (design §9). */
export const updateHolidayCalendar = defineCall({
  ...ENDPOINTS.updateHolidayCalendar,
  params: ofCalendar,
  body: z.object({ name: z.optional(name), ...optionalFields, version: baseVersion }),
  response: envelope(holidayCalendar),
});

/** Deletes a calendar with its holidays; 409 while an assignment has it. */
export const deleteHolidayCalendar = defineCall({
  ...ENDPOINTS.deleteHolidayCalendar,
  params: ofCalendar,
  response: envelope(z.null()),
});

const newHoliday = { name, part: z.optional(part) };
const HOLIDAYS = `Send 1 to ${MAX_HOLIDAYS_PER_CALL} holidays`;

/** Adds holidays, or replaces those of the same dates: all of them or none. */
export const setHolidays = defineCall({
  ...ENDPOINTS.setHolidays,
  params: ofCalendar,
  body: z.object({
    holidays: z
      .array(z.object({ date: calendarDate, ...newHoliday }))
      .check(z.minLength(1, HOLIDAYS), z.maxLength(MAX_HOLIDAYS_PER_CALL, HOLIDAYS)),
  }),
  response: envelope(z.object({ added: z.int(), replaced: z.int() })),
});

/** Adds the holiday of a date, or replaces it. Without a part it is the whole day. */
export const setHoliday = defineCall({
  ...ENDPOINTS.setHoliday,
  params: ofHoliday,
  body: z.object(newHoliday),
  response: envelope(holiday),
});

export const deleteHoliday = defineCall({
  ...ENDPOINTS.deleteHoliday,
  params: ofHoliday,
  response: envelope(z.null()),
});

export type HolidayBody = z.infer<typeof holiday>;
export type HolidayCalendarBody = z.infer<typeof holidayCalendar>;
