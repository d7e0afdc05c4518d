import { spawnSync } from 'node:child_process';
import { ROOT, type Workspace } from './workspaces.ts';

/**
 * What every test of a workspace depends on without importing it: installed packages, and how tests are set up and compiled.
 * Jest does not compare these.
 */
const OF_ALL_TESTS = [
  'package-lock.json',
  'tsconfig.base.json',
  'shared/package.json',
  'shared/src/testing/jest',
];
const OF_WORKSPACE = ['package.json', 'module.json', 'tsconfig.json', 'jest.config.js'];

/** The sources of a release, as git knows them when it starts. */
export interface SourceState {
  /** The commit from which on changes are to be tested; undefined: all tests are to run. */
  readonly base: string | undefined;
  /** The commit that has passed when these tests have: HEAD, or `base` when there are changes that are not committed. */
  readonly tested: string | undefined;
}

/**
 * Compares the sources with the commit that passed with the live version (`testedCommit` of its release). All tests are to
 * run when there is none, when HEAD does not contain it, and when something changed since on which every test depends.
 */
export function compareSources(
  { name }: Pick<Workspace, 'name'>,
  testedCommit: string | undefined,
  root = ROOT,
): SourceState {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const head = git('rev-parse', '--verify', 'HEAD');
  if (head.status !== 0) return { base: undefined, tested: undefined };
  const contains = (commit: string) =>
    git('merge-base', '--is-ancestor', commit, 'HEAD').status === 0;
  const common = [...OF_ALL_TESTS, ...OF_WORKSPACE.map((file) => `${name}/${file}`)];
  const differs = (commit: string) =>
    git('diff', '--quiet', commit, '--', ...common).status !== 0 ||
    git('ls-files', '--other', '--exclude-standard', '--', ...common).stdout !== '';
  const base =
    testedCommit && contains(testedCommit) && !differs(testedCommit) ? testedCommit : undefined;
  const isCommitted = git('status', '--porcelain').stdout === '';
  return { base, tested: isCommitted ? head.stdout.trim() : base };
}
