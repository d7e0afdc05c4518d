import { COUNTRY_CODES } from './country-codes.ts';

test('there are about 65 codes, each country once, +1 first (spec §9)', () => {
  expect(COUNTRY_CODES.length).toBeGreaterThanOrEqual(60);
  expect(COUNTRY_CODES[0]).toEqual({ country: 'United States', code: '+1' });
  expect(new Set(COUNTRY_CODES.map(({ country }) => country)).size).toBe(COUNTRY_CODES.length);
  for (const { code } of COUNTRY_CODES) expect(code).toMatch(/^\+\d{1,3}$/);
});
