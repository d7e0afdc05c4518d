import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findCycles, graphOf } from './cycles.ts';
import { FOLDERS } from './folders.ts';
import { findRefusal, folderOf, targetOf } from './rules.ts';

const ENTRIES = {
  '@rollcall/shared/domain': 'shared/src/domain/index.ts',
  '@rollcall/shared/calls': 'shared/src/calls/index.ts',
  '@rollcall/shared/testing': 'shared/src/testing/index.ts',
  '@rollcall/api': 'api/src/app.ts',
};

const why = (file: string, specifier: string) =>
  findRefusal(file, targetOf(file, specifier, ENTRIES), FOLDERS);

type Folder = (typeof FOLDERS)[number];

/** A file of a folder; in a folder with isolated subfolders, `name` selects the subfolder. */
const fileOf = ({ path }: Folder, name = 'one') =>
  path.endsWith('.ts')
    ? path
    : `${path.replace('mfe-*', 'mfe-time').replace(/\*$/, name)}/${name}.ts`;

const testOf = (folder: Folder) => fileOf(folder).replace(/\.ts$/, '.test.ts');
const entryOf = (folder: Folder) =>
  folder.entry ? `${folder.path}/${folder.entry}` : fileOf(folder);

/** Every other folder by name, and whether a file may import it. */
const allowedOf = (file: string, from: Folder, pathOf: (to: Folder) => string) =>
  FOLDERS.filter((to) => to !== from).map((to) => {
    const target = { path: pathOf(to), isByPackage: false };
    return [to.name, findRefusal(file, target, FOLDERS) === undefined];
  });

const helps = ({ helpsTestsOf = [] }: Folder, file: string) =>
  helpsTestsOf.some((workspace) => new RegExp(`^${workspace.replace('*', '[^/]*')}/`).test(file));

const EACH = FOLDERS.map((folder) => [folder.name, folder] as const);

test.each(EACH)('%s may import the folders that it lists, and no other', (_, folder) => {
  const file = fileOf(folder);
  const isHelper = folder.helpsTestsOf !== undefined;
  expect(allowedOf(file, folder, entryOf)).toEqual(
    FOLDERS.filter((to) => to !== folder).map((to) => [
      to.name,
      to.helpsTestsOf ? isHelper && helps(to, file) : folder.mayImport.includes(to.name),
    ]),
  );
});

// The test of a single listed file belongs to the folder around it.
const WITH_TESTS = EACH.filter(([, { path }]) => !path.endsWith('.ts'));

test.each(WITH_TESTS)('a test of %s may import the same, and its helpers', (_, folder) => {
  const file = testOf(folder);
  expect(allowedOf(file, folder, entryOf)).toEqual(
    FOLDERS.filter((to) => to !== folder).map((to) => [
      to.name,
      to.helpsTestsOf ? helps(to, file) : folder.mayImport.includes(to.name),
    ]),
  );
});

test.each(EACH)('%s may import a folder with an index only through the index', (_, folder) => {
  const closed = FOLDERS.filter((to) => to !== folder && to.entry !== undefined);
  const passed = allowedOf(fileOf(folder), folder, (to) => fileOf(to)).filter(([name, isAllowed]) =>
    closed.some((to) => to.name === name && isAllowed),
  );
  expect(passed).toEqual([]);
});

test.each(EACH)('%s may use the libraries that it lists, and no other', (_, folder) => {
  const may = (file: string, library: string) =>
    findRefusal(file, { library }, FOLDERS) === undefined;
  for (const library of folder.packages) expect(may(fileOf(folder), library)).toBe(true);
  for (const library of folder.testPackages ?? []) expect(may(testOf(folder), library)).toBe(true);
  expect(may(fileOf(folder), 'left-pad')).toBe(false);
  expect(may(testOf(folder), 'left-pad')).toBe(false);
});

test.each([
  ['mfe-time/src/pages/a.ts', '../../../mfe-leave/src/requests/a.ts', 'another module'],
  ['mfe-time/src/clock/a.ts', '../month/a.ts', 'clock may not import .*month'],
  ['mfe-time/src/clock/a.ts', '../pages/a.tsx', 'may not import pages of a module'],
  ['mfe-time/src/clock/a.ts', '@rollcall/shared/testing', 'only tests may import'],
  ['mfe-time/src/clock/a.ts', 'axios', 'may not use axios'],
  ['mfe-time/src/clock/a.ts', 'node:fs', 'may not use node'],
  ['mfe-time/src/clock/a.ts', '@rollcall/shared/src/domain/limits.ts', 'may not use'],
  ['mfe-time/src/clock/a.test.ts', '../month/a.ts', 'clock may not import .*month'],
  ['mfe-time/src/clock/a.test.ts', '../../../mfe-leave/src/requests/a.ts', 'another module'],
  ['shell/src/app/a.ts', '../../../mfe-auth/src/module.ts', 'may not import a module'],
  ['shared/src/ui/a.ts', '../url/index.ts', 'may not import url'],
  ['shared/src/calls/a.ts', '../domain/paging/paging.ts', 'import index.ts'],
  ['api/src/time/log/a.ts', '../../leave/present.ts', 'may not import api/leave'],
  ['api/src/core/a.ts', '../access/caller.ts', 'may not import api/access'],
  ['api/src/time/corrections/a.ts', '../lists/list-queries.ts', 'only its own folder'],
  ['api/src/time/corrections/a.test.ts', '../lists/list-queries.ts', 'only its own folder'],
  ['deploy/src/store/a.ts', '@rollcall/api', 'may not import api'],
  ['e2e/specs/a.spec.ts', '../../api/src/app.ts', 'may not import api'],
  ['mfe-time/src/testing/a.ts', '../month/a.ts', 'testing may not import .*month'],
  [
    'mfe-time/src/clock/a.test.ts',
    '../../../api/src/testing/test-api.ts',
    'tests of .* may not import api tests',
  ],
  ['mfe-time/src/clock/a.test.ts', 'pg', 'may not use pg'],
  ['api/src/testing/a.ts', '../../../mfe-time/src/module.ts', 'may not import a module'],
  ['api/src/brand-new/a.test.ts', 'axios', 'is in no folder of'],
  ['shared/src/brand-new/a.test.ts', '../calls/auth.ts', 'is in no folder of'],
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
])('%s: %s is allowed', (file, specifier) => {
  expect(why(file, specifier)).toBeUndefined();
});

test('a new folder of shared or of the server is refused until it is listed', () => {
  expect(folderOf('shared/src/brand-new/a.ts', FOLDERS)).toBeUndefined();
  expect(folderOf('elsewhere/a.ts', FOLDERS)).toBeUndefined();
  expect(folderOf('api/src/brand-new/a.ts', FOLDERS)).toBeUndefined();
  expect(folderOf('api/src/main.ts', FOLDERS)?.folder.name).toBe('api');
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
  // The parser is an ES module, which Jest cannot load: another process reads the text.
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

test('files that import each other are found, over any number of steps', () => {
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
