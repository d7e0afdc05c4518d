import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findCycles, graphOf } from './cycles.ts';
import { ROOMS } from './rooms.ts';
import { roomOf, targetOf, whyRefused } from './walls.ts';

const ENTRIES = {
  '@rollcall/shared/domain': 'shared/src/domain/index.ts',
  '@rollcall/shared/calls': 'shared/src/calls/index.ts',
  '@rollcall/shared/testing': 'shared/src/testing/index.ts',
  '@rollcall/api': 'api/src/app.ts',
};

const why = (file: string, specifier: string) =>
  whyRefused(file, targetOf(file, specifier, ENTRIES), ROOMS);

type OneRoom = (typeof ROOMS)[number];

/** A file of a room; two differ in their folder where the folders of the room stand apart. */
const fileOf = ({ path }: OneRoom, name = 'one') =>
  path.endsWith('.ts')
    ? path
    : `${path.replace('mfe-*', 'mfe-time').replace(/\*$/, name)}/${name}.ts`;

const testOf = (room: OneRoom) => fileOf(room).replace(/\.ts$/, '.test.ts');
const entryOf = (room: OneRoom) => (room.entry ? `${room.path}/${room.entry}` : fileOf(room));

/** Whether a file imports every other room, by its names. */
const allowedOf = (file: string, from: OneRoom, pathOf: (to: OneRoom) => string) =>
  ROOMS.filter((to) => to !== from).map((to) => {
    const target = { path: pathOf(to), isByPackage: false };
    return [to.name, whyRefused(file, target, ROOMS) === undefined];
  });

const helps = ({ helpsTestsOf = [] }: OneRoom, file: string) =>
  helpsTestsOf.some((workspace) => new RegExp(`^${workspace.replace('*', '[^/]*')}/`).test(file));

const EACH = ROOMS.map((room) => [room.name, room] as const);

test.each(EACH)('%s imports the rooms that it names, and no other', (_, room) => {
  const file = fileOf(room);
  const isHelper = room.helpsTestsOf !== undefined;
  expect(allowedOf(file, room, entryOf)).toEqual(
    ROOMS.filter((to) => to !== room).map((to) => [
      to.name,
      to.helpsTestsOf ? isHelper && helps(to, file) : room.rooms.includes(to.name),
    ]),
  );
});

// The test of a room that is one file belongs to the folder around it.
const WITH_TESTS = EACH.filter(([, { path }]) => !path.endsWith('.ts'));

test.each(WITH_TESTS)('a test of %s imports the same, and its helpers', (_, room) => {
  const file = testOf(room);
  expect(allowedOf(file, room, entryOf)).toEqual(
    ROOMS.filter((to) => to !== room).map((to) => [
      to.name,
      to.helpsTestsOf ? helps(to, file) : room.rooms.includes(to.name),
    ]),
  );
});

test.each(EACH)('%s imports a room with an index by that alone', (_, room) => {
  const closed = ROOMS.filter((to) => to !== room && to.entry !== undefined);
  const passed = allowedOf(fileOf(room), room, (to) => fileOf(to)).filter(([name, isAllowed]) =>
    closed.some((to) => to.name === name && isAllowed),
  );
  expect(passed).toEqual([]);
});

test.each(EACH)('%s takes the libraries that it names, and no other', (_, room) => {
  const may = (file: string, library: string) => whyRefused(file, { library }, ROOMS) === undefined;
  for (const library of room.packages) expect(may(fileOf(room), library)).toBe(true);
  for (const library of room.testPackages ?? []) expect(may(testOf(room), library)).toBe(true);
  expect(may(fileOf(room), 'left-pad')).toBe(false);
  expect(may(testOf(room), 'left-pad')).toBe(false);
});

