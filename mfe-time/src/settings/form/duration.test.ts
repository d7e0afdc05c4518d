import { durationText, parseDuration } from './duration.ts';

test.each([
  ['7:30', 450],
  ['8', 480],
  ['8 hrs', 480],
  [' 0:05 ', 5],
  ['45 min', 45],
  ['24:00', 1440],
  ['', null],
  ['7:60', undefined],
  ['7.5', undefined],
  ['-1', undefined],
  ['soon', undefined],
])('%j is %j minutes', (text, minutes) => {
  expect(parseDuration(text)).toBe(minutes);
});

test.each([
  [450, '7:30'],
  [5, '0:05'],
  [0, '0:00'],
  [null, ''],
])('%j minutes are %j', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
