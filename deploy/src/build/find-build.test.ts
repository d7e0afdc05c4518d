import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { aFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { findBuild } from './build-workspace.ts';
import type { Workspace } from './workspaces.ts';

const root = temporaryFolder();
const VERSION = '1.0.0-1a2b3c4';
const buildOf = (version: string) =>
  JSON.stringify({
    name: 'mfe-x',
    version,
    federationName: 'x',
    consumes: [],
    libraries: {},
    needs: [],
    preload: [],
  });
const workspace: Workspace = {
  kind: 'module',
  name: 'mfe-x',
  folder: join(root, 'mfe-x'),
  version: '1.0.0',
  descriptor: {},
};
const NOTE = '.cache/builds/mfe-x';
const BUILD = 'mfe-x/dist/build.json';

test.each<[string, Record<string, string>, string | undefined]>([
  ['a finished build', {}, VERSION],
  ['a build of other sources', { [NOTE]: '1.0.0-fffffff' }, undefined],
  ['a build that was stopped', { [NOTE]: '' }, undefined],
  ['a build by the bundler alone', { [BUILD]: buildOf('dev') }, undefined],
])('%s (%j) is found as %s', (_, changes, version) => {
  rmSync(root, { recursive: true, force: true });
  aFolder(root, { [NOTE]: VERSION, [BUILD]: buildOf(VERSION), ...changes });
  expect(findBuild(workspace, VERSION)?.record.version).toBe(version);
});

test.each([NOTE, 'mfe-x/dist'])('without %s there is none', (path) => {
  aFolder(root, { [NOTE]: VERSION, [BUILD]: buildOf(VERSION) });
  rmSync(join(root, path), { recursive: true });
  expect(findBuild(workspace, VERSION)).toBeUndefined();
});