test.each([
  ['mfe-time/src/pages/a.ts', '../../../mfe-leave/src/requests/a.ts', 'no other module'],
  ['mfe-time/src/clock/a.ts', '../month/a.ts', 'stand apart'],
  ['mfe-time/src/clock/a.ts', '../pages/a.tsx', 'may not import pages of a module'],
  ['mfe-time/src/clock/a.ts', '@rollcall/shared/testing', 'test helpers'],
  ['mfe-time/src/clock/a.ts', 'axios', 'may not use axios'],
  ['mfe-time/src/clock/a.ts', 'node:fs', 'may not use node'],
  ['mfe-time/src/clock/a.ts', '@rollcall/shared/src/domain/limits.ts', 'may not use'],
  ['mfe-time/src/clock/a.test.ts', '../month/a.ts', 'stand apart'],
  ['mfe-time/src/clock/a.test.ts', '../../../mfe-leave/src/requests/a.ts', 'no other module'],
  ['shell/src/app/a.ts', '../../../mfe-auth/src/module.ts', 'may not import a module'],
  ['shared/src/ui/a.ts', '../url/index.ts', 'may not import url'],
  ['shared/src/calls/a.ts', '../domain/paging/paging.ts', 'import index.ts'],
  ['api/src/time/time-logs/a.ts', '../../leave/present.ts', 'may not import api/leave'],
  ['api/src/core/a.ts', '../access/caller.ts', 'may not import api/access'],
  ['api/src/time/corrections/a.ts', '../time-logs/list-queries.ts', 'for its own folder'],
  ['api/src/time/corrections/a.test.ts', '../time-logs/list-queries.ts', 'for its own folder'],
  ['deploy/src/store/a.ts', '@rollcall/api', 'may not import api'],
  ['e2e/specs/a.spec.ts', '../../api/src/app.ts', 'may not import api'],
  ['mfe-time/src/testing/a.ts', '../month/a.ts', 'stand apart'],
  ['mfe-time/src/clock/a.test.ts', '../../../api/src/testing/test-api.ts', 'helps no test'],
  ['mfe-time/src/clock/a.test.ts', 'pg', 'may not use pg'],
  ['api/src/testing/a.ts', '../../../mfe-time/src/module.ts', 'may not import a module'],
  ['api/src/brand-new/a.test.ts', 'axios', 'is in no room'],
  ['shared/src/brand-new/a.test.ts', '../calls/auth.ts', 'is in no room'],
  ['deploy/bin/run.mjs', '../src/start.ts', 'may not import composition'],
])('%s: %s is refused', (file, specifier, words) => {
  expect(why(file, specifier)).toMatch(new RegExp(words));
});

test.each([
  ['mfe-time/src/pages/a.ts', '../clock/a.ts'],
  ['mfe-time/src/clock/a.ts', './texts.ts'],
  ['mfe-time/src/clock/a.test.tsx', '@rollcall/shared/testing'],
  ['mfe-time/src/clock/a.test.tsx', '@testing-library/react'],
  ['api/src/time/a.test.ts', '../testing/test-api.ts'],
  ['api/src/time/a.ts', '../core/context.ts'],
  ['deploy/src/start.ts', '@rollcall/api'],
])('%s: %s passes', (file, specifier) => {
  expect(why(file, specifier)).toBeUndefined();
});

test('a new folder of shared or of the server belongs to no room until it is given one', () => {
  expect(roomOf('shared/src/brand-new/a.ts', ROOMS)).toBeUndefined();
  expect(roomOf('elsewhere/a.ts', ROOMS)).toBeUndefined();
  expect(roomOf('api/src/brand-new/a.ts', ROOMS)).toBeUndefined();
  expect(roomOf('api/src/main.ts', ROOMS)?.room.name).toBe('api');
});

test('every kind of import is found, types too', () => {
  const text = `import a from './a.ts';
import type { B } from './b.ts';
export { c } from './c.ts';
export * from './d.ts';
const e = import('./e.ts');
import './f.css';
export {} from './g.ts';
type H = import('./h.ts').H;
type I = typeof import("./i.ts");
import j = require('./j.ts');
import type k = require('./k.ts');
const l = import(\`./l.ts\`);
const m = require('./m.ts');
jest.requireActual('./n.ts');
new Worker(new URL('./o.ts', import.meta.url));
/// <reference path="p.ts" />
declare module './q.ts' {}
declare module '*.css' {}
const computed = import(e);
new URL('./no', import.meta.url);
// import x from './no.ts'
const text = "from './no.ts'";
`;
  // The parser is an ES module: a process of its own reads the text.
  const script = `import { importsOf } from ${JSON.stringify(join(__dirname, 'read-imports.ts'))};
    process.stdout.write(JSON.stringify(importsOf('x.ts', ${JSON.stringify(text)})));`;
  const args = ['--input-type=module', '--eval', script];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
  const found: { specifier?: string }[] = JSON.parse(output);
  expect(found.map(({ specifier = 'computed' }) => specifier).toSorted()).toEqual([
    ...'abcde'.split('').map((letter) => `./${letter}.ts`),
    './f.css',
    ...'ghijklmnopq'.split('').map((letter) => `./${letter}.ts`),
    'computed',
  ]);
});

test('what imports each other is found, over any number of steps', () => {
  const pairs: [string, string][] = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
    ['c', 'd'],
    ['d', 'd'],
    ['e', 'a'],
  ];
  expect(findCycles(graphOf(pairs))).toEqual([['a', 'b', 'c']]);
  expect(
    findCycles(
      graphOf([
        ['a', 'b'],
        ['b', 'c'],
      ]),
    ),
  ).toEqual([]);
});
