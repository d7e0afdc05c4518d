import { firstLine } from './first-line.ts';

test.each([
  ['\n  Error: no\nat a.ts', 'Error: no'],
  ['\u001B[31mError:\u001B[39m no', 'Error: no'],
  ['', 'no error was given'],
  [undefined, 'no error was given'],
])('the first line of %j', (error, line) => {
  expect(firstLine(error)).toBe(line);
});
