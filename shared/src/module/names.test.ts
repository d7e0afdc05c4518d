import { isModuleName, isReleaseName, isVersion, kindOf } from './names.ts';
import { modulePointerOf, pointerOf, recordOf } from './pointers.ts';
import type { ReleaseList } from './release-list.ts';

/** Names that every JavaScript object answers to, and others that no module can have. */
const NO_NAMES = [
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

/** As much of a list as a lookup needs. */
const LIST = {
  modules: {
    'mfe-time': {
      current: VERSION,
      good: VERSION,
      releases: { [VERSION]: { name: 'mfe-time', version: VERSION } },
    },
  },
} as unknown as ReleaseList;

test.each(NO_NAMES)('%j is no name of a module', (name) => {
  expect(isModuleName(name)).toBe(false);
  expect(isReleaseName(name)).toBe(false);
  expect(kindOf(name)).toBeUndefined();
});

test('a module has a name of lower-case words; the shell has a pointer as well', () => {
  expect(isModuleName('mfe-time')).toBe(true);
  expect(isModuleName('mfe-time-2')).toBe(true);
  expect(isModuleName('shell')).toBe(false);
  expect(isReleaseName('shell')).toBe(true);
  expect(kindOf('shell')).toBe('shell');
  expect(kindOf('mfe-time')).toBe('module');
});

test.each(['', 'constructor', '__proto__', '../1.0.0', '1.0.0/..', '1.0.0\u001b[31m', '.1'])(
  '%j is no version',
  (version) => {
    expect(isVersion(version)).toBe(false);
  },
);

test.each(['1.0.0-abc1234', '10.2.3-rc.1+5'])('%s is a version', (version) => {
  expect(isVersion(version)).toBe(true);
});

test.each(NO_NAMES)('%j finds no pointer and no record in a list that has others', (name) => {
  expect(pointerOf(LIST, name)).toBeUndefined();
  expect(modulePointerOf(LIST, name)).toBeUndefined();
  expect(recordOf(modulePointerOf(LIST, 'mfe-time'), name)).toBeUndefined();
});

test('a module and its record are found by their names', () => {
  const pointer = modulePointerOf(LIST, 'mfe-time');
  expect(pointer?.current).toBe(VERSION);
  expect(recordOf(pointer, VERSION)?.name).toBe('mfe-time');
  expect(recordOf(pointer, null)).toBeUndefined();
  expect(recordOf(undefined, VERSION)).toBeUndefined();
  expect(modulePointerOf(undefined, 'mfe-time')).toBeUndefined();
});
