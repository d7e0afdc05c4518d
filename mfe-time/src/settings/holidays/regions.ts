import type { HolidayCountry } from '@rollcall/shared/calls';
import { TEXTS } from './texts.ts';

type Countries = readonly HolidayCountry[] | undefined;

const regionsOf = (countries: Countries, country: string | null) =>
  countries?.find(({ code }) => code === country)?.regions ?? [];

/** The name of a region; its own text where it is none of the known ones, empty without one. */
export const regionName = (countries: Countries, country: string | null, region: string | null) =>
  regionsOf(countries, country).find(({ code }) => code === region)?.name ?? region ?? '';

/** Options of a select of a country's regions, with the whole country first, whose value is empty. */
export function regionOptions(countries: Countries, country: string, current: string) {
  const known = regionsOf(countries, country).map(({ code, name }) => ({
    value: code,
    label: name,
  }));
  const isOther = current !== '' && !known.some(({ value }) => value === current);
  return [
    { value: '', label: TEXTS.wholeCountry },
    ...(isOther ? [{ value: current, label: current }] : []),
    ...known.toSorted((a, b) => a.label.localeCompare(b.label)),
  ];
}

/** Whether holidays of a region can be suggested. */
export const isKnownRegion = (countries: Countries, country: string, region: string): boolean =>
  regionsOf(countries, country).some(({ code }) => code === region);
