import { plainDigits } from '@rollcall/shared/domain';

/** A country and its dialling code. */
export interface CountryCode {
  readonly country: string;
  readonly code: string;
}

const TABLE = `
United States +1, Argentina +54, Australia +61, Austria +43, Bahrain +973, Bangladesh +880, Belgium +32, Brazil +55,
Bulgaria +359, Canada +1, Chile +56, China +86, Colombia +57, Croatia +385, Czechia +420, Denmark +45, Egypt +20,
Estonia +372, Ethiopia +251, Finland +358, France +33, Germany +49, Ghana +233, Greece +30, Hong Kong +852,
Hungary +36, Iceland +354, India +91, Indonesia +62, Ireland +353, Israel +972, Italy +39, Japan +81, Jordan +962,
Kenya +254, Kuwait +965, Latvia +371, Lithuania +370, Luxembourg +352, Malaysia +60, Mexico +52, Morocco +212,
Nepal +977, Netherlands +31, New Zealand +64, Nigeria +234, Norway +47, Oman +968, Pakistan +92, Peru +51,
Philippines +63, Poland +48, Portugal +351, Qatar +974, Romania +40, Saudi Arabia +966, Serbia +381, Singapore +65,
South Africa +27, South Korea +82, Spain +34, Sri Lanka +94, Sweden +46, Switzerland +41, Taiwan +886, Thailand +66,
Türkiye +90, Ukraine +380, United Arab Emirates +971, United Kingdom +44, Vietnam +84`;

/** The countries of the phone field; the first, +1, is the default (spec §9). */
export const COUNTRY_CODES: readonly CountryCode[] = TABLE.trim()
  .split(/,\s+/)
  .map((entry) => {
    const at = entry.lastIndexOf(' +');
    return { country: entry.slice(0, at), code: entry.slice(at + 1) };
  });

/** Whether a number begins with the code of a country, known here or not. */
export const hasCode = (text: string): boolean => /^(\+|00)/.test(plainOf(text));

/** A number with a code: `+` and its digits. */
export const withoutBreaks = (text: string): string =>
  // A national prefix is often written in parentheses: +44 (0)20.
  `+${plainDigits(plainOf(text).replace('(0)', '')).replace(/^00/, '')}`;

/**
 * The country of a number that begins with a known code, and what follows it. Of several countries with one code it is
 * `preferred`, else the first.
 * @example splitCode('+44 20 7946 0000') // { country: 'United Kingdom', rest: '2079460000' }
 */
export function splitCode(
  text: string,
  preferred?: string,
): { country: string; rest: string } | undefined {
  if (!hasCode(text)) return undefined;
  const number = withoutBreaks(text);
  const matching = COUNTRY_CODES.filter(({ code }) => number.startsWith(code));
  const found = matching.find(({ country }) => country === preferred) ?? matching[0];
  return found && { country: found.country, rest: number.slice(found.code.length) };
}

/** Marks of the direction of writing, which are copied with a number. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Without what programs write around a number: `tel:`, parentheses around the code. */
const plainOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(MARKS, '')
    .trim()
    .replace(/^tel:/i, '')
    .replace(/^\(\s*(?=\+|00)/, '');
