import {
  findDuplicates,
  findUndeclared,
  findVersionConflicts,
  type Manifests,
} from './dependencies.ts';

const MANIFESTS: Manifests = new Map([
  ['', { name: 'all', devDependencies: { tool: '1.0.0' } }],
  [
    'one',
    { name: '@all/one', dependencies: { library: '2.0.0' }, peerDependencies: { host: '3.0.0' } },
  ],
  ['two', { name: '@all/two', devDependencies: { library: '2.0.0' } }],
]);

test.each([
  ['one/src/a.ts', 'library'],
  ['one/src/a.ts', 'host'],
  ['one/src/a.test.ts', '@all/one'],
  ['two/a.ts', 'library'],
  ['config.ts', 'tool'],
])('%s may import %s, which its workspace declares', (file, library) => {
  expect(findUndeclared([{ file, library }], MANIFESTS)).toEqual([]);
});

test.each([
  ['one/src/a.ts', 'tool', 'one/package.json does not declare tool'],
  ['two/a.ts', 'host', 'two/package.json does not declare host'],
  ['config.ts', 'library', 'package.json does not declare library'],
  ['elsewhere/a.ts', 'host', 'package.json does not declare host'],
])('%s imports %s, which only other workspaces declare: refused', (file, library, problem) => {
  expect(findUndeclared([{ file, library }], MANIFESTS)).toEqual([problem]);
});

test('all workspaces declare the same exact version of a library', () => {
  expect(findVersionConflicts(MANIFESTS)).toEqual([]);
  const other = new Map([
    ...MANIFESTS,
    ['three', { name: 'three', devDependencies: { library: '2.0.1', host: '^3.0.0' } }] as const,
  ]);
  expect(findVersionConflicts(other)).toEqual([
    'library has several versions: 2.0.0 in one, two; 2.0.1 in three',
    'host has several versions: 3.0.0 in one; ^3.0.0 in three',
    'host is declared as ^3.0.0: declare one exact version',
  ]);
});

test('a library with state is installed once', () => {
  const packages = {
    'node_modules/react': {},
    'node_modules/antd': {},
    'one/node_modules/antd': {},
    'node_modules/antd/node_modules/react-dom': {},
    'node_modules/not-react': {},
  };
  expect(findDuplicates({ packages }, ['react', 'react-dom'])).toEqual([]);
  expect(findDuplicates({ packages }, ['antd', 'zustand'])).toEqual([
    'antd must be installed once; it is in node_modules/antd, one/node_modules/antd',
    'zustand must be installed once; it is not installed',
  ]);
});
