import { readSuites } from './read-suites.ts';

const namesOf = (...args: string[]) => readSuites(args).suites.map(({ name }) => name);

test.each([
  [[], ['check', 'jest', 'browser'], false],
  [['--all', 'stress'], ['stress'], true],
  [['--all', 'postgres', 'check'], ['check', 'postgres'], true],
  [['stress'], ['stress'], true],
])('%j runs %j', (args, names, isAll) => {
  expect(namesOf(...args)).toEqual(names);
  expect(readSuites(args).isAll).toBe(isAll);
});

test('--all runs every suite, those of `npm test` first', () => {
  const names = namesOf('--all');
  expect(names.slice(0, 3)).toEqual(namesOf());
  expect(new Set(names).size).toBe(names.length);
});

test.each([['--eighth'], ['--all', 'strss'], ['toString']])('%j is refused', (...args) => {
  expect(() => readSuites(args)).toThrow(
    `There is no test suite ${args.at(-1)}. The suites are check, jest, browser, browser-all, translated, builds, stress, kills, postgres, embedded, properties, clock-evening, clock-new-year, clock-spring, clock-autumn.`,
  );
});
