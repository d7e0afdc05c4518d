import { isModuleName, isReleaseName, isVersion, kindOf } from './names.ts';
import { modulePointerOf, pointerOf, recordOf } from './pointers.ts';
import type { ReleaseList } from './release-list.ts';

/** Properties that every JavaScript object inherits, and other invalid module names. */
const INVALID_NAMES = [
  ...Object.getOwnPropertyNames(Object.prototype),
  '',
  'mfe-',
  'mfe-1',
  'MFE-time',
  'mfe-time ',
  'mfe-time\n',
  'mfe-time/..',
  '../mfe-time',
  'mfe-tïme',
  'live.json',
  `mfe-${'a'.repeat(100)}`,
];

const VERSION = '1.0.0-abc1234';

/** The part of a list that a lookup needs. */
const LIST = {
  modules: {
    'mfe-time': {
      current: VERSION,
      good: VERSION,
      releases: { [VERSION]: { name: 'mfe-time', version: VERSION } },
    },
  },
} as unknown as ReleaseList;

test.each(INVALID_NAMES)('%j is not a valid module name', (name) => {
  expect(isModuleName(name)).toBe(false);
  expect(isReleaseName(name)).toBe(false);
  expect(kindOf(name)).toBeUndefined();
});

test('modules and the shell have release names', () => {
  expect(isModuleName('mfe-time')).toBe(true);
  expect(isModuleName('mfe-time-2')).toBe(true);
  expect(isModuleName('shell')).toBe(false);
  expect(isReleaseName('shell')).toBe(true);
  expect(kindOf('shell')).toBe('shell');
  expect(kindOf('mfe-time')).toBe('module');
});

test.each(['', 'constructor', '__proto__', '../1.0.0', '1.0.0/..', '1.0.0\u001b[31m', '.1'])(
  '%j is not a version',
  (version) => {
    expect(isVersion(version)).toBe(false);
  },
);

test.each(['1.0.0-abc1234', '10.2.3-rc.1+5'])('%s is a version', (version) => {
  expect(isVersion(version)).toBe(true);
});

test.each(INVALID_NAMES)('%j matches no pointer and no record of a list', (name) => {
  expect(pointerOf(LIST, name)).toBeUndefined();
  expect(modulePointerOf(LIST, name)).toBeUndefined();
  expect(recordOf(modulePointerOf(LIST, 'mfe-time'), name)).toBeUndefined();
});

test('a module is found by name, and its record by version', () => {
  const pointer = modulePointerOf(LIST, 'mfe-time');
  expect(pointer?.current).toBe(VERSION);
  expect(recordOf(pointer, VERSION)?.name).toBe('mfe-time');
  expect(recordOf(pointer, null)).toBeUndefined();
  expect(recordOf(undefined, VERSION)).toBeUndefined();
  expect(modulePointerOf(undefined, 'mfe-time')).toBeUndefined();
});
