import { RELEASES_PATH } from '@rollcall/shared/module';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod/mini';
import { findBuild } from '../build/build-workspace.ts';
import { listWorkspaces } from '../build/workspaces.ts';
import { ControlError } from '../http/control-error.ts';
import { checkBuild, publishBuild, withSmokeTestRequired } from '../releases/publish-build.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { readBody } from './read-body.ts';

const about = z.strictObject({ testedCommit: z.optional(z.string()) });

interface OfVersion {
  Params: { readonly name: string; readonly version: string };
}

/**
 * `PUT …/NAME/VERSION/build`: publishes the build that is in this checkout, with the commit that has passed its tests. Only
 * for the operator, in the process of their command, who needs no upload.
 */
export const buildRoute: FastifyPluginAsync<{ readonly store: ReleaseStore }> = async (
  app,
  { store },
) => {
  app.put<OfVersion>(`${RELEASES_PATH}/:name/:version/build`, async (request) => {
    const { name, version } = request.params;
    const { testedCommit } = readBody(about, request.body);
    const workspace = listWorkspaces().find((one) => one.name === name);
    const build = workspace && findBuild(workspace, version);
    if (!build) throw new ControlError(404, `There is no build of ${name} ${version} here.`);
    const release = withSmokeTestRequired(await checkBuild(build, testedCommit));
    await publishBuild(store, build, release);
    const message = `${name} ${version} was published; it is not live.`;
    return { status: true, message, data: { name, version } };
  });
};
