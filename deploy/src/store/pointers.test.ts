import { LIST, RELEASE } from '../testing/releases.ts';
import type { Move } from './live-list.ts';
import {
  confirm,
  GOOD_AFTER_MS,
  goodsOf,
  type Pointer,
  pointAt,
  rollBack,
  rollbackTarget,
  settle,
  settleList,
} from './pointers.ts';

const START = '2026-01-02T00:00:00.000Z';
const after = (ms: number) => new Date(Date.parse(START) + ms);
const stamp = (ms: number) => ({ by: 'ada', at: after(ms).toISOString() });
const HOUR_MS = 3_600_000;
const pointer = (changes: Partial<Pointer>): Pointer => ({
  current: '1',
  good: '1',
  bad: [],
  by: 'npm start',
  at: START,
  since: START,
  ...changes,
});

test('the first version of a name is good by itself, a later one is not (design §15.14)', () => {
  expect(pointAt(undefined, '1', stamp(0))).toMatchObject({ current: '1', good: '1', bad: [] });
  const second = pointAt(pointer({}), '2', stamp(HOUR_MS));
  expect(second).toMatchObject({ current: '2', good: '1', by: 'ada', since: stamp(HOUR_MS).at });
});

test.each([
  ['a minute before its day', { current: '2' }, GOOD_AFTER_MS - 60_000, '1'],
  ['after its day', { current: '2' }, GOOD_AFTER_MS, '2'],
  ['after its day, marked bad', { current: '2', bad: ['2'] }, GOOD_AFTER_MS, '1'],
  ['after its day, in a list of before', { current: '2', since: undefined }, GOOD_AFTER_MS, '2'],
  [
    'a day after it was disabled, since nobody used it',
    { current: '2', disabled: true },
    GOOD_AFTER_MS,
    '1',
  ],
])('%s a current version: last known good', (_, changes, ms, good) => {
  expect(settle(pointer(changes as Partial<Pointer>), after(ms)).good).toBe(good);
});

test('a version that was current for a day stays good when the next one takes its place', () => {
  const day = pointer({ current: '2' });
  expect(pointAt(day, '3', stamp(GOOD_AFTER_MS)).good).toBe('2');
  expect(pointAt(day, '3', stamp(HOUR_MS)).good).toBe('1');
});

test('releasing the same version again does not begin its day anew', () => {
  expect(pointAt(pointer({ current: '2' }), '2', stamp(HOUR_MS)).since).toBe(START);
});

test('an operator makes the current version good at once', () => {
  expect(confirm(pointer({ current: '2' }), stamp(HOUR_MS))).toMatchObject({
    current: '2',
    good: '2',
    since: START,
    by: 'ada',
  });
});

test('a rollback marks the version that it leaves as bad, and it alone', () => {
  const back = rollBack(pointer({ current: '2', bad: ['0'] }), '1', ['1'], stamp(HOUR_MS));
  expect(back).toMatchObject({ current: '1', good: '1', bad: ['0', '2'] });
});

test('a rollback from a version that was good takes the newest earlier good that is not bad', () => {
  const before = pointer({ current: '4', good: '4', bad: ['3'] });
  expect(rollBack(before, '1', ['1', '2', '3', '4'], stamp(HOUR_MS))).toMatchObject({
    current: '1',
    good: '2',
    bad: ['3', '4'],
  });
  expect(rollBack(before, '1', ['4'], stamp(HOUR_MS)).good).toBeNull();
});

test('a rollback after a day leaves nothing of that day: the version is bad, not good', () => {
  const before = pointer({ current: '2' });
  expect(rollBack(before, '1', ['1'], stamp(GOOD_AFTER_MS + 1))).toMatchObject({
    good: '1',
    bad: ['2'],
  });
});

const move = (to: string, from: string | null, good: string, name = 'mfe-time'): Move => ({
  number: 1,
  at: START,
  by: 'ada',
  action: 'release',
  name,
  from,
  to,
  good,
});
const log = [
  move('1', null, '1'),
  move('9', '8', '9', 'mfe-leave'),
  move('2', '1', '1'),
  move('3', '2', '1'),
];

test.each([
  ['last known good', { current: '3', good: '1' }, '1'],
  ['the release before, where the current one is good itself', { current: '3', good: '3' }, '2'],
  ['the one before that, where it is bad', { current: '3', good: '3', bad: ['2'] }, '1'],
  ['nothing, where all others are bad', { current: '3', good: '3', bad: ['2', '1'] }, undefined],
  ['the release before, where good is marked bad', { current: '3', good: '1', bad: ['1'] }, '2'],
])('a rollback without a word goes to %s (design §15.14)', (_, changes, target) => {
  expect(rollbackTarget(pointer(changes), log, 'mfe-time')).toBe(target);
});

test('goods of a name are read from its own moves', () => {
  expect(goodsOf(log, 'mfe-time')).toEqual(['1', '1', '1']);
});

test('a list as of now carries the records of current and good, and no other', () => {
  const record = (version: string) => ({ ...RELEASE, version });
  const releases = { '1': record('1'), '2': record('2') };
  const modules = { 'mfe-time': { ...pointer({ current: '2' }), disabled: false, releases } };
  const list = { ...LIST, modules };
  expect(Object.keys(settleList(list, after(0)).modules['mfe-time']?.releases ?? {})).toEqual([
    '1',
    '2',
  ]);
  const settled = settleList(list, after(GOOD_AFTER_MS)).modules['mfe-time'];
  expect(settled?.good).toBe('2');
  expect(Object.keys(settled?.releases ?? {})).toEqual(['2']);
});
