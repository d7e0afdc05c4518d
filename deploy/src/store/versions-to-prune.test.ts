import type { Pointer } from '@rollcall/shared/module';
import type { Move } from './live-list.ts';
import { versionsToPrune } from './versions-to-prune.ts';

const NOW = new Date('2026-06-30T12:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
/** Eight versions, the oldest first, all built more than 30 days ago. */
const VERSIONS = Array.from({ length: 8 }, (_, index) => ({
  version: `1.${index}.0`,
  builtAt: daysAgo(100 - index),
}));
const POINTER: Pointer = {
  current: '1.7.0',
  good: '1.7.0',
  bad: [],
  by: 'ada',
  at: daysAgo(90),
  disabled: false,
  releases: {},
};
const move = (from: string | null, to: string, days: number): Move => ({
  number: 1,
  at: daysAgo(days),
  by: 'ada',
  action: 'release',
  name: 'mfe-time',
  from,
  to,
  good: null,
});

const prune = (pointer: Partial<Pointer> = {}, log: Move[] = [], versions = VERSIONS) =>
  versionsToPrune('mfe-time', { ...POINTER, ...pointer }, versions, log, NOW);

test.each<[string, string[], string[]]>([
  ['all but the newest five', prune(), ['1.2.0', '1.1.0', '1.0.0']],
  ['not the live one', prune({ current: '1.0.0' }), ['1.2.0', '1.1.0']],
  ['not last known good', prune({ good: '1.1.0' }), ['1.2.0', '1.0.0']],
  [
    'not one with a record in the list',
    prune({ releases: { '1.2.0': {} as never } }),
    ['1.1.0', '1.0.0'],
  ],
  [
    'not one that was replaced 29 days ago',
    prune({}, [move('1.1.0', '1.7.0', 29)]),
    ['1.2.0', '1.0.0'],
  ],
  [
    'one that was replaced 31 days ago and is no target of a rollback',
    prune({}, [move('1.1.0', '1.7.0', 31)]),
    ['1.2.0', '1.1.0', '1.0.0'],
  ],
  [
    'not the target of a rollback, however old',
    prune({ good: null }, [move(null, '1.0.0', 99), move('1.0.0', '1.7.0', 90)]),
    ['1.2.0', '1.1.0'],
  ],
  [
    'moves of another name do not count',
    prune({}, [{ ...move('1.1.0', '1.7.0', 1), name: 'mfe-leave' }]),
    ['1.2.0', '1.1.0', '1.0.0'],
  ],
])('pruned: %s', (_, pruned, expected) => {
  expect(pruned).toEqual(expected);
});

test.each([
  ['29 days ago', daysAgo(29), false],
  ['31 days ago', daysAgo(31), true],
  ['at an unreadable time', 'soon', false],
])('a version that was built %s: pruned %j', (_, builtAt, isPruned) => {
  const versions = [...VERSIONS.slice(1), { version: '1.0.0', builtAt }];
  const newest = Array.from({ length: 5 }, (__, index) => ({
    version: `2.${index}.0`,
    builtAt: daysAgo(0),
  }));
  expect(prune({}, [], [...newest, ...versions]).includes('1.0.0')).toBe(isPruned);
});
