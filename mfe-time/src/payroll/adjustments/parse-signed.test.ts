import { parseSigned } from './parse-signed.ts';

test.each([
  ['+1:30', 90],
  ['1:30', 90],
  ['-0:45', -45],
  ['−0:45', -45],
  ['– 2', -120],
  [' +0:15 ', 15],
  ['0:00', undefined],
  ['', undefined],
  ['-', undefined],
  ['--1', undefined],
  ['1:75', undefined],
  ['soon', undefined],
])('%j is %j minutes', (text, minutes) => {
  expect(parseSigned(text)).toBe(minutes);
});
