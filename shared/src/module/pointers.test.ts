import { parseRelease } from './any-release.ts';
import { READS } from './formats.ts';
import {
  listOf,
  type Pointer,
  type Pointers,
  pointerOf,
  pointersOf,
  withPointer,
  withRecords,
} from './pointers.ts';
import type { Release, ShellRelease } from './release-list.ts';

const place = (current: string) => ({
  current,
  good: '1',
  bad: [],
  by: 'ada',
  at: '2026-01-02T00:00:00.000Z',
});
const record = (version: string) => ({ name: 'mfe-time', version }) as Release;
const shellRecord: ShellRelease = {
  name: 'shell',
  version: '1',
  builtAt: '2026-01-02T00:00:00.000Z',
  platform: '1.0.0',
  provides: [],
  filesUrl: '/shell/files/',
  reads: READS,
};
const LIST: Pointers = {
  shell: place('2'),
  modules: {
    'mfe-time': { ...place('1'), disabled: true, releases: { '1': record('1') } },
    'mfe-leave': { ...place('1'), disabled: false, releases: {} },
  },
};

test('pointers have the same fields in memory, and a list survives a round trip', () => {
  const pointers = pointersOf(LIST);
  expect([...pointers.keys()]).toEqual(['shell', 'mfe-time', 'mfe-leave']);
  expect(pointers.get('shell')).toEqual({ ...LIST.shell, disabled: false, releases: {} });
  expect(pointers.get('mfe-time')).toEqual(LIST.modules['mfe-time']);
  // Compares the JSON text, because reading a stored list must not change it.
  expect(JSON.stringify(listOf(pointers))).toBe(JSON.stringify(LIST));
});

test('a module that is named shell does not replace the shell', () => {
  const modules = { shell: { ...place('9'), disabled: true, releases: {} } };
  expect(pointerOf({ ...LIST, modules }, 'shell')?.current).toBe('2');
});

test('there is no list without a shell', () => {
  expect(listOf(new Map())).toBeUndefined();
  expect(pointersOf(undefined).size).toBe(0);
});

test.each(['shell', 'mfe-time', 'mfe-new'])('a new pointer of %s changes no other', (name) => {
  const pointer: Pointer = { ...place('3'), disabled: false, releases: {} };
  const after = withPointer(LIST, name, pointer);
  expect(pointerOf(after, name)).toEqual(pointer);
  const others = (list: Pointers) => [...pointersOf(list)].filter(([other]) => other !== name);
  expect(others(after)).toEqual(others(LIST));
  expect(Object.keys(after.shell)).not.toEqual(expect.arrayContaining(['disabled']));
});

test('a pointer has the records of current and good only; the shell has none', () => {
  const known = ['1', '2', '3'].map(
    (version) => ({ kind: 'module', record: record(version) }) as const,
  );
  const versionsOf = (changes: Partial<Pointer>) => {
    const pointer = { ...place('2'), disabled: false, releases: {}, ...changes };
    return Object.keys(withRecords(pointer, known).releases);
  };
  expect(versionsOf({})).toEqual(['1', '2']);
  expect(versionsOf({ good: '2' })).toEqual(['2']);
  expect(versionsOf({ current: '9', releases: { '9': record('9') } })).toEqual(['1', '9']);
  expect(versionsOf({ current: 'constructor', good: null })).toEqual([]);
  const shell = { ...place('1'), disabled: false, releases: {} };
  expect(withRecords(shell, [{ kind: 'shell', record: shellRecord }]).releases).toEqual({});
});

test('a record is parsed by the kind of its name', () => {
  expect(parseRelease('shell', JSON.stringify(shellRecord))).toEqual({
    kind: 'shell',
    record: shellRecord,
  });
  expect(() => parseRelease('mfe-time', JSON.stringify(shellRecord))).toThrow();
});
