import { readOptions } from './options.ts';

test('without options both databases are measured at three numbers of connections', () => {
  expect(readOptions([])).toEqual({
    databases: ['postgres', 'embedded'],
    connections: [1, 16, 64],
    seconds: 3,
    idleSeconds: 30,
    before: undefined,
  });
});

test('options narrow it', () => {
  const args = ['--databases=embedded', '--connections=4', '--seconds=1', '--before=../old'];
  expect(readOptions(args)).toMatchObject({
    databases: ['embedded'],
    connections: [4],
    seconds: 1,
    before: '../old',
  });
});

test.each([
  ['--databases=oracle', 'There is no database oracle: postgres, embedded.'],
  ['--connections=1,0', '--connections is a whole number of 1 or more.'],
  ['--seconds=soon', '--seconds is a whole number of 1 or more.'],
])('%s is refused', (arg, message) => {
  expect(() => readOptions([arg])).toThrow(message);
});
