import { COUNTRIES } from '@rollcall/shared/contract';

const NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

/** The English name of a country of ISO 3166-1; '-' without one. */
export const countryName = (code: string | null): string =>
  code !== null && COUNTRIES.includes(code) ? (NAMES.of(code) ?? code) : (code ?? '-');

/** Options of a select of countries, by name. */
export const optionsOf = (codes: readonly string[]) =>
  codes
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));

/** All countries, with a first option for none, whose value is empty. */
export const countryOptions = (none: string) => [
  { value: '', label: none },
  ...optionsOf(COUNTRIES),
];
