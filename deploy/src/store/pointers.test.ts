import type { Pointer } from '@rollcall/shared/module';
import type { Move } from './live-list.ts';
import {
  confirm,
  lastKnownGoodVersions,
  pointAt,
  rollBack,
  rollbackTarget,
  versionsInOrder,
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
  disabled: false,
  releases: {},
  ...changes,
});

test('a version that becomes live does not become last known good by that', () => {
  expect(pointAt(undefined, '1', stamp(0))).toMatchObject({ current: '1', good: null, bad: [] });
  const second = pointAt(pointer({}), '2', stamp(HOUR_MS));
  expect(second).toMatchObject({ current: '2', good: '1', by: 'ada', since: stamp(HOUR_MS).at });
});

test('releasing the same version again does not restart its 24 hours', () => {
  expect(pointAt(pointer({ current: '2' }), '2', stamp(HOUR_MS)).since).toBe(START);
});

test('confirm makes the current version last known good immediately', () => {
  expect(confirm(pointer({ current: '2' }), stamp(HOUR_MS))).toMatchObject({
    current: '2',
    good: '2',
    since: START,
    by: 'ada',
  });
});

test('a rollback marks only the version that it leaves as bad', () => {
  const back = rollBack(pointer({ current: '2', bad: ['0'] }), '1', ['1'], stamp(HOUR_MS));
  expect(back).toMatchObject({ current: '1', good: '1', bad: ['0', '2'] });
});

test('after a rollback from last known good, the newest earlier one that is not bad takes its place', () => {
  const before = pointer({ current: '4', good: '4', bad: ['3'] });
  expect(rollBack(before, '1', ['1', '2', '3', '4'], stamp(HOUR_MS))).toMatchObject({
    current: '1',
    good: '2',
    bad: ['3', '4'],
  });
  expect(rollBack(before, '1', ['4'], stamp(HOUR_MS)).good).toBeNull();
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
  ['no version, when the current one is good', { current: '3', good: '3' }, undefined],
  ['the previous release, when none is good', { current: '3', good: null }, '2'],
  [
    'the one before that, when the previous one is bad',
    { current: '3', good: null, bad: ['2'] },
    '1',
  ],
  ['no version, when all others are bad', { current: '3', good: null, bad: ['2', '1'] }, undefined],
  [
    'the previous release, when last known good is marked bad',
    { current: '3', good: '1', bad: ['1'] },
    '2',
  ],
  ['an older one, when the good one is newer', { current: '2', good: '3' }, '1'],
  ['no newer version', { current: '2', good: null, bad: ['1'] }, undefined],
])('a rollback without a version goes to %s (design §15.14)', (_, changes, target) => {
  expect(rollbackTarget(pointer(changes), log, 'mfe-time')).toBe(target);
});

test('versions of a name are in the order in which each was first current', () => {
  const back = move('1', '3', '1');
  expect(versionsInOrder([...log, back], 'mfe-time')).toEqual(['1', '2', '3']);
  expect(versionsInOrder(log, 'mfe-leave')).toEqual(['8', '9']);
});

test('the last known good versions of a name come from its own moves', () => {
  expect(lastKnownGoodVersions(log, 'mfe-time')).toEqual(['1', '1', '1']);
});
