import {
  COUNTRIES,
  HOLIDAY_KINDS,
  type HolidaySuggestionBody,
  listHolidayCountries,
} from '@rollcall/shared/contract';
import { addDays } from '@rollcall/shared/domain';
import type { HolidaysTypes } from 'date-holidays';
import type { output } from 'zod/mini';
import { ApiError } from '../../core/errors/api-error.ts';
import { toHolidayName } from './holiday-name.ts';
import { onePerDate, partOfDay } from './part-of-day.ts';

const MINUTE_MS = 60_000;
const DAY_MIN = 24 * 60;

type CountryBody = output<typeof listHolidayCountries.response>['data'][number];

/** The library holds the rules of all countries, 13 MB: loaded when first asked for. */
const library = async () => (await import('date-holidays')).default;

/** The countries whose holidays are known, with their regions by name. */
export async function listCountries(): Promise<CountryBody[]> {
  const Holidays = await library();
  const rules = new Holidays();
  return Object.keys(rules.getCountries())
    .filter((code) => COUNTRIES.includes(code))
    .map((code) => ({ code, regions: regionsOf(rules, code) }));
}

type Rules = InstanceType<Awaited<ReturnType<typeof library>>>;

/** The regions of a country; the parts of a region that have their own rules are `REGION-PART`. */
function regionsOf(rules: Rules, country: string): CountryBody['regions'] {
  return Object.entries(rules.getStates(country, 'en') ?? {}).flatMap(([state, name]) => [
    { code: state, name },
    ...Object.entries(rules.getRegions(country, state, 'en') ?? {}).map(([part, partName]) => ({
      code: `${state}-${part}`,
      name: `${name}, ${partName}`,
    })),
  ]);
}

/**
 * The holidays of a country or of a region in a year, in order.
 * @throws ApiError `not_found` for a country or region that is not listed.
 */
export async function suggestHolidays(
  country: string,
  region: string | undefined,
  year: number,
): Promise<HolidaySuggestionBody[]> {
  const known = (await listCountries()).find(({ code }) => code === country);
  if (!known) throw new ApiError('not_found', 'The holidays of this country are not known.');
  if (region !== undefined && !known.regions.some(({ code }) => code === region)) {
    throw new ApiError('not_found', 'There is no such region in this country.');
  }
  const Holidays = await library();
  const [state, part] = splitRegion(region);
  const rules = new Holidays({ country, ...(state && { state }), ...(part && { region: part }) });
  rules.setLanguages('en');
  return onePerDate(
    rules
      .getHolidays(year)
      .flatMap(toSuggestions)
      .filter(({ date }) => date.startsWith(`${year}-`)),
  );
}

function splitRegion(region = ''): readonly [string, string] {
  const at = region.indexOf('-');
  return at === -1 ? [region, ''] : [region.slice(0, at), region.slice(at + 1)];
}

/** A holiday of several days has one entry per date. */
function toSuggestions(holiday: HolidaysTypes.Holiday): HolidaySuggestionBody[] {
  const { date, start, end, type } = holiday;
  const name = toHolidayName(holiday.name);
  const kind = HOLIDAY_KINDS.find((one) => one === type);
  if (name === undefined || kind === undefined) return [];
  const startMin = Number(date.slice(11, 13)) * 60 + Number(date.slice(14, 16));
  const endMin = startMin + Math.round((end.getTime() - start.getTime()) / MINUTE_MS);
  const days = Math.max(1, Math.round(endMin / DAY_MIN));
  return Array.from({ length: days }, (_, index) => ({
    date: addDays(date.slice(0, 10), index),
    name,
    part: days > 1 ? 'full' : partOfDay(startMin, endMin),
    kind,
  }));
}
