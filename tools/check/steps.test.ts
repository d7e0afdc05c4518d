import { errorOf } from './steps.ts';

test.each([
  [
    "api/src/a.ts(3,1): error TS2322: Type 'x'.\nmore",
    "api/src/a.ts(3,1): error TS2322: Type 'x'.",
  ],
  ['\n  x eslint(no-var)\n   ,-[tools/a.js:1:2]\n', ',-[tools/a.js:1:2]'],
  ['Unused files (1)\nshared/src/ui/a.tsx', 'shared/src/ui/a.tsx'],
  ['It ended.\n', 'It ended.'],
  ['', 'no error was given'],
])('of %j the end of the log shows the line with the file', (output, line) => {
  expect(errorOf(output)).toBe(line);
});
