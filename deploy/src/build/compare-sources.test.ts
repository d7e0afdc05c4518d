import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { aFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { compareSources } from './compare-sources.ts';

const parent = temporaryFolder();
const MODULE = { name: 'mfe-x' };

let root: string;
let first: string;
beforeEach(() => {
  root = mkdtempSync(join(parent, 'repository-'));
  aFolder(root, {
    'package-lock.json': '{}',
    'mfe-x/package.json': '{}',
    'mfe-x/src/a.ts': '',
    'mfe-y/package.json': '{}',
    '.gitignore': 'data\n',
  });
  git('init', '--quiet');
  first = commit();
});

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@rollcall.example', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

function commit(): string {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message=x');
  return git('rev-parse', 'HEAD');
}

const change = (path: string) => appendFileSync(join(root, path), ' ');

test('without a commit that passed all tests run; then HEAD has passed', () => {
  expect(compareSources(MODULE, undefined, root)).toEqual({ base: undefined, tested: first });
});

test('with one, tests run from there on, whether the changes are committed or not', () => {
  expect(compareSources(MODULE, first, root)).toEqual({ base: first, tested: first });
  change('mfe-x/src/a.ts');
  expect(compareSources(MODULE, first, root)).toEqual({ base: first, tested: first });
  const second = commit();
  expect(compareSources(MODULE, first, root)).toEqual({ base: first, tested: second });
});

test('changes that are not committed never make HEAD a commit that passed', () => {
  aFolder(join(root, 'mfe-x/src'), { 'b.ts': '' });
  expect(compareSources(MODULE, undefined, root)).toEqual({ base: undefined, tested: undefined });
  commit();
  change('mfe-x/src/b.ts');
  expect(compareSources(MODULE, first, root)).toEqual({ base: first, tested: first });
});

test.each(['package-lock.json', 'mfe-x/package.json', 'mfe-x/module.json', 'tsconfig.base.json'])(
  'after a change of %s all tests run',
  (path) => {
    change(path);
    expect(compareSources(MODULE, first, root).base).toBeUndefined();
    const second = commit();
    expect(compareSources(MODULE, first, root)).toEqual({ base: undefined, tested: second });
  },
);

test('package.json of another workspace changes nothing, nor does what git ignores', () => {
  aFolder(root, { 'data/live.json': '{}' });
  change('mfe-y/package.json');
  expect(compareSources(MODULE, first, root).base).toBe(first);
});

test('a commit that HEAD does not contain, or that is not in the clone, does not count', () => {
  git('checkout', '--quiet', '-b', 'other');
  const other = commit();
  git('checkout', '--quiet', '-');
  for (const unknown of [other, 'f'.repeat(40), '--output=x'])
    expect(compareSources(MODULE, unknown, root)).toEqual({ base: undefined, tested: first });
});

test('without git all tests run, and no commit has passed', () => {
  rmSync(join(root, '.git'), { recursive: true });
  expect(compareSources(MODULE, first, root)).toEqual({ base: undefined, tested: undefined });
});
