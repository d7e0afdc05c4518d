import { meetsCaret } from './meets-caret.ts';
import { platformMeets } from './semver-range.ts';

const VERSIONS = ['1.0.0', '1.1.0', '1.1.9', '1.2.0', '1.10.0', '2.0.0', '2.1.3', '10.0.0'];
const RANGES = ['^1.0.0', '^1.1.0', '^1.1.1', '^1.2.0', '^1.10.0', '^2.0.0', '^2.1.4', '^10.0.0'];

test.each(RANGES)('says of the range %s what the semver library says', (range) => {
  const both = VERSIONS.map((version) => [
    meetsCaret(version, range),
    platformMeets(version, range),
  ]);
  expect(both.map(([own]) => own)).toEqual(both.map(([, library]) => library));
});

test.each([
  ['1.0.0', '>=0.9.0 <2'],
  ['1.0.0', '^1.0'],
  ['1.0.0', '^1.0.0 || ^2.0.0'],
  ['1.0.0', '^0.9.0'],
  ['0.10.0', '^0.9.0'],
  ['1.0.0', '1.0.0'],
  ['1.0.0', ''],
  ['1.1.0-rc.1', '^1.0.0'],
  ['1.0.0', '^1.0.0-rc.1'],
  ['one', '^1.0.0'],
  ['1.0.0', '^01.0.0'],
])('leaves version %s and range %s to the semver library', (version, range) => {
  expect(meetsCaret(version, range)).toBeUndefined();
});
