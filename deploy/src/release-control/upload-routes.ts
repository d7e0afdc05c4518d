import { isVersion, RELEASES_PATH } from '@rollcall/shared/module';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { authorizeToken, tokenIn } from '../deploy-tokens/authorize-token.ts';
import { countUploaded, takeUpload } from '../deploy-tokens/upload-allowance.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { LIMITS } from '../uploads/limits.ts';
import { receiveUpload } from '../uploads/receive-upload.ts';
import type { Authorizers } from './actor.ts';
import { ControlError } from './control-error.ts';
import { moduleName } from './module-name.ts';

export interface UploadRoutesOptions extends Authorizers {
  readonly store: ReleaseStore;
  /** Folder for uploads that are being checked. */
  readonly uploadsDir: string;
}

interface Put {
  Params: { readonly name: string; readonly version: string };
  Body: FastifyRequest['raw'];
}

/** A commit or a tag; only for people. */
const REVISION = /^[\w./+-]{1,100}$/;

/**
 * `PUT …/NAME/VERSION`: publishes a build for a preview (decision 072). One upload at a time; for deploy tokens only.
 */
export const uploadRoutes: FastifyPluginAsync<UploadRoutesOptions> = async (app, options) => {
  let isBusy = false;
  // The body is read as a stream, after the token was checked.
  app.addContentTypeParser('application/gzip', (_request, body, done) => done(null, body));
  app.put<Put>(
    `${RELEASES_PATH}/:name/:version`,
    { bodyLimit: LIMITS.packedBytes },
    async (request, reply) => {
      const token = await publisherOf(options, request, moduleName(request.params.name));
      const facts = readFacts(request);
      if (isBusy) {
        reply.header('retry-after', RETRY_AFTER_SECONDS);
        throw new ControlError(429, BUSY);
      }
      isBusy = true;
      try {
        await takeUpload(options.access, token.id, new Date());
        const { isNew, bytes } = await receiveUpload(options, { ...facts, by: token.by });
        if (isNew) await countUploaded(options.access, token.id, bytes);
        const { name, version } = facts;
        const message = `${name} ${version} ${isNew ? 'was published; it is not live' : 'had been published before'}.`;
        return reply
          .code(isNew ? 201 : 200)
          .send({ status: true, message, data: { name, version } });
      } finally {
        isBusy = false;
      }
    },
  );
};

/** An upload takes a second or two. */
const RETRY_AFTER_SECONDS = 2;

const BUSY = 'Another upload is being checked: try again in a few seconds.';

/** @throws ControlError that names the header. */
function readFacts({ params: { name, version }, headers, body }: FastifyRequest<Put>) {
  const { 'content-digest': digest, 'x-rollcall-revision': revision } = headers;
  if (!isVersion(version)) throw new ControlError(400, `version: ${version} is no version.`);
  if (revision !== undefined && !REVISION.test(String(revision))) {
    throw new ControlError(400, 'x-rollcall-revision: use at most 100 letters, digits and ./+-_.');
  }
  return { name, version, body, digest: digest?.toString(), revision: revision?.toString() };
}

/** The deploy token of an upload: a session never publishes code. */
async function publisherOf({ access }: Authorizers, request: FastifyRequest, name: string) {
  const text = tokenIn(request.headers.authorization);
  if (text === undefined) throw new ControlError(401, 'An upload needs a deploy token.');
  const demand = { name, action: 'publish' } as const;
  const token = await authorizeToken(access, text, demand, new Date());
  request.log.info({ deployToken: token.id, ...demand }, 'A deploy token was used');
  return token;
}
