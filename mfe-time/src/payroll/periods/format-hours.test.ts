import { formatHours, formatSigned } from './format-hours.ts';

test.each([
  [7875, '131:15', '+131:15'],
  [5, '0:05', '+0:05'],
  [-522, '−8:42', '−8:42'],
  [0, '-', '-'],
])('%j minutes are %s, and %s with a sign', (minutes, text, signed) => {
  expect([formatHours(minutes), formatSigned(minutes)]).toEqual([text, signed]);
});
