import { eighthOf, readEighth } from './share.ts';

test.each([
  ['00000000aa', 1],
  ['00000007aa', 8],
  ['00000008aa', 1],
  ['ffffffffff', 8],
  ['72e0b58', 1],
])('commit %s runs eighth %i', (hash, index) => {
  expect(eighthOf(hash)).toEqual({ index, of: 8 });
});

test('the hashes of many commits cover all eighths', () => {
  const hashes = Array.from({ length: 400 }, (_, at) => Math.imul(at + 1, 0x9e3779b1) >>> 0);
  const eighths = hashes.map((hash) => eighthOf(hash.toString(16).padStart(8, '0')).index);
  expect(new Set(eighths).size).toBe(8);
});

test.each([
  [['--all'], undefined],
  [['--eighth'], { index: 3, of: 8 }],
  [['--eighth=5'], { index: 5, of: 8 }],
  [['--eighth', '--eighth=5'], { index: 5, of: 8 }],
])('%j requests %j', (args, share) => {
  expect(readEighth(args, () => '0000000afff')).toEqual(share);
});

test.each(['--eighth=0', '--eighth=9', '--eighth=', '--eighth=two'])('%s is refused', (arg) => {
  expect(() => readEighth([arg])).toThrow('--eighth takes a number from 1 to 8.');
});
