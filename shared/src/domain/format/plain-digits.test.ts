import { plainDigits } from './plain-digits.ts';

test.each([
  ['(555) 010-0199', '5550100199'],
  ['１２３', '123'],
  ['١٠٠١٢٣٤٥٦٧', '1001234567'],
  ['۱۲۳', '123'],
  ['९८७', '987'],
  ['four', ''],
])('the digits of %j are %j', (text, digits) => {
  expect(plainDigits(text)).toBe(digits);
});
