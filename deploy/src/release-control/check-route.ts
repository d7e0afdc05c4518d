import { isVersion, moduleJson, RELEASES_PATH } from '@rollcall/shared/module';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod/mini';
import { assertRules, SOURCE_RULES } from '../gate/gate.ts';
import { callerOf } from '../http/caller.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { LIMITS } from '../uploads/limits.ts';
import { checkCandidate } from '../uploads/receive-upload.ts';
import { type Authorizers, actorOf } from './actor.ts';
import { publishedName } from './published-name.ts';
import { readBody } from './read-body.ts';

/** What a release will require, stated before anything is built. */
const candidate = z.strictObject({
  version: z.string().check(z.refine(isVersion, 'must be a version')),
  descriptor: z.unknown(),
  consumes: z.array(z.string()),
  libraries: z.record(z.string(), z.string()),
  descriptorFormat: z.number(),
  /** A version that is marked bad may become live again. */
  again: z._default(z.boolean(), true),
});

/** A descriptor and the names of a build are at most as large as in an upload. */
export const CHECK_LIMITS = {
  bodyLimit: LIMITS.recordBytes,
  config: { rateLimit: { max: 30, timeWindow: '1 minute', keyGenerator: callerOf } },
};

/** `POST …/NAME/check`: what the gate would refuse, before anything is built (decision 072). */
export const checkRoute: FastifyPluginAsync<
  Authorizers & { readonly store: ReleaseStore }
> = async (app, options) => {
  app.post<{ Params: { name: string } }>(
    `${RELEASES_PATH}/:name/check`,
    CHECK_LIMITS,
    async (request) => {
      const name = publishedName(request.params.name, options);
      await actorOf(options, request, { name, action: 'read' });
      const { descriptor, again, ...stated } = readBody(candidate, request.body);
      await assertRules(`${name}/module.json`, SOURCE_RULES, { name, descriptor });
      const record = { name, ...stated, descriptor: moduleJson.parse(descriptor) };
      await checkCandidate(options.store, { kind: 'module', record }, again);
      return { status: true, message: `The gate has no objection to ${name}.`, data: null };
    },
  );
};
