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

/** A file of a room; two differ in their folder where the folders of the room stand apart. */
const fileOf = ({ path }: (typeof ROOMS)[number], name = 'one') =>
  path.endsWith('.ts')
    ? path
    : `${path.replace('mfe-*', 'mfe-time').replace(/\*$/, name)}/${name}.ts`;

/** Why a room may not import the others, by their names; undefined for those that it may. */
const refusalsOf = (from: (typeof ROOMS)[number]) =>
  ROOMS.filter((to) => to !== from && !to.path.includes('/testing')).map((to) => {
    const path = to.entry ? `${to.path}/${to.entry}` : fileOf(to);
    return [to.name, whyRefused(fileOf(from), { path, isByPackage: true }, ROOMS)] as const;
  });

test.each(
  ROOMS.filter(({ path }) => !path.includes('/testing')).map((room) => [room.name, room] as const),
)('%s imports the rooms that it names, and no other', (_, room) => {
  const refusals = refusalsOf(room);
  expect(refusals).toEqual(
    refusals.map(([name]) => [name, room.rooms.includes(name) ? undefined : expect.any(String)]),
  );
});

test.each(ROOMS.map((room) => [room.name, room] as const))(
  '%s takes the libraries that it names, and no other',
  (_, room) => {
    for (const library of room.packages) {
      expect(whyRefused(fileOf(room), { library }, ROOMS)).toBeUndefined();
    }
    expect(whyRefused(fileOf(room), { library: 'left-pad' }, ROOMS)).toContain('left-pad');
    expect(
      whyRefused(fileOf(room).replace('one.ts', 'one.test.ts'), { library: 'left-pad' }, ROOMS),
    ).toContain('left-pad');
  },
);

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
// import x from './no.ts'
const text = "from './no.ts'";
`;
  // The parser is an ES module: a process of its own reads the text.
  const script = `import { importsOf } from ${JSON.stringify(join(__dirname, 'read-imports.ts'))};
    process.stdout.write(JSON.stringify(importsOf('x.ts', ${JSON.stringify(text)})));`;
  const args = ['--input-type=module', '--eval', script];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
  const found: string[] = JSON.parse(output).map((one: { specifier: string }) => one.specifier);
  expect(found.toSorted()).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts', './f.css']);
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
