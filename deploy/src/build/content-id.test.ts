import { join } from 'node:path';
import { aFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { releaseVersion } from './content-id.ts';

const root = temporaryFolder();
const lock = (changes: object) =>
  JSON.stringify({
    packages: {
      'mfe-time': { version: '1.0.0' },
      'node_modules/mfe-time': { link: true },
      'node_modules/react': { version: '19.0.0', integrity: 'sha512-a' },
      ...changes,
    },
  });
const SOURCES = {
  'mfe-time/src/module.ts': 'export {};',
  'mfe-time/module.json': '{}',
  'mfe-leave/src/module.ts': 'export {};',
  'shared/src/domain/index.ts': 'export {};',
  'package-lock.json': lock({}),
};
const folders = new Map<string, string>();

/** Version of mfe-time in a checkout with these files added or replaced. */
function versionWith(
  title: string,
  changes: Record<string, string>,
  kind: 'module' | 'shell' = 'module',
): string {
  const folder = aFolder(join(root, String(folders.size)), { ...SOURCES, ...changes });
  folders.set(title, folder);
  const workspace = {
    kind,
    name: kind === 'shell' ? 'shell' : 'mfe-time',
    folder: join(folder, 'mfe-time'),
    version: '1.4.2',
    descriptor: {},
  };
  return releaseVersion(workspace, folder);
}

const PLAIN = versionWith('plain', {});

test('a version is the package version and seven digits of its content', () => {
  expect(PLAIN).toMatch(/^1\.4\.2-[0-9a-f]{7}$/);
});

test.each([
  ['its own source', { 'mfe-time/src/pages/a.tsx': 'a' }],
  ['its descriptor', { 'mfe-time/module.json': '{"a":1}' }],
  ['shared', { 'shared/src/domain/index.ts': 'export const a = 1;' }],
  ['a package', { 'package-lock.json': lock({ 'node_modules/react': { version: '19.0.1' } }) }],
])('a change of %s changes the version', (title, changes) => {
  expect(versionWith(title, changes as Record<string, string>)).not.toBe(PLAIN);
});

test.each([
  ['a test', { 'mfe-time/src/module.test.ts': 'test' }],
  ['a document', { 'mfe-time/README.md': 'text' }],
  ['what only servers use of shared', { 'shared/src/node/listen.ts': 'export {};' }],
  ['another module', { 'mfe-leave/src/module.ts': 'export const a = 1;' }],
  [
    'a new workspace',
    { 'package-lock.json': lock({ 'mfe-x': {}, 'node_modules/mfe-x': { link: true } }) },
  ],
])('%s does not change the version', (title, changes) => {
  expect(versionWith(title, changes as Record<string, string>)).toBe(PLAIN);
});

test.each([
  ['a test helper', 'shared/src/testing/builders.ts', true],
  ['the test preset', 'shared/src/testing/jest/preset.js', true],
  ['the README of the SDK', 'shared/README.sdk.md', true],
  ['the guide', 'docs/modules.md', true],
  ['a test of the template', 'tools/template/src/module.test.ts', true],
  ['a test of shared', 'shared/src/testing/builders.test.ts', false],
])('the SDK is part of the shell: %s changes its version: %s → %s', (title, file, isPart) => {
  const plain = versionWith(`shell before ${title}`, {}, 'shell');
  const changed = versionWith(`shell with ${title}`, { [file]: 'text' }, 'shell');
  expect(changed !== plain).toBe(isPart);
});
