import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readProject } from './project.ts';

const root = mkdtempSync(join(tmpdir(), 'rollcall-cli-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;

const PROJECT = {
  'module.json': '{"name":"mfe-payroll"}',
  'package.json': '{"version":"1.2.0"}',
  'package-lock.json': '{}',
  'src/module.ts': '1',
};

/** A folder with these files; undefined leaves one out. */
function aProject(changes: Readonly<Record<string, string | undefined>> = {}): string {
  const folder = join(root, String(folders++));
  for (const [path, text] of Object.entries({ ...PROJECT, ...changes })) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test('a version has that of package.json and digits of the sources', () => {
  const { name, version, descriptor } = readProject(aProject());
  expect({ name, descriptor }).toEqual({ name: 'mfe-payroll', descriptor: { name } });
  expect(version).toMatch(/^1\.2\.0-[0-9a-f]{7}$/);
});

test.each([
  ['the same files elsewhere', {}, true],
  ['a test', { 'src/module.test.ts': '1' }, true],
  ['a build', { 'dist/x.js': '1' }, true],
  ['a hidden file', { 'src/.DS_Store': '1' }, true],
  ['a source in a folder', { 'src/pages/x.tsx': '1' }, false],
  ['another source', { 'src/page.tsx': '1' }, false],
  ['a changed source', { 'src/module.ts': '2' }, false],
  ['other packages', { 'package-lock.json': '{"packages":{}}' }, false],
])('%s: the same release is %s', (_, changes, isSame) => {
  const before = readProject(aProject()).version;
  expect(readProject(aProject(changes)).version === before).toBe(isSame);
});

test.each([
  ['no module.json', { 'module.json': undefined }, 'run this in the folder of a module'],
  ['no package.json', { 'package.json': undefined }, 'package.json'],
  ['a module.json that is no JSON', { 'module.json': '{' }, 'module.json is not valid JSON'],
  ['no src', { 'src/module.ts': undefined }, 'There is no src'],
  ['no name', { 'module.json': '{}' }, 'module.json has no name'],
  ['no version', { 'package.json': '{}' }, 'needs a version such as 1.0.0'],
  ['a version that is a range', { 'package.json': '{"version":"^1.0.0"}' }, 'needs a version'],
])('%s is wrong usage', (_, changes, message) => {
  expect(() => readProject(aProject(changes))).toThrow(
    expect.objectContaining({ exitCode: 2, message: expect.stringContaining(message) }),
  );
});
