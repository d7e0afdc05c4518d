import { join } from 'node:path';
import Fastify from 'fastify';
import { folderAccess } from '../deploy-tokens/access-store.ts';
import { createToken, type NewToken } from '../deploy-tokens/deploy-token.ts';
import { folderOutcomes } from '../outcomes/outcome-store.ts';
import { type ReleaseControlOptions, releaseControl } from '../release-control/release-control.ts';
import { receiveUpload, withUploadFolder } from '../uploads/receive-upload.ts';
import { ADMINISTRATOR } from './sessions.ts';
import { storeWithReleases } from './store-with-releases.ts';

/** Release control over HTTP with a store in `folder`, where every session is that of an administrator. */
export async function startReleaseService(
  folder: string,
  parts: Partial<ReleaseControlOptions> = {},
) {
  const { store, releases } = await storeWithReleases(folder);
  const access = folderAccess(releases);
  const uploads = join(folder, 'uploads');
  const app = Fastify();
  await app.register(releaseControl, {
    store,
    outcomes: folderOutcomes(join(folder, 'outcomes')),
    access,
    receive: (upload) =>
      withUploadFolder(uploads, (files) => receiveUpload({ store, folder: files }, upload)),
    identify: async () => ADMINISTRATOR,
    ...parts,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    store,
    access,
    releases,
    uploads,
    /** The text of a new deploy token, which may publish mfe-time. */
    async aToken(changes: Partial<NewToken> = {}): Promise<string> {
      const common = { title: 'CI', modules: ['mfe-time'], days: 1, by: 'ada' };
      const request = { ...common, mayPublish: true, mayPoint: false, ...changes };
      const { token, text } = createToken(request, new Date());
      await access.change((before) => ({
        after: { ...before, tokens: [...before.tokens, token] },
        result: undefined,
      }));
      return text;
    },
  };
}
