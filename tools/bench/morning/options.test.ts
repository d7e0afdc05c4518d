import { readMornings } from './options.ts';

test('without options both databases are measured, each with the largest company that it is for', () => {
  expect(readMornings([])).toEqual([
    { database: 'postgres', employees: 10_000, seconds: 300, boards: 20, kills: 0 },
    { database: 'embedded', employees: 2000, seconds: 60, boards: 0, kills: 0 },
  ]);
});

test('options change it', () => {
  const args = [
    '--databases=embedded',
    '--employees=100',
    '--seconds=5',
    '--boards=1',
    '--kills=3',
  ];
  expect(readMornings(args)).toEqual([
    { database: 'embedded', employees: 100, seconds: 5, boards: 1, kills: 3 },
  ]);
});

test.each([
  ['--databases=oracle', 'There is no database oracle: postgres, embedded.'],
  ['--employees=0', '--employees is a whole number of 1 or more.'],
  ['--kills=-1', '--kills is a whole number of 0 or more.'],
])('%s is refused', (arg, message) => {
  expect(() => readMornings([arg])).toThrow(message);
});
