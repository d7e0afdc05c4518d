import { join } from 'node:path';
import { CommandError } from '@rollcall/cli/command-error';
import { EXIT } from '@rollcall/cli/exit-codes';
import type { OpenTools } from '@rollcall/cli/release-project';
import { libraryVersions, namesImportedFrom } from '@rollcall/shared/build';
import { DESCRIPTOR_FORMAT } from '@rollcall/shared/module';
import { buildWorkspace } from '../build/build-workspace.ts';
import { compareSources } from '../build/compare-sources.ts';
import { releaseVersion } from '../build/content-id.ts';
import { listWorkspaces } from '../build/workspaces.ts';
import { checkTypes, runTests } from './run-tests.ts';

/**
 * The tools for a release of a workspace of this checkout: of its tests only those that depend on what changed since the
 * live version, and its build is published from where it is.
 */
export const openCheckoutTools: OpenTools = async (project, live, options) => {
  const { client, signal, allTests, skipTests } = options;
  const { name, version } = project;
  const workspace = listWorkspaces().find((one) => one.name === name);
  if (!workspace) throw new Error(`${name} is no workspace.`);
  // Without a record of the live version all tests run.
  const released = live === undefined ? undefined : client.record(name, live);
  const tested = (await released?.catch(() => undefined))?.record.testedCommit;
  const sources = compareSources(workspace, allTests ? undefined : tested);
  return {
    needs: async () => ({
      version,
      descriptor: project.descriptor,
      descriptorFormat: DESCRIPTOR_FORMAT,
      consumes: namesImportedFrom(join(project.folder, 'src/module.ts')),
      libraries: libraryVersions(),
    }),
    test: () => runTests(workspace, { since: sources.base, signal }),
    checkTypes: () => checkTypes(workspace, signal),
    async build() {
      await buildWorkspace(workspace, version, signal);
      if (releaseVersion(workspace) === version) return;
      throw new CommandError(
        `The source of ${name} changed while it was being built: release again.`,
        EXIT.build,
      );
    },
    publish: () => client.publishBuild(project, skipTests ? undefined : sources.tested),
  };
};
