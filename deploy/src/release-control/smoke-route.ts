import { smokeRecord } from '@rollcall/cli/smoke/smoke-record';
import { isVersion, RELEASES_PATH } from '@rollcall/shared/module';
import type { FastifyPluginAsync } from 'fastify';
import { readRelease } from '../gate/read-live.ts';
import { ControlError } from '../http/control-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { readSmokeRecord } from '../store/smoke-record.ts';
import { type Authorizers, actorOf } from './actor.ts';
import { publishedName } from './published-name.ts';
import { readBody } from './read-body.ts';

interface SmokeRouteOptions extends Authorizers {
  readonly store: ReleaseStore;
}

interface OfVersion {
  Params: { readonly name: string; readonly version: string };
}

/** A record has some hundred bytes for each page. */
const MAX_BYTES = 256 * 1024;

/** `…/NAME/VERSION/smoke`: the last smoke test of a version, which a team runs for its upload (decision 067). */
export const smokeRoute: FastifyPluginAsync<SmokeRouteOptions> = async (app, options) => {
  const { store } = options;
  app.get<OfVersion>(`${RELEASES_PATH}/:name/:version/smoke`, async (request) => {
    const name = publishedName(request.params.name, options);
    const { version } = request.params;
    await actorOf(options, request, { name, action: 'read' });
    const record = isVersion(version) ? await readSmokeRecord(store, name, version) : undefined;
    const message = `The last smoke test of ${name} ${version}`;
    return { status: true, message, data: record ?? null };
  });

  app.put<OfVersion>(
    `${RELEASES_PATH}/:name/:version/smoke`,
    { bodyLimit: MAX_BYTES },
    async (request) => {
      const name = publishedName(request.params.name, options);
      const { version } = request.params;
      await actorOf(options, request, { name, action: 'publish' });
      const record = readBody(smokeRecord, request.body);
      const release = isVersion(version) ? await readRelease(store, name, version) : undefined;
      if (!release) throw new ControlError(404, `${name} ${version} is not published.`);
      const isUpload = release.kind === 'module' && release.record.upload;
      if (!isUpload && options.operator === undefined) {
        throw new ControlError(409, `${name} ${version} is no upload: its own console tests it.`);
      }
      if (record.name !== name || record.version !== version) {
        throw new ControlError(
          422,
          `name, version: the record is of ${record.name} ${record.version}, not of ${name} ${version}.`,
        );
      }
      if (record.passed !== record.pages.every(({ problems }) => problems.length === 0)) {
        throw new ControlError(422, 'passed: it must say whether no page has problems.');
      }
      if (record.pages.length === 0) throw new ControlError(422, 'pages: no page was opened.');
      await store.saveSmokeTest(name, version, record);
      const message = `The smoke test of ${name} ${version} is stored.`;
      return { status: true, message, data: null };
    },
  );
};
