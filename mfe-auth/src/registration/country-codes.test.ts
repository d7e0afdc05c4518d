import { COUNTRY_CODES, splitCode } from './country-codes.ts';

test('there are about 65 codes, each country once, +1 first (spec §9)', () => {
  expect(COUNTRY_CODES.length).toBeGreaterThanOrEqual(60);
  expect(COUNTRY_CODES[0]).toEqual({ country: 'United States', code: '+1' });
  expect(new Set(COUNTRY_CODES.map(({ country }) => country)).size).toBe(COUNTRY_CODES.length);
  for (const { code } of COUNTRY_CODES) expect(code).toMatch(/^\+\d{1,3}$/);
});

test.each([
  ['+1 (555) 123-4567', undefined, 'United States', '5551234567'],
  ['+1 604 555 0100', 'Canada', 'Canada', '6045550100'],
  ['+44 (0)20 7946 0000', 'Canada', 'United Kingdom', '2079460000'],
  ['＋４９ 30 123456', undefined, 'Germany', '30123456'],
  ['(+44) 20 7946 0000', undefined, 'United Kingdom', '2079460000'],
  ['tel:+44-20-7946-0000', undefined, 'United Kingdom', '2079460000'],
  ['\u202a+44 20 7946 0000\u202c', undefined, 'United Kingdom', '2079460000'],
  ['+966 ٥٠ ١٢٣ ٤٥٦٧', undefined, 'Saudi Arabia', '501234567'],
  ['0091 98765 43210', undefined, 'India', '9876543210'],
])('%j with %s chosen is of %s: %s', (text, chosen, country, rest) => {
  expect(splitCode(text, chosen)).toEqual({ country, rest });
});

test.each(['+999 555 0101', '020 7946 0000', ''])('%j begins with no known code', (text) => {
  expect(splitCode(text)).toBeUndefined();
});
