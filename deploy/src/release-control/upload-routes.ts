import { Readable } from 'node:stream';
import { isVersion, RELEASES_PATH } from '@rollcall/shared/module';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { authorizeToken, tokenIn } from '../deploy-tokens/authorize-token.ts';
import { countUploaded, returnUpload, takeUpload } from '../deploy-tokens/upload-allowance.ts';
import { ControlError } from '../http/control-error.ts';
import { LIMITS } from '../uploads/limits.ts';
import { ANSWER_MS } from '../uploads/receive-elsewhere.ts';
import type { Received, Upload } from '../uploads/receive-upload.ts';
import { readArchive } from '../uploads/unpack.ts';
import { UploadRefusal } from '../uploads/upload-refusal.ts';
import type { Authorizers } from './actor.ts';
import { publishedName } from './published-name.ts';

export interface UploadRoutesOptions extends Authorizers {
  /** Checks an upload and publishes it. */
  readonly receive: (upload: Upload) => Promise<Received>;
}

interface Put {
  Params: { readonly name: string; readonly version: string };
  Body: FastifyRequest['raw'];
}

/** A commit or a tag; only for people. */
const REVISION = /^[\w./+-]{1,100}$/;

/**
 * `PUT …/NAME/VERSION`: publishes a build for a preview (decision 072). For deploy tokens only, one upload of each at a time.
 */
export const uploadRoutes: FastifyPluginAsync<UploadRoutesOptions> = async (app, options) => {
  /** The tokens whose upload is being read or checked. */
  const busy = new Set<string>();
  // The body is read as a stream, after the token was checked.
  app.addContentTypeParser('application/gzip', (_request, body, done) => done(null, body));
  app.put<Put>(
    `${RELEASES_PATH}/:name/:version`,
    { bodyLimit: LIMITS.packedBytes },
    async (request, reply) => {
      const token = await publisherOf(
        options,
        request,
        publishedName(request.params.name, options),
      );
      const facts = readFacts(request);
      if (busy.has(token.id)) {
        reply.header('retry-after', RETRY_AFTER_SECONDS);
        throw new ControlError(429, BUSY);
      }
      busy.add(token.id);
      // The connection is idle while the upload waits and is checked, which takes longer than calls usually may.
      reply.raw.setTimeout(ANSWER_MS + SLACK_MS, () => reply.raw.destroy());
      const at = new Date();
      try {
        await takeUpload(options.access, token.id, at);
        const { body, digest, ...about } = facts;
        const archive = await readArchive(body, digest);
        const { isNew } = await options.receive({ ...about, archive, by: token.by });
        if (isNew) await countUploaded(options.access, token.id, archive.length);
        const { name, version } = about;
        const message = `${name} ${version} ${isNew ? 'was published; it is not live' : 'had been published before'}.`;
        return reply
          .code(isNew ? 201 : 200)
          .send({ status: true, message, data: { name, version } });
      } catch (error) {
        if (error instanceof UploadRefusal && error.statusCode === 429) {
          reply.header('retry-after', RETRY_AFTER_SECONDS);
          await returnUpload(options.access, token.id, at);
        }
        throw error;
      } finally {
        busy.delete(token.id);
      }
    },
  );
};

/** What storing a checked upload may take, in milliseconds. */
const SLACK_MS = 10_000;

/** An upload takes a second or two. */
const RETRY_AFTER_SECONDS = 2;

const BUSY = 'Another upload of this deploy token is being checked: try again in a few seconds.';

const NOT_GZIP = 'content-type: send the archive as application/gzip.';

/** @throws ControlError that names the header. */
function readFacts({ params: { name, version }, headers, body }: FastifyRequest<Put>) {
  // Bodies of other types were parsed, or there is none.
  if (!(body instanceof Readable)) throw new ControlError(415, NOT_GZIP);
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
